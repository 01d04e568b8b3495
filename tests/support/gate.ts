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
  let isHolding = false;
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
    if (!isHolding) return pass(incoming, answer);
    held.push(() => pass(incoming, answer));
    server.emit("held");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** From now on requests are taken and not answered, until they are released or the gate shuts. */
    hold() {
      isHolding = true;
    },
    /** How many requests wait here now. */
    heldCount: () => held.length,
    /** Resolves when the next request is held. */
    async nextHeld() {
      await once(server, "held");
    },
    /** Passes on what was held, and all that comes. */
    release() {
      isHolding = false;
      for (const go of held.splice(0)) go();
    },
    async shut() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
    async reopen() {
      isHolding = false;
      if (server.listening) return;
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
  };
}
