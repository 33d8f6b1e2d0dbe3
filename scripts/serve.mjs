// Production: one supervised process. It is started again when it ends by itself.
import { ensureRunnable } from "./project.mjs";
import { supervise } from "./supervise.mjs";

if (!ensureRunnable()) process.exit(1);
await supervise(["server.ts", ...process.argv.slice(2)]);
