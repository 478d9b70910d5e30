import type { Page } from "@playwright/test";
import { chatUrl, phoneUrl } from "./support/built-content";
import {
  clickInPlace,
  expect,
  mainHeading,
  menuButton,
  navigation,
  nextFrame,
  openBeforeScripts,
  phone,
  test,
  visit,
  widthFrom,
} from "./support/site";

test.use({ viewport: phone });

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await expectOpen(page);
}

/** Waits for a possible scroll, which starts within a few frames. */
async function nextScroll(page: Page): Promise<void> {
  for (let times = 0; times < 5; times++) await nextFrame(page);
}

async function expectOpen(page: Page): Promise<void> {
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
  await expect(navigation(page)).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  await expect(navigation(page)).toBeHidden();
}

test("A button opens and closes the menu, keeps its name, and says its state; so do keys, and Escape closes it", async ({
  page,
  site,
}) => {
  await visit(page, "/");
  await expectClosed(page);
  await expect(menuButton(page)).toHaveAccessibleName(site.interfaceTexts.header.menuLabel);
  await openMenu(page);
  await expect(menuButton(page)).toHaveAccessibleName(site.interfaceTexts.header.menuLabel);
  await menuButton(page).click();
  await expectClosed(page);

  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expectOpen(page);
  await page.keyboard.press("Tab");
  await expect(navigation(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await expect(menuButton(page)).toBeFocused();
});

test("The open menu shows the pages and its own number, and closes on a link", async ({ page, site }) => {
  await visit(page, "/servicos");
  await openMenu(page);

  const links = navigation(page).getByRole("link");
  await expect(links).toHaveText(
    [site.homePage, site.servicesPage, site.contactPage].map(({ linkLabel }) => linkLabel),
  );
  await expect(navigation(page).locator("[aria-current=page]")).toHaveText(site.servicesPage.linkLabel);
  const header = page.getByRole("banner");
  await expect(header.getByText(site.business.legalName).filter({ visible: true })).toHaveCount(1);
  await expect(header.getByText(site.business.taxNumber).filter({ visible: true })).toHaveCount(1);
  const { phone: number, menuPhone = number } = site.business;
  const call = header.getByRole("link", { name: menuPhone });
  await expect(call).toHaveAttribute("href", phoneUrl(menuPhone));
  const chat = header.getByRole("link", { name: site.interfaceTexts.header.chatLabel });
  // A menu with the business's own phone has its own chat, too.
  const menuChat = menuPhone === number ? site.chatNumber : menuPhone;
  await expect(chat).toHaveAttribute("href", chatUrl(menuChat, site.business.greeting));

  await links.getByText(site.servicesPage.linkLabel).click();
  await expectClosed(page);
  await openMenu(page);
  await links.getByText(site.contactPage.linkLabel).click();
  await expectClosed(page);
  await expect(mainHeading(page)).toHaveText(site.contactPage.heading);
  await expect(mainHeading(page)).toBeFocused();
});

test("The menu closes on Back", async ({ page, site }) => {
  await visit(page, "/");
  await openMenu(page);
  await navigation(page).getByRole("link", { name: site.servicesPage.linkLabel }).click();
  await expect(mainHeading(page)).toHaveText(site.servicesPage.heading);
  await openMenu(page);
  await page.goBack();
  await expect(mainHeading(page)).toHaveText(site.homePage.hero.heading);
  await expectClosed(page);
});

test("A menu that was opened before hydration stays open, and the page behind it is out of reach", async ({ page }) => {
  const release = await openBeforeScripts(page, "/");
  await menuButton(page).click();
  await expect(navigation(page)).toBeVisible();
  release();
  await expectOpen(page);
  for (const role of ["main", "contentinfo"] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  for (const role of ["main", "contentinfo"] as const) await expect(page.getByRole(role)).toBeVisible();
});

test("The open menu makes way for the page in a wide window and on paper, and is open again after that", async ({
  page,
}) => {
  await visit(page, "/");
  await openMenu(page);
  const content = page.getByRole("main").getByRole("link").first();

  await page.setViewportSize({ ...phone, width: widthFrom("menu") - 1 });
  await expectOpen(page);
  await expect(content).toBeHidden();
  await page.setViewportSize({ ...phone, width: widthFrom("menu") });
  await expect(content).toBeVisible();
  await page.setViewportSize(phone);
  await expectOpen(page);

  await page.emulateMedia({ media: "print" });
  await expect(mainHeading(page)).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await expectOpen(page);
});

test("While the menu is open, the page behind it does not scroll", async ({ page }) => {
  await visit(page, "/");
  const position = () => page.evaluate(() => window.scrollY);
  const turnWheelAt = async (y: number) => {
    await page.mouse.move(phone.width / 2, y);
    await page.mouse.wheel(0, 300);
    await nextScroll(page);
  };
  const middle = phone.height / 2;
  await turnWheelAt(middle);
  await expect.poll(position).toBe(300);

  await clickInPlace(page, menuButton(page));
  await expectOpen(page);
  for (const [place, y] of Object.entries({ header: 20, menu: middle })) {
    await turnWheelAt(y);
    expect(await position(), `after turning the wheel over the ${place}`).toBe(300);
  }
  await expect(menuButton(page)).toBeFocused();
  for (const key of ["PageDown", "End", "Home", "ArrowDown"]) {
    await page.keyboard.press(key);
    await nextScroll(page);
    expect(await position(), `after ${key}`).toBe(300);
  }

  await page.keyboard.press("Escape");
  await expectClosed(page);
  await turnWheelAt(middle);
  await expect.poll(position, "with the menu closed").toBe(600);
});
