/**
 * Finds the other engines for `npm run test:engines`: Firefox and WebKitGTK. Run as a script, it also installs Debian's packages of
 * those that are missing, where that is possible, and says of each where it is, or why it is left out.
 */
import { findOnPath, installDebianPackages, isExecutable } from "./system";

export interface FirefoxPrograms {
  firefox: string;
}

export interface WebKitPrograms {
  /** WebKitGTK's WebDriver, which starts the browser itself. */
  driver: string;
  /** Xvfb, where there is no screen. */
  xvfb: string | undefined;
}

const firefoxCommands = ["firefox-esr", "firefox"];
const usualPlaces = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** Firefox, where it is already there. */
export function findFirefox(): FirefoxPrograms | undefined {
  const firefox = firefoxCommands.map(findOnPath).find(Boolean) ?? usualPlaces.find(isExecutable);
  return firefox ? { firefox } : undefined;
}

/** WebKitGTK and a screen for it, where they are already there. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findOnPath("WebKitWebDriver");
  const xvfb = process.env.DISPLAY ? undefined : findOnPath("Xvfb");
  return driver && (process.env.DISPLAY || xvfb) ? { driver, xvfb } : undefined;
}

/** Why an engine's tests do not run; the runner prints it, so that nobody takes them for passed. */
export const missing = {
  firefox: "Firefox was not found, and Debian's package firefox-esr could not be installed",
  webkit: "WebKitGTK was not found, and Debian's packages webkit2gtk-driver and xvfb could not be installed",
};

if (require.main === module) {
  if (!findFirefox()) installDebianPackages("firefox-esr");
  if (!findWebKit()) installDebianPackages("webkit2gtk-driver", "xvfb");
  console.log(`Firefox: ${findFirefox()?.firefox ?? `skipped: ${missing.firefox}`}`);
  console.log(`WebKitGTK: ${findWebKit()?.driver ?? `skipped: ${missing.webkit}`}`);
}
