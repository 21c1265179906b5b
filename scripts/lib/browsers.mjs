// Finds the browsers the tests drive, and on Debian installs the missing ones. Chromium is required; a Firefox or a
// WebKit that is not there is reported by name and its tests are not counted.
import { accessSync, constants, existsSync, readFileSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Stop, attempt, step } from "./run.mjs";

/** @typedef {{ driver: string, browser: string, screen: string }} WebKit */

const { platform, env } = process;

/** @param {string} program */
export function onPath(program) {
  const names = platform === "win32" ? [`${program}.exe`] : [program];
  const files = (env["PATH"] ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return files.find(isProgram);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string | undefined} chosen
 * @param {string[]} programs
 * @param {string[]} places
 */
const find = (chosen, programs, places) =>
  chosen ?? programs.map(onPath).find((file) => file !== undefined) ?? places.find(existsSync);

/** @param {string} below the folder a Windows program has below each of the program folders */
const windows = (below) =>
  ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].map((name) => join(env[name] ?? "", below));

export const findChromium = () =>
  find(
    env["CHROME_PATH"],
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"],
    [
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      ...windows("Google/Chrome/Application/chrome.exe"),
      ...windows("Microsoft/Edge/Application/msedge.exe"),
    ],
  );

export const findFirefox = () =>
  find(
    env["FIREFOX_PATH"],
    ["firefox-esr", "firefox"],
    ["/Applications/Firefox.app/Contents/MacOS/firefox", ...windows("Mozilla Firefox/firefox.exe")],
  );

/** WebKitGTK's driver, its small browser, and the screen without a monitor that it draws on. */
export function findWebKit() {
  const driver = onPath("WebKitWebDriver");
  const screen = onPath("Xvfb");
  const browser = subfolders("/usr/lib", "/usr/libexec")
    .flatMap((folder) => [folder, ...subfolders(folder)])
    .filter((folder) => folder.includes("webkit2gtk-"))
    .map((folder) => join(folder, "MiniBrowser"))
    .find(isProgram);
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** @param {string[]} folders */
function subfolders(...folders) {
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(folder, entry.name)),
  );
}

/**
 * What is not on this machine, in words; undefined where the browser is.
 * @param {"chromium" | "firefox" | "webkit"} browser
 */
export function missing(browser) {
  if (browser === "chromium") return findChromium() ? undefined : "no Chrome or Chromium found";
  if (browser === "firefox") return findFirefox() ? undefined : "no Firefox found";
  return findWebKit() ? undefined : "no WebKitWebDriver with MiniBrowser and Xvfb found";
}

/** How Playwright starts each of them. */
export const chromiumLaunch = () => ({
  executablePath: findChromium() ?? "",
  args: [
    // Its sandbox refuses to run as root, which is who tests run as in a container.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ...["--disable-gpu", "--disable-quic", "--no-first-run"],
    ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
  ],
});
export const firefoxLaunch = () => ({ executablePath: findFirefox() ?? "", channel: "moz-firefox" });

const DEBIAN = [
  { missing: () => !findChromium(), packages: ["chromium"] },
  { missing: () => !onPath("chromedriver"), packages: ["chromium-driver"] },
  { missing: () => !findFirefox(), packages: ["firefox-esr"] },
  { missing: () => !findWebKit(), packages: ["webkit2gtk-driver", "xvfb"] },
  // Reads what a page has printed.
  { missing: () => !onPath("pdftotext"), packages: ["poppler-utils"] },
];

/**
 * Installs what is missing, where that is possible without asking for a password.
 * @param {{ missing: () => boolean, packages: string[] }[]} parts
 */
export async function installMissing(parts) {
  const packages = parts.filter(({ missing }) => missing()).flatMap((part) => part.packages);
  if (packages.length > 0 && isDebian()) await aptInstall(packages);
}

/** Installs what is missing where that is possible; without any Chromium the tests cannot go on. */
export async function browsers() {
  await installMissing(DEBIAN);
  if (findChromium() !== undefined) return;
  throw new Stop(
    "Chrome or Chromium is missing: the browser tests run in it. Install either (" +
      (isDebian() ? "`apt-get install chromium`, as root" : "https://www.google.com/chrome") +
      "), or name the program in CHROME_PATH.",
  );
}

function isDebian() {
  const file = "/etc/os-release";
  return existsSync(file) && /^ID="?(debian|raspbian)"?$/m.test(readFileSync(file, "utf8"));
}

/** @param {string[]} packages */
async function aptInstall(packages) {
  const root = process.getuid?.() === 0;
  // Never asks for a password: a test run is no place for a prompt.
  if (!root && (await attempt("sudo", ["-n", "true"])).code !== 0) {
    console.log(`- For all the tests: sudo apt-get install --no-install-recommends ${packages.join(" ")}`);
    return;
  }
  await step(`installing ${packages.join(", ")} for the tests`, async () => {
    const [command, first] = root ? ["apt-get", []] : ["sudo", ["-n", "apt-get"]];
    const options = { log: "apt", env: { DEBIAN_FRONTEND: "noninteractive" } };
    await attempt(command, [...first, "update"], options);
    await attempt(command, [...first, "install", "-y", "--no-install-recommends", ...packages], options);
  });
}
