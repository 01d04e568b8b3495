import type { LookupAllOptions } from "node:dns";
import dns from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";
import { Socket } from "node:net";

/**
 * Loaded into a site before its own code. The name in LOOPBACK_HOST gets an address of the internet, and whoever
 * connects to that address reaches this machine. The site decides what it may call as it always does.
 */
const address = "11.22.33.44";
const { lookup } = dns;
const { connect } = Socket.prototype;

Object.assign(dns, {
  lookup: async (host: string, options: LookupAllOptions) =>
    host === process.env.LOOPBACK_HOST ? [{ address, family: 4 }] : lookup(host, options),
});
syncBuiltinESMExports();

Object.assign(Socket.prototype, {
  connect(this: Socket, ...given: unknown[]) {
    const [options, ...others] = given;
    const isOurs = typeof options === "object" && options !== null && "host" in options;
    const first = isOurs && options.host === address ? { ...options, host: "127.0.0.1" } : options;
    return Reflect.apply(connect, this, [first, ...others]);
  },
});
