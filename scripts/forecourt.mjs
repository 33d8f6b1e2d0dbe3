// Operators' commands: npm run forecourt -- <command>
import { ensureInstalled, runProgram } from "./project.mjs";

ensureInstalled();
process.exit(await runProgram(["cli/forecourt.ts", ...process.argv.slice(2)]));
