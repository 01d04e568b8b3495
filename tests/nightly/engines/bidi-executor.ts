import { once } from "node:events";
import type { Command, Executor } from "selenium-webdriver/lib/command";
import { z } from "zod";
import { remote, sources, toLocal, toReference, toValue } from "./bidi-values.ts";

const answer = z.union([
  z.object({ id: z.number(), type: z.literal("success"), result: z.unknown() }),
  z.object({ id: z.number(), type: z.literal("error"), error: z.string(), message: z.string() }),
]);
type Answer = z.infer<typeof answer>;

const opened = z.object({ context: z.string() });
const pictured = z.object({ data: z.string() });
const called = z.union([
  z.object({ type: z.literal("success"), result: remote }),
  z.object({ type: z.literal("exception"), exceptionDetails: z.object({ text: z.string() }) }),
]);

const parameters = z
  .object({
    url: z.string(),
    width: z.number(),
    height: z.number(),
    script: z.string(),
    args: z.array(z.unknown()),
    actions: sources,
    id: z.unknown(),
    text: z.string(),
  })
  .partial();

/**
 * Says Selenium's commands in WebDriver BiDi, which Firefox speaks itself: the older protocol needs geckodriver, and
 * Debian has none. It knows the commands that the journeys use.
 */
export class BidiExecutor implements Executor {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (said: Answer) => void>();
  private context = "";
  private sent = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const said = answer.safeParse(JSON.parse(data));
      if (said.success) this.waiting.get(said.data.id)?.(said.data);
    });
  }

  static async connect(address: string): Promise<BidiExecutor> {
    const socket = new WebSocket(address);
    await once(socket, "open");
    const executor = new BidiExecutor(socket);
    await executor.send("session.new", { capabilities: {} });
    // In the tab that Firefox begins with, the address field has the focus and no page gets it.
    const tab = opened.parse(await executor.send("browsingContext.create", { type: "tab" }));
    executor.context = tab.context;
    return executor;
  }

  async execute(command: Command): Promise<unknown> {
    const { context } = this;
    const { url, width, height, script, args, actions, id, text } = parameters.parse(
      command.getParameters(),
    );
    switch (command.getName()) {
      case "get":
        return this.navigate(url);
      case "goBack":
        return this.send("browsingContext.traverseHistory", { context, delta: -1 });
      case "setWindowRect":
        return this.send("browsingContext.setViewport", { context, viewport: { width, height } });
      case "executeScript":
        return this.call(`function () { ${script} }`, args ?? []);
      case "actions":
        return this.send("input.performActions", { context, actions });
      case "takeElementScreenshot":
        return this.picture({ type: "element", element: toReference(id) });
      case "sendKeysToElement":
        return this.send("input.setFiles", { context, element: toReference(id), files: [text] });
      case "quit":
        return this.send("browser.close", {});
      default:
        throw new Error(`Nothing here says ${command.getName()} in BiDi`);
    }
  }

  /** An Escape of the page before, which also means “stop loading”, may reach Firefox late and stop this load. */
  private async navigate(url: string | undefined): Promise<unknown> {
    const load = { context: this.context, url, wait: "complete" };
    try {
      return await this.send("browsingContext.navigate", load);
    } catch (error) {
      if (!String(error).includes("NS_BINDING_ABORTED")) throw error;
      return this.send("browsingContext.navigate", load);
    }
  }

  private async picture(clip: object): Promise<string> {
    const { context } = this;
    return pictured.parse(await this.send("browsingContext.captureScreenshot", { context, clip }))
      .data;
  }

  private async call(functionDeclaration: string, args: unknown[]): Promise<unknown> {
    const said = called.parse(
      await this.send("script.callFunction", {
        functionDeclaration,
        arguments: args.map(toLocal),
        awaitPromise: true,
        target: { context: this.context },
      }),
    );
    if (said.type === "exception") throw new Error(said.exceptionDetails.text);
    return toValue(said.result);
  }

  private async send(method: string, params: object): Promise<unknown> {
    this.sent += 1;
    const id = this.sent;
    const answered = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    const said = await answered;
    this.waiting.delete(id);
    if (said.type === "error") throw new Error(`${method}: ${said.error}: ${said.message}`);
    return said.result;
  }
}
