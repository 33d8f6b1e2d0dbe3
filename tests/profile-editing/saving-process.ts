import { appendFileSync, fsyncSync, openSync } from "node:fs";
import path from "node:path";
import { openContentDesk } from "#app/adapters/profile-editing/content-desk.server.ts";
import { formatJsonFile } from "#app/domain/profile-edits/json-tree.ts";

// Saves one number after the other until it is killed, and tells each one once it was acknowledged.
const [folder = "", dataFolder = "", from = "0"] = process.argv.slice(2);
const audit = openSync(path.join(dataFolder, "audit"), "a");
const desk = openContentDesk({
  folder,
  dataFolder,
  check: async () => ({ faults: [], restarts: [], serve: async () => {} }),
  audit: {
    async add({ after }) {
      appendFileSync(audit, `${JSON.stringify(after)}\n`);
      fsyncSync(audit);
    },
  },
});
for (let count = Number(from) + 1; ; count++) {
  const read = await desk.read("texts.json");
  if (read.status === "broken") throw new Error(read.problem);
  const words = `${count} `.repeat(2_000).trim();
  const saved = await desk.save({
    file: "texts.json",
    revision: read.revision,
    text: formatJsonFile({ en: { count, words } }, read.text),
    action: "content.changed",
    subject: "texts",
    storeId: null,
    before: null,
    after: count,
    by: { personId: null, name: "child" },
    nowMs: Date.now(),
  });
  if (saved.status !== "saved") throw new Error(saved.status);
  process.send?.(count);
}
