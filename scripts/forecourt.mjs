// Operators' commands: npm run forecourt -- <command>
import { ensureInstalled, runProgram } from "./project.mjs";

ensureInstalled();
// An import makes much that lives for a moment: collecting it sooner costs nothing and halves the memory.
process.exit(
  await runProgram([
    "--max-semi-space-size=4",
    "--heap-growing-percent=100",
    "cli/forecourt.ts",
    ...process.argv.slice(2),
  ]),
);
