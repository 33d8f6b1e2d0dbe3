// Writes app/domain/profile-checks/sample-fingerprints.ts from the shipped profiles: node scripts/make-sample-fingerprints.mjs
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSampleFingerprints } from "../app/adapters/config/sample-fingerprints.server.ts";
import { projectFolder } from "./project.mjs";

writeFileSync(
  join(projectFolder, "app/domain/profile-checks/sample-fingerprints.ts"),
  buildSampleFingerprints(join(projectFolder, "profiles")),
);
