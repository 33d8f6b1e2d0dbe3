import { readFileSync } from "node:fs";

/** Preloaded by a server (NODE_OPTIONS): its wall clock is off by what a file says; time that only runs on stays. */
const file = process.env["CLOCK_OFFSET_FILE"] ?? "";
const LOOK_EVERY_MS = 50;

const realNow = Date.now.bind(Date);
let offsetMs = 0;
function look(): void {
  const text = readFileSync(file, "utf8");
  // It may be read in the middle of being written.
  if (text !== "") offsetMs = Number(text);
}
look();
setInterval(look, LOOK_EVERY_MS).unref();

const now = () => realNow() + offsetMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new Date(now()).toString(),
  get: (target, name) =>
    name === "now" ? now : Reflect.get(target, name, target),
});
