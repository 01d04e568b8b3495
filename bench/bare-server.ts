import { createServer } from "node:http";

/** The best that this machine can do: plain `node:http` with the same bytes and headers. */
process.once("message", (packed: { body: string; headers: string[] }) => {
  const body = Buffer.from(packed.body, "base64");
  const server = createServer((_, response) => {
    response.writeHead(200, packed.headers);
    response.end(body);
  });
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
});
