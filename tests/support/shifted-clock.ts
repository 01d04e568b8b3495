import { readFileSync } from "node:fs";

/** Loaded before a server (`node --import`): the machine's clock as CLOCK_FILE says, in milliseconds off. */
const file = process.env.CLOCK_FILE ?? "";
const RealDate = Date;
let offset = 0;

const read = () => {
  offset = Number(readFileSync(file, "utf8")) || 0;
};
read();
setInterval(read, 20).unref();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [target.now() + offset], newTarget),
  apply: (target) => new target(target.now() + offset).toString(),
  get: (target, name, receiver) =>
    name === "now" ? () => target.now() + offset : Reflect.get(target, name, receiver),
});
