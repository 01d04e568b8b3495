import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { connect } from "node:net";

/** Sends bytes unchanged, which `fetch` would correct, and returns all that comes back. */
export function rawRequest(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = "";
    socket.setEncoding("latin1");
    socket.on("data", (text) => {
      answer += text;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", (error) => (answer ? resolve(answer) : reject(error)));
  });
}

/** The status of a request line sent exactly so. */
export async function rawStatus(url: string, path: string, method = "GET"): Promise<number> {
  const lines = [`${method} ${path} HTTP/1.1`, "Host: localhost", "Connection: close", "", ""];
  const answer = await rawRequest(url, lines.join("\r\n"));
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

export type PlainAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A GET (or HEAD) whose answer is left as it came: still compressed, redirects not followed. */
export function plainGet(
  url: string,
  headers: OutgoingHttpHeaders = {},
  method = "GET",
): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const { statusCode: status = 0, headers: received } = answer;
        resolve({ status, headers: received, body: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject).end();
  });
}
