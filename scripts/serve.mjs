// Production: one supervised process. It is started again when it ends by itself.
import { ensureBuilt, ensureInstalled } from "./project.mjs";
import { supervise } from "./supervise.mjs";

ensureInstalled();
if (!ensureBuilt()) process.exit(1);
await supervise(["server.ts"]);
