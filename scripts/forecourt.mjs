// Operators' commands: npm run forecourt -- <command>
import { ensureInstalled, startNode } from "./project.mjs";

ensureInstalled();
startNode(["cli/forecourt.ts", ...process.argv.slice(2)]).on("exit", (code) =>
  process.exit(code ?? 1),
);
