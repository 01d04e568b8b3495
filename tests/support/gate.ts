import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy in front of a backend, which a test can shut: then nothing listens at its address. */
export async function openGate(upstream: string) {
  let holding = false;
  const held: (() => void)[] = [];
  const pass = (incoming: IncomingMessage, answer: ServerResponse) => {
    const { method, headers, url } = incoming;
    const onward = send(new URL(url ?? "/", upstream), { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    incoming.pipe(onward);
  };
  const server = createServer((incoming, answer) => {
    if (!holding) return pass(incoming, answer);
    held.push(() => pass(incoming, answer));
    server.emit("held", incoming.url);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** From now on requests are taken and not answered, until they are released or the gate shuts. */
    hold() {
      holding = true;
    },
    /** How many requests wait here now. */
    heldCount: () => held.length,
    /** Resolves when the next request is held whose address has this in it. */
    async nextHeld(part = "") {
      for (;;) {
        const [url] = await once(server, "held");
        if (String(url).includes(part)) return;
      }
    },
    /** Passes on what was held, and all that comes. */
    release() {
      holding = false;
      for (const go of held.splice(0)) go();
    },
    async shut() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
    async reopen() {
      holding = false;
      if (server.listening) return;
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
  };
}
