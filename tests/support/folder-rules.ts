import { dirname, join, normalize } from "node:path";
import { listImports } from "./layer-rules.ts";
import type { SourceFile } from "./source-files.ts";

/** The storeys of `app/site/`, from the lowest: a folder imports its own and those before it. */
export const STOREYS = [
  "page",
  "dialogs",
  "store",
  "visitor",
  "consent",
  "gate",
  "toasts",
  "tracking",
  "tags",
  "leads",
  "forms",
  "unlock",
  "saved-vehicles",
  "vehicles",
  "appointments",
  "search",
  "head",
  "map",
  "sections",
  "offers",
] as const;

/** Folders that hold more sources than a reader takes in at a glance, with their number. */
const TRANSLATION = /\.es\.tsx?$/;

export function listFullFolders(
  files: readonly SourceFile[],
  mostSources: number,
): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files.filter(isSource)) {
    // The same words in another language stand beside the English ones, as a test stands beside its subject.
    if (TRANSLATION.test(path)) continue;
    const folder = dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > mostSources)
    .map(([folder, count]) => `${folder}: ${count}`);
}

/**
 * Folders that reach each other by their imports, of values or of types. The files that stand in `app/` itself are no
 * folder: composition and ports are the two ends of everything.
 */
export function listFolderLoops(files: readonly SourceFile[]): string[] {
  const arrows = collectFolderArrows(files);
  return findLoops(arrows).map((loop) => loop.toSorted().join(" ↔ "));
}

/** Imports of `app/site/` that climb, and of what stands below the frame that reach for it. */
export function listStoreyViolations(files: readonly SourceFile[]): string[] {
  return collectImports(files).flatMap(({ from, to }) =>
    isClimbing(from, to) ? [`${from} → ${to}`] : [],
  );
}

/** Imports of adapters by the command line, tests aside. */
export function listCommandViolations(files: readonly SourceFile[]): string[] {
  return collectImports(files).flatMap(({ from, to }) =>
    from.startsWith("cli/") && to.startsWith("app/adapters/")
      ? [`${from} → ${to}`]
      : [],
  );
}

function isClimbing(from: string, to: string): boolean {
  if (to.startsWith("app/frame/"))
    return /^app\/(site|features|domain|ui|adapters)\//.test(from);
  const [fromStorey, toStorey] = [findStorey(from), findStorey(to)];
  return fromStorey !== null && toStorey !== null && toStorey > fromStorey;
}

/** Null outside of `app/site/`; a folder that is not in the list is above all others. */
function findStorey(path: string): number | null {
  const [, folder] = /^app\/site\/([^/]+)\//.exec(path) ?? [];
  if (folder === undefined) return null;
  const storey = STOREYS.findIndex((it) => it === folder);
  return storey === -1 ? STOREYS.length : storey;
}

interface Import {
  readonly from: string;
  readonly to: string;
}

function collectImports(files: readonly SourceFile[]): Import[] {
  return files.filter(isSource).flatMap(({ path, source }) =>
    listImports(source).flatMap((specifier) => {
      const to = resolveImport(path, specifier);
      return to === null ? [] : [{ from: path, to }];
    }),
  );
}

function collectFolderArrows(
  files: readonly SourceFile[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of collectImports(files)) {
    const [a, b] = [getRoom(from), getRoom(to)];
    if (a === b || !from.startsWith("app/") || !to.startsWith("app/")) continue;
    arrows.set(a, (arrows.get(a) ?? new Set()).add(b));
  }
  return arrows;
}

function getRoom(path: string): string {
  return dirname(path) === "app" ? path : dirname(path);
}

/** Groups of more than one folder in which each reaches each other. */
function findLoops(
  arrows: ReadonlyMap<string, ReadonlySet<string>>,
): string[][] {
  const reach = new Map(
    [...arrows.keys()].map((room) => [room, collectReach(room, arrows)]),
  );
  const loops: string[][] = [];
  const seen = new Set<string>();
  for (const [room, reached] of reach) {
    if (seen.has(room) || !reached.has(room)) continue;
    const loop = [...reached].filter((it) => reach.get(it)?.has(room));
    loop.forEach((it) => seen.add(it));
    loops.push(loop);
  }
  return loops;
}

function collectReach(
  start: string,
  arrows: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const reached = new Set<string>(arrows.get(start));
  // A set that grows is walked to its new end.
  for (const room of reached)
    for (const next of arrows.get(room) ?? []) reached.add(next);
  return reached;
}

/** Path from the project's root; null for a package or what the framework writes. */
function resolveImport(from: string, specifier: string): string | null {
  if (specifier.includes("+types/")) return null;
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".")
    ? normalize(join(dirname(from), specifier))
    : null;
}

function isSource({ path }: SourceFile): boolean {
  return /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);
}
