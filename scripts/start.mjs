// The demonstration: sample inventory, no configuration, http://localhost:3000.
import { ensureBuilt, ensureInstalled, startNode } from "./project.mjs";

ensureInstalled();
ensureBuilt();
startNode(["server.ts", "--demo"], { NODE_ENV: "production" }).on(
  "exit",
  (code) => process.exit(code ?? 1),
);
