// The demonstration: sample inventory, no configuration, http://localhost:3000.
import { ensureBuilt, ensureInstalled } from "./project.mjs";
import { EXIT_UNTRUSTED, supervise } from "./supervise.mjs";

ensureInstalled();
if (!ensureBuilt()) process.exit(1);
// Anything else, a port that is taken for one, is for who sits at the terminal.
await supervise(["server.ts", "--demo"], (code) => code === EXIT_UNTRUSTED);
