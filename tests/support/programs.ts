/** Finds the programs that the tests use beside npm packages: three browsers, nginx and Apache. Installs nothing. */
import { findChromium, findOnPath } from "../../scripts/chromium";

/** Finds Debian's Firefox, or the WebDriver of its WebKitGTK. */
export function findEngine(engine: "firefox" | "webkit"): string | undefined {
  if (engine === "firefox") return findOnPath("firefox-esr");
  // WebKitGTK has no headless mode.
  return process.env.DISPLAY || findXvfb() ? findOnPath("WebKitWebDriver") : undefined;
}

/** Path of Xvfb, a virtual display. */
export const findXvfb = () => findOnPath("Xvfb");

export const findNginx = () => findOnPath("nginx");

export const findApache = () => findOnPath("apache2");

/** A program of the tests, and how to install it. */
interface Program {
  name: string;
  find: () => string | undefined;
  debianPackages: string[];
  /** What is skipped without it; absent for Chromium, which is required. */
  leftOut?: string;
}

export const programs: readonly Program[] = [
  { name: "Chromium", find: findChromium, debianPackages: ["chromium-headless-shell"] },
  {
    name: "Firefox",
    find: () => findEngine("firefox"),
    debianPackages: ["firefox-esr"],
    leftOut: "the walk in Firefox",
  },
  {
    name: "WebKit",
    find: () => findEngine("webkit"),
    debianPackages: ["webkit2gtk-driver", "xvfb"],
    leftOut: "the walk in WebKit",
  },
  { name: "nginx", find: findNginx, debianPackages: ["nginx-light"], leftOut: "the test of docs/nginx.conf" },
  { name: "Apache", find: findApache, debianPackages: ["apache2-bin"], leftOut: "the test of .htaccess" },
];
