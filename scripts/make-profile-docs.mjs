// Writes what is derived from the code about store profiles: node scripts/make-profile-docs.mjs
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { listProfileDocs } from "../tests/support/profile-docs.ts";
import { projectFolder } from "./project.mjs";

for (const [name, content] of Object.entries(await listProfileDocs()))
  writeFileSync(join(projectFolder, name), content);
