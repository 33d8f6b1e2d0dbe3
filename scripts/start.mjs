// The demonstration: sample inventory, no configuration, http://localhost:3000.
import { ensureRunnable } from "./project.mjs";
import { EXIT_UNTRUSTED, supervise } from "./supervise.mjs";

if (!ensureRunnable()) process.exit(1);
// Anything else, a port that is taken for one, is for who sits at the terminal.
await supervise(["server.ts", "--demo"], (code) => code === EXIT_UNTRUSTED);
