import type { IncomingMessage } from "node:http";
import { type BlockList, isIP } from "node:net";

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

const BOOT = crypto.randomUUID().slice(0, 8);
let requests = 0;

/** Forwarded headers are believed only from the configured proxies. */
export class Clients {
  #trusted;

  constructor(trusted: BlockList | undefined) {
    this.#trusted = trusted;
  }

  #isProxy(address: string): boolean {
    return (
      this.#trusted !== undefined &&
      isIP(address) !== 0 &&
      this.#trusted.check(address, family(address))
    );
  }

  comesThroughProxy(request: IncomingMessage): boolean {
    return this.#trusted !== undefined && this.#isProxy(plain(request.socket.remoteAddress ?? ""));
  }

  address(request: IncomingMessage): string {
    const peer = plain(request.socket.remoteAddress ?? "");
    if (!this.#isProxy(peer)) return peer;
    const hops = String(request.headers["x-forwarded-for"] ?? "")
      .split(",")
      .map(plain);
    let nearest = peer;
    for (const hop of hops.reverse()) {
      if (isIP(hop) === 0) break;
      nearest = hop;
      if (!this.#isProxy(hop)) break;
    }
    return nearest;
  }

  requestId(request: IncomingMessage): string {
    const given = request.headers["x-request-id"];
    if (
      typeof given === "string" &&
      /^[\w.-]{8,64}$/.test(given) &&
      this.comesThroughProxy(request)
    ) {
      return given;
    }
    return `${BOOT}-${(++requests).toString(36)}`;
  }

  isSecure(request: IncomingMessage): boolean {
    return this.comesThroughProxy(request) && request.headers["x-forwarded-proto"] === "https";
  }
}
