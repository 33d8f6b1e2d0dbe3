import { dirname, join, normalize } from "node:path";
import { sourceFiles } from "./source-files.ts";

const PORTS = ["ports.ts", "ports", "request-facts.ts"] as const;

/** Layer → what it may import besides its own folder; anything absent is forbidden. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: ["domain"],
  ui: ["ui"],
  ports: ["ports", "domain", "request-facts.ts"],
  site: ["site", "domain", "ui", ...PORTS],
  frame: ["frame", "site", "domain", "ui", ...PORTS],
  document: ["document", "site", "domain"],
  features: ["site", "domain", "ui", ...PORTS],
  languages: ["languages", "features", "frame", "site", "domain"],
  adapters: [
    "adapters",
    "domain",
    ...PORTS,
    "operator-ports.ts",
    "console-ports.ts",
  ],
  console: [
    "console",
    "site",
    "domain",
    "ui",
    ...PORTS,
    "console-ports.ts",
    "operator-ports.ts",
  ],
  routes: ["routes", "features", "site", "domain", "ui", ...PORTS],
};

const NPM_IN_DOMAIN: ReadonlySet<string> = new Set(["valibot"]);

export interface LayerReport {
  /** `file → what it imports`. */
  readonly violations: readonly string[];
  readonly fileCount: number;
}

/** Every import below `root` (an `app` folder) that goes against the direction of the layers. */
export function layerViolations(root: string): LayerReport {
  const violations: string[] = [];
  const files = sourceFiles(root, ["."]).filter(
    ({ path }) => !/\.test\.tsx?$/.test(path),
  );
  for (const { path, source } of files) {
    for (const specifier of listImports(source)) {
      if (!isAllowed(path, specifier))
        violations.push(`${path} → ${specifier}`);
    }
  }
  return { violations, fileCount: files.length };
}

/** Import and re-export statements, bare imports, dynamic imports; words in comments and texts are none. */
const IMPORT =
  /^(?:import|export)\s[^;"']*?from\s*["']([^"']+)["']|^import\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/gm;

export function listImports(source: string): string[] {
  return [...source.matchAll(IMPORT)].map(
    ([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? "",
  );
}

function isAllowed(path: string, specifier: string): boolean {
  const [layer = "", folder] = path.split("/");
  const allowed = MAY_IMPORT[layer];
  if (allowed === undefined) return true;
  const target = findTarget(path, specifier);
  if (target === null)
    return layer !== "domain" || NPM_IN_DOMAIN.has(specifier);
  // Types that the framework writes beside a route.
  if (layer === "routes" && specifier.includes("/+types/")) return true;
  const [toLayer = "", toFolder] = target.split("/");
  if (layer === toLayer && folder === toFolder) return true;
  return (
    allowed.includes(toLayer) || allowed.includes(`${toLayer}/${toFolder}`)
  );
}

/** Path below the app folder; null for a package. */
function findTarget(path: string, specifier: string): string | null {
  if (specifier.startsWith("#app/")) return specifier.slice("#app/".length);
  if (!specifier.startsWith(".")) return null;
  return normalize(join(dirname(path), specifier));
}
