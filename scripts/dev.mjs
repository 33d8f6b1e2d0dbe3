// The framework's development server over the same demonstration data.
import { ensureInstalled, runProgram } from "./project.mjs";

ensureInstalled({ withTools: true });
process.exit(await runProgram(["--conditions=development", "dev-server.ts"]));
