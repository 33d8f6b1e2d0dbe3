// The demonstration: sample inventory, no configuration, http://localhost:3000.
import { ensureBuilt, ensureInstalled, runProgram } from "./project.mjs";

ensureInstalled();
if (!ensureBuilt()) process.exit(1);
process.exit(
  await runProgram(["server.ts", "--demo"], { NODE_ENV: "production" }),
);
