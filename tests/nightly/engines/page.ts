import { Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { expect, vi } from "vitest";
import { findNamed, isReady } from "./in-the-page.ts";

/** What a person does with a page, in words that both engines understand. */
export class Page {
  private readonly driver: WebDriver;
  private readonly site: string;

  constructor(driver: WebDriver, site: string) {
    this.driver = driver;
    this.site = site;
  }

  /** Opens an address and waits until the page is ready. */
  async visit(path: string): Promise<void> {
    await this.driver.get(this.site + path);
    // WebKit's driver once answered while the page before was still there.
    await eventually(async () => {
      expect(await this.run(() => Reflect.has(window, "problems"))).toBe(false);
    });
    await this.run(() => {
      Object.assign(window, { problems: [] });
      const tell = (text: string) => Reflect.get(window, "problems").push(text);
      addEventListener("error", ({ message }) => tell(message));
      addEventListener("unhandledrejection", ({ reason }) => tell(String(reason)));
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        tell(`policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    await eventually(async () => {
      expect(await this.run(() => document.documentElement.hasAttribute("data-ready"))).toBe(true);
    });
  }

  /** What went wrong in this page since it was opened. */
  problems(): Promise<string[]> {
    return this.run(() => Reflect.get(window, "problems"));
  }

  /** Runs a function in the page; only what it is given reaches it. */
  run<Result, Args extends unknown[]>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return this.driver.executeScript<Result>(`return (${script}).apply(null, arguments)`, ...args);
  }

  /** The first element that can be seen, with this name for a screen reader, once it is there. */
  find(selector: string, name = ""): Promise<WebElement> {
    return eventually(async () => {
      const found = await this.driver.executeScript<WebElement | null>(
        `return (${findNamed}).apply(null, arguments)`,
        selector,
        name,
      );
      return found ?? Promise.reject(new Error(`No ${selector} “${name}” can be seen`));
    });
  }

  /** A press of the mouse, where the element is. */
  async press(selector: string, name = ""): Promise<void> {
    const element = await this.standing(selector, name);
    await this.driver.actions().move({ origin: element }).click().perform();
  }

  /** What the window shows of an element. */
  async picture(selector: string): Promise<Buffer> {
    const element = await this.standing(selector, "");
    return Buffer.from(await element.takeScreenshot(), "base64");
  }

  private async standing(selector: string, name: string): Promise<WebElement> {
    const element = await this.find(selector, name);
    await eventually(async () => {
      const ready = await this.driver.executeScript(
        `return (${isReady}).apply(null, arguments)`,
        element,
      );
      expect(ready, `${selector} “${name}” stands still and is in the window`).toBe(true);
    });
    return element;
  }

  /** A press on what the page in a frame of this site shows, once that listens. */
  async pressInFrame(selector: string): Promise<void> {
    const { x, y } = await eventually(async () => {
      const found = await this.run((wanted) => {
        const frame = document.querySelector("iframe");
        const element = frame?.contentDocument?.querySelector(wanted);
        if (!frame || !element) return null;
        const [outer, inner] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
        const scale = outer.width / frame.offsetWidth;
        const middle = inner.top + inner.height / 2;
        return { x: outer.left + (inner.left + 20) * scale, y: outer.top + middle * scale };
      }, selector);
      return found ?? Promise.reject(new Error(`No ${selector} can be seen in the frame`));
    });
    const place = { x: Math.round(x), y: Math.round(y) };
    await this.driver.actions().move(place).click().perform();
  }

  keys(...keys: string[]): Promise<void> {
    return this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  together(modifier: string, key: string): Promise<void> {
    return this.driver.actions().keyDown(modifier).sendKeys(key).keyUp(modifier).perform();
  }

  /** Types into the field with this label, from its end. */
  async type(label: string, text: string): Promise<void> {
    await this.press("input, textarea", label);
    await this.keys(Key.END, text);
    // Firefox answers before the page has heard of the last keys.
    await eventually(async () => expect(await this.value(label)).toContain(text));
  }

  /** Puts a formatted text on the clipboard, as the page of another editor does. */
  async copy(html: string, plain = "Without its formats"): Promise<void> {
    await this.run(
      (html, plain) => {
        const put = (event: ClipboardEvent) => {
          event.preventDefault();
          event.clipboardData?.setData("text/html", html);
          event.clipboardData?.setData("text/plain", plain);
        };
        addEventListener("copy", put, { once: true });
      },
      html,
      plain,
    );
    await this.together(Key.CONTROL, "c");
  }

  /** What the clipboard holds, pasted into a field of its own. */
  async pasted(): Promise<string> {
    await this.run(() => {
      const field = Object.assign(document.createElement("textarea"), { ariaLabel: "Schowek" });
      document.body.append(field);
      field.focus();
    });
    await this.together(Key.CONTROL, "v");
    await eventually(async () => expect(await this.value("Schowek")).not.toBe(""));
    return this.value("Schowek");
  }

  async choose(label: string, file: string): Promise<void> {
    const input = await this.find("input[type=file]", label);
    await input.sendKeys(file);
  }

  async value(label: string): Promise<string> {
    const element = await this.find("input, textarea", label);
    return this.driver.executeScript<string>("return arguments[0].value", element);
  }

  async isFocused(selector: string, name = ""): Promise<void> {
    const element = await this.find(selector, name);
    await eventually(async () => {
      const isActive = "return document.activeElement === arguments[0]";
      expect(await this.driver.executeScript(isActive, element), `${selector} “${name}”`).toBe(
        true,
      );
    });
  }

  resize(width: number, height: number): Promise<unknown> {
    return this.driver.manage().window().setRect({ width, height });
  }

  async leadsTo(path: string): Promise<void> {
    await eventually(async () => expect(await this.run(() => location.pathname)).toBe(path));
  }

  text(selector: string): Promise<string> {
    return this.run(
      (at) => (document.querySelector(at)?.textContent ?? "").replace(/\s+/g, " ").trim(),
      selector,
    );
  }
}

/** As `expect.poll`, also outside of a test. */
function eventually<Result>(look: () => Promise<Result>): Promise<Result> {
  return vi.waitFor(look, 20_000);
}
