/** @jest-environment node */
import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import express from "express";
import { routes } from "../../src/content/routes";
import { ProjectCopy } from "../support/project-copy";

/** The owner's clone. */
let owner: ProjectCopy;
/** The host's checkout, in which it builds. */
let checkout: ProjectCopy;
/** The host's bare repository and the folder that it serves. */
let host: string;
let server: Server;

const git = (...args: string[]) => execFileSync("git", args, { cwd: owner.directory, encoding: "utf8" });

/**
 * The host's hook: on each push it checks out the files, runs the project's commands and, only if they succeed, publishes the
 * result. Output of earlier builds stays in the checkout, as in a host's cache.
 */
const hook = `#!/bin/sh
git --work-tree="$CHECKOUT" checkout --quiet --force main &&
cd "$CHECKOUT" && unset GIT_DIR &&
npm run build && npm run export &&
rm -rf "$HOST/online" && cp -R dist "$HOST/online"
`;

beforeAll(async () => {
  owner = new ProjectCopy(path.resolve());
  checkout = new ProjectCopy(path.resolve(), true);
  host = realpathSync(mkdtempSync(path.join(tmpdir(), "host-")));
  git("init", "--quiet", "--bare", "--initial-branch=main", path.join(host, "site.git"));

  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Dono do site");
  git("config", "user.email", "dono@example.com");
  git("remote", "add", "origin", path.join(host, "site.git"));

  // As GitHub Pages does: serves servicos.html at `/servicos`, and the folder's index at `/servicos/`.
  const online = path.join(host, "online");
  const app = express()
    .use((request, response, next) => {
      response.sendFile(`${request.path}.html`, { root: online }, (error) => error && next());
    })
    .use(express.static(online, { redirect: false }));
  server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(() => {
  server.close();
  owner.delete();
  checkout.delete();
  rmSync(host, { recursive: true, force: true });
});

/** Commits all changes of the owner's clone, pushes, and returns the host's output, with line breaks as spaces. */
async function push(message?: string): Promise<string> {
  git("add", "--all", "--", ".", ":!node_modules");
  if (message) git("commit", "--quiet", "--message", message);
  // Asynchronous, because this process serves the site meanwhile.
  const { stderr } = await promisify(execFile)("git", ["push", "origin", "main"], {
    cwd: owner.directory,
    // Netlify sets this variable, which Gatsby reads.
    env: {
      ...process.env,
      HOST: host,
      CHECKOUT: checkout.directory,
      CI: "true",
      NODE_ENV: "production",
      NETLIFY: "true",
    },
  });
  return stripVTControlCharacters(stderr)
    .replace(/^remote: ?/gm, "")
    .replace(/\s+/g, " ");
}

/** Changes one line of `business.yaml`. */
function setPhone(written: string): void {
  owner.write("business.yaml", owner.read("business.yaml").replace(/^phone: .*$/m, `phone: ${written}`));
}

async function visit(route: string): Promise<{ status: number; bytes: Buffer }> {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${route}`, { redirect: "manual" });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

const visitAll = () => Promise.all(routes.map((route) => visit(route.path)));

describe("a push that changes the line of the phone, to the repository that the host follows", () => {
  let log: string;

  beforeAll(async () => {
    setPhone("(87) 3761-0000");
    owner.edit("data/pages/contact.yaml", /^ {2}delivery: .*$/m, "  delivery: netlify");
    await push("Começa o site");
    writeFileSync(path.join(host, "site.git/hooks/post-receive"), hook, { mode: 0o755 });
    setPhone("(87) 3761-2345");
    log = await push("Muda o telefone");
  });

  it("is a commit of one line", () => {
    expect(git("show", "--numstat", "--format=").trim()).toBe("1\t1\tdata/business.yaml");
  });

  it("puts the five pages online, each at the address without a slash at its end", async () => {
    expect((await visitAll()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await visit("/contato/")).bytes).toEqual((await visit("/contato")).bytes);
    expect((await visit("/nao-existe")).status).toBe(404);
  });

  it("is known to be on Netlify, which delivers the form", () => {
    expect(log).not.toContain("não está sendo feito no Netlify");
  });

  it("is built without the adapter that Gatsby would download for the host", () => {
    expect(log).not.toMatch(/adapter/i);
  });

  it("shows visitors the new phone", async () => {
    const page = (await visit("/contato")).bytes.toString();
    expect(page).toContain("(87) 3761-2345");
    expect(page).toContain("tel:+558737612345");
    expect(page).not.toContain("(87) 3761-0000");
  });

  describe("and then one that takes it back with git revert", () => {
    beforeAll(async () => {
      git("revert", "--no-edit", "HEAD");
      log = await push();
    });

    it("shows visitors the phone of before, and no longer the wrong one", async () => {
      const page = (await visit("/contato")).bytes.toString();
      expect(page).toContain("(87) 3761-0000");
      expect(page).not.toContain("(87) 3761-2345");
    });

    it("keeps the wrong commit in the history", () => {
      expect(git("log", "--format=%s").split("\n").slice(0, 2)).toEqual([
        'Revert "Muda o telefone"',
        "Muda o telefone",
      ]);
    });
  });

  describe("and then one that breaks it", () => {
    let before: Awaited<ReturnType<typeof visitAll>>;

    beforeAll(async () => {
      before = await visitAll();
      setPhone("87 3761 2345");
      log = await push("Muda o telefone outra vez");
    });

    it("tells the owner file, line, field and what to write", () => {
      const line = owner.read("business.yaml").split("\n").indexOf("phone: 87 3761 2345") + 1;
      expect(log).toContain(
        `data/business.yaml, linha ${line}, campo Telefone e WhatsApp (phone): O telefone não está no formato esperado. ` +
          "Escreva com DDD, por exemplo: (87) 99999-9999",
      );
      expect(log).toContain("O site não foi publicado; a versão que está no ar continua.");
    });

    it("leaves every page that visitors get as it was, to the byte", async () => {
      expect(await visitAll()).toEqual(before);
    });
  });
});
