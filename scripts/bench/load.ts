import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import autocannon from "autocannon";
import { findNginx } from "../../tests/support/programs";
import { startServer } from "./servers";
import { median, type Row, rounded, table } from "./statistics";

const ports = { shipped: "9403", plain: "9404" };

/** What anybody would write who only wants the files served; compressed as ours, or the comparison would be one of gzip. */
const plainConfiguration = `
gzip on;
gzip_comp_level 6;
gzip_types application/javascript application/json image/svg+xml;
location / { try_files $uri $uri/index.html =404; }
`;

const load = (url: string) => autocannon({ url, connections: 50, duration: 5, headers: { "accept-encoding": "gzip" } });

/** Measures the shipped configuration of nginx beside a plain one, turn by turn, for a page and for a script. */
export async function benchLoad(count: number): Promise<Row[]> {
  if (!findNginx()) throw new Error("There is no nginx here: install it (Debian: nginx-light).");
  const directory = mkdtempSync(path.join(tmpdir(), "nginx-plain-"));
  const plain = path.join(directory, "plain.conf");
  writeFileSync(plain, plainConfiguration);
  const script = readdirSync("public").find((name) => /^app-.*\.js$/.test(name));
  const servers = [
    await startServer("tests/support/serve-nginx.ts", ports.shipped),
    await startServer("tests/support/serve-nginx.ts", ports.plain, plain),
  ];
  const rows: Row[] = [];
  try {
    for (const address of ["/servicos", `/${script}`]) {
      const results = { shipped: [] as autocannon.Result[], plain: [] as autocannon.Result[] };
      for (let run = 0; run < count; run++) {
        for (const name of ["shipped", "plain"] as const)
          results[name].push(await load(`http://127.0.0.1:${ports[name]}${address}`));
      }
      const failed = [...results.shipped, ...results.plain].reduce(
        (sum, { non2xx, errors }) => sum + non2xx + errors,
        0,
      );
      if (failed > 0) throw new Error(`${failed} requests of ${address} failed.`);
      const rate = (name: keyof typeof results) => median(results[name].map(({ requests }) => requests.average));
      const slowest = (name: keyof typeof results) => median(results[name].map(({ latency }) => latency.p99));
      rows.push({
        address: address.replace(/-[0-9a-f]+/, "-…"),
        "requests/s": rounded(rate("shipped")),
        "p99, ms": rounded(slowest("shipped")),
        "requests/s, plain": rounded(rate("plain")),
        "p99, ms, plain": rounded(slowest("plain")),
        "shipped to plain": rounded(rate("shipped") / rate("plain"), 3),
      });
    }
  } finally {
    for (const server of servers) server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
  console.log(`\n## nginx under load (50 connections, medians of ${count})\n\n${table(rows)}`);
  return rows;
}
