// The framework's development server over the same demonstration data.
import { ensureInstalled, startNode } from "./project.mjs";

ensureInstalled();
startNode(["--conditions=development", "dev-server.ts"]).on("exit", (code) =>
  process.exit(code ?? 1),
);
