import { Builder, Session, WebDriver } from "selenium-webdriver";
import { vi } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { BidiExecutor } from "./bidi-executor.ts";
import { hasFirefox, hasWebkit, programs } from "./installed.ts";
import { firstMatch, Programs } from "./programs.ts";

type Engine = {
  name: string;
  isInstalled: boolean;
  open: (running: Programs) => Promise<WebDriver>;
};
export type Browser = { driver: WebDriver; close: () => Promise<void> };

/** Debian's browsers that are not Chromium. */
export const engines: Engine[] = [
  { name: "Firefox", isInstalled: hasFirefox, open: openFirefox },
  { name: "WebKit", isInstalled: hasWebkit, open: openWebkit },
];

export async function openBrowser({ open }: Engine): Promise<Browser> {
  const running = await Programs.create();
  try {
    const driver = await open(running);
    return {
      driver,
      async close() {
        // A browser that does not answer any more is ended by force.
        await vi.waitFor(() => driver.quit(), 10_000).catch(console.warn);
        await running.stop();
      },
    };
  } catch (error) {
    await running.stop();
    throw error;
  }
}

/** MiniBrowser needs one, and without one Firefox has no WebGL. */
async function openScreen(running: Programs): Promise<string> {
  const size = ["-screen", "0", "1280x800x24"];
  const screen = running.start(programs.screen, ["-displayfd", "1", ...size]);
  return `:${await firstMatch(screen.stdout, /^(\d+)$/)}`;
}

async function openFirefox(running: Programs): Promise<WebDriver> {
  const args = ["--no-remote", "--profile", running.home];
  const firefox = running.start(programs.firefox, [...args, "--remote-debugging-port=0"], {
    DISPLAY: await openScreen(running),
    MOZ_CRASHREPORTER_DISABLE: "1",
  });
  const address = await firstMatch(firefox.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const executor = await BidiExecutor.connect(`${address}/session`);
  return new WebDriver(new Session("firefox", {}), executor);
}

async function openWebkit(running: Programs): Promise<WebDriver> {
  const DISPLAY = await openScreen(running);
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  running.start(programs.webkitDriver, [`--port=${port}`], { DISPLAY });
  await vi.waitFor(() => fetch(`${server}/status`), 20_000);
  const options = { binary: programs.miniBrowser, args: ["--automation", "--full-screen"] };
  return new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
    .build();
}
