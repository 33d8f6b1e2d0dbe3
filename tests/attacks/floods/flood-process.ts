import { request } from "node:http";
import { constants, setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { type Flood, FLOODS } from "./floods.ts";

// Sends one kind of request again and again, several at a time, until its parent ends it. A process of its own: what the
// attack costs the attacker must not slow down the visitor who is measured.

const AT_ONCE = 16;
/** A sender that never rests measures the machine's cores, not the server. */
const REST_MS = 250;
setPriority(constants.priority.PRIORITY_LOW);

const { origin, name } = JSON.parse(process.argv[2] ?? "{}");
const index = FLOODS.findIndex((it) => it.name === name);
const flood = FLOODS[index];
if (flood === undefined) throw new Error(`There is no flood ${name}.`);
const body = flood.buildBody();
for (let at = 0; at < AT_ONCE; at++) void repeat(flood);

async function repeat(flood: Flood): Promise<void> {
  for (;;) {
    process.send?.(await sendOne(flood));
    await wait(REST_MS);
  }
}

/** The status of the answer, and 0 where the connection was closed on us. */
function sendOne({ path, type }: Flood): Promise<number> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const sending = request(
      {
        hostname,
        port,
        path,
        method: "POST",
        agent: false,
        headers: {
          "Content-Type": type,
          "Content-Length": body.length,
          "X-Forwarded-For": `203.0.113.${index}`,
        },
      },
      (incoming) => {
        incoming.resume().on("close", () => resolve(incoming.statusCode ?? 0));
      },
    );
    sending.on("error", () => resolve(0));
    sending.end(body);
  });
}
