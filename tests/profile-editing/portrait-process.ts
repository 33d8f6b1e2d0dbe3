import { openContentDesk } from "#app/adapters/profile-editing/content-desk.server.ts";

// Saves a name with a portrait, and stands still for ever at one moment of it: somebody kills it there.
const [folder = "", dataFolder = "", moment = "", portrait = ""] =
  process.argv.slice(2);

function standStill(): Promise<never> {
  process.stdout.write("here\n");
  setInterval(() => {}, 60_000);
  return new Promise(() => {});
}

const desk = openContentDesk({
  folder,
  dataFolder,
  check: () =>
    moment === "check"
      ? standStill()
      : Promise.resolve({
          faults: [],
          restarts: [],
          serve: () => Promise.resolve(),
        }),
  audit: { add: standStill },
});
const read = await desk.read("staff.json");
if (read.status !== "read") throw new Error(read.problem);
await desk.save({
  file: "staff.json",
  revision: read.revision,
  text: read.text.replace('"Ellen"', '"Elena"'),
  assets: [{ name: portrait, bytes: Buffer.from("a portrait") }],
  action: "content.changed",
  subject: "staff ellen-brandt",
  storeId: "aurora",
  before: { firstName: "Ellen" },
  after: { firstName: "Elena" },
  by: { personId: "p1", name: "Ana" },
  nowMs: 1_000,
});
