import {
  expect,
  hydrated,
  mainHeading,
  nextFrame,
  openBeforeScripts,
  phone,
  test,
  watchLayoutShifts,
} from "./support/site";

test.use({ viewport: phone });

/**
 * URL variants at which hosts serve a route's page, each with the URL that the browser then shows. In an order in
 * which each is loaded: the browser would not load an address that differs from the one before in its fragment alone.
 */
const variants = (route: string): Record<string, string> => ({
  [`${route}?utm_source=cartao&x=1%25`]: `${route}?utm_source=cartao&x=1%25`,
  [`${route}#100%`]: `${route}#100%25`,
  [`${route.replace(/\/$/, "")}/index.html`]: route,
  [`${route.replace(/\/$/, "")}/index.html?x=1#conteudo`]: `${route}?x=1#conteudo`,
  [`${route}#%ff`]: `${route}#%25ff`,
  ...(route !== "/" && {
    [`${route}/`]: route,
    [`${route}/?x=1#conteudo`]: `${route}?x=1#conteudo`,
    [`/${route}`]: route,
  }),
});

/** Of the page with the form, what comes after its name; of the home page only `index.html`, of another page only the trailing slash. */
for (const [route, ending] of [
  ["/", /\/index\.html/],
  ["/contato", /[?#]|^\/\//],
  ["/servicos", /\/$/],
] as const) {
  const chosen = Object.entries(variants(route)).filter(([address]) => ending.test(address));
  test(`Every address of ${route} shows its page, keeps what is typed, and does not move`, async ({ page, site }) => {
    const layoutShifts = await watchLayoutShifts(page);
    for (const [address, canonical] of chosen) {
      // Concatenated, because a leading `//` would name another host.
      const release = await openBeforeScripts(page, `${site.origin}${address}`);
      const title = (await mainHeading(page).textContent()) ?? "";
      const before = await layoutShifts();
      if (route === "/contato") await site.form.field("message").fill("Parou.");
      release();
      await hydrated(page);
      if (route === "/contato") await expect(site.form.field("message")).toHaveValue("Parou.");
      await nextFrame(page);
      expect(page.url()).toBe(`${site.origin}${canonical}`);
      await expect(mainHeading(page)).toHaveText(title);
      expect(await layoutShifts(), address).toEqual(before);
      await page.unrouteAll();
    }
  });
}

test("The page stays where the visitor has scrolled to before its script starts", async ({ page }) => {
  for (const address of ["/termos-de-uso", "/termos-de-uso?x=1#conteudo"]) {
    const release = await openBeforeScripts(page, address);
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
    release();
    await hydrated(page);
    await nextFrame(page);
    expect(await page.evaluate(() => window.scrollY), address).toBe(2000);
    await page.unrouteAll();
  }
});
