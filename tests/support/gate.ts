import { once } from "node:events";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";

/** A door in front of a backend, which a test can shut: then nothing listens at its address. */
export async function openGate(upstream: string) {
  let holding = false;
  const server = createServer((incoming, answer) => {
    if (holding) return;
    const { method, headers, url } = incoming;
    const onward = send(new URL(url ?? "/", upstream), { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** From now on requests are taken and never answered, until the gate shuts. */
    hold() {
      holding = true;
    },
    async shut() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
    async reopen() {
      holding = false;
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
  };
}
