import type { Rolldown } from "vite";

/** What every page runs first. */
const ENTRY = /\/app\/(root|entry\.client)\.tsx/;
const ROUTE = /\/app\/routes\/.*\.tsx?/;
const LIST = /\/app\/routes\/inventory\/inventory-list\.tsx/;
const FEATURE = /\/app\/features\//;
/** What so many other pages have in common is the form kit, unless it is one feature's own. */
const FORM_PAGES = 3;
/** What the list first runs when a filter is tapped. */
const FILTER_TAP =
  /\/app\/features\/inventory-search\/(steps\/merged|filters\/direct)-address\.ts/;
const VEHICLE = /\/app\/routes\/inventory\/vehicle\.tsx/;
const HOME = /\/app\/routes\/home\.tsx/;
const SITE_STYLE = /\/app\/site\/.*\.css/;
const SECTIONS = /\/app\/site\/sections\//;
const FRAMEWORK = /\/node_modules\/(react|react-dom|scheduler|react-router)\//;

/** One file of styles that pages have in common: a page waits for each of its stylesheets before it is painted. */
const STYLES = "shared";

/** A group takes along what its modules import, so those that others import come first. */
const OWN = [
  "site",
  "cars",
  "find",
  "list",
  "facts",
  "address",
  "more",
  "home-more",
  "sections",
  "forms",
] as const;

/**
 * The framework, which changes with its version alone; what every page runs (`site`); what the inventory list runs
 * besides, alone (`list`), with a vehicle's page (`cars`) and with others (`find`); what a tapped filter needs and a
 * vehicle's page runs at once (`facts`) or others do (`address`), or the tap would wait for all those pages' scripts and
 * styles (what little of it the list runs at once is in `site`); the rest of what a vehicle's page
 * shares (`more`) and of what home shares (`home-more`); the sections of pages about one thing; and the form kit. Left to
 * itself the bundler makes a file of every set of modules that some pages have in common, and many small files pack
 * worse than a few (docs/decisions/0007).
 */
export function clientChunks(): Rolldown.CodeSplittingOptions {
  const tops = new Map<string, ReadonlySet<string>>();
  return {
    groups: [
      { name: "framework", test: FRAMEWORK, priority: OWN.length + 1 },
      {
        debugName: STYLES,
        name: (id: string, graph: Rolldown.ChunkingContext) =>
          isSharedStyle(id, topsAbove(id, graph, tops)) ? STYLES : null,
        priority: OWN.length + 2,
      },
      ...OWN.map((name, at) => ({
        debugName: name,
        name: (id: string, graph: Rolldown.ChunkingContext) =>
          isOwnScript(id) && findChunk(id, topsAbove(id, graph, tops)) === name
            ? name
            : null,
        priority: OWN.length - at,
      })),
    ],
  };
}

function isOwnScript(id: string): boolean {
  return (
    id.includes("/app/") &&
    !id.includes(".css") &&
    !ENTRY.test(id) &&
    !ROUTE.test(id)
  );
}

/** A feature's own styles stay apart, however many of its pages have them. */
function isSharedStyle(id: string, tops: ReadonlySet<string>): boolean {
  return (
    SITE_STYLE.test(id) &&
    tops.size > 1 &&
    ![...tops].some((it) => ENTRY.test(it))
  );
}

/** Null leaves the module to the bundler: it is of other pages, or of a first use. */
function findChunk(
  id: string,
  tops: ReadonlySet<string>,
): (typeof OWN)[number] | null {
  const ids = [...tops];
  if (ids.some((it) => ENTRY.test(it))) return "site";
  if (ids.length < 2) return ids.some((it) => LIST.test(it)) ? "list" : null;
  if (ids.some((it) => FILTER_TAP.test(it)))
    return ids.some((it) => LIST.test(it))
      ? "site"
      : ids.some((it) => VEHICLE.test(it))
        ? "facts"
        : "address";
  if (ids.some((it) => LIST.test(it)))
    return ids.some((it) => VEHICLE.test(it)) ? "cars" : "find";
  if (ids.some((it) => VEHICLE.test(it))) return "more";
  if (ids.some((it) => HOME.test(it))) return "home-more";
  if (SECTIONS.test(id)) return "sections";
  return ids.length >= FORM_PAGES && !FEATURE.test(id) ? "forms" : null;
}

const isTop = (id: string): boolean =>
  ENTRY.test(id) || ROUTE.test(id) || FILTER_TAP.test(id);

/** Routes, entries and taps that static imports alone lead from to the module. */
function topsAbove(
  id: string,
  graph: Rolldown.ChunkingContext,
  known: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const answer = known.get(id);
  if (answer !== undefined) return answer;
  const tops = new Set<string>();
  const seen = new Set([id]);
  // A set that grows is walked to its new end.
  for (const it of seen)
    if (isTop(it)) tops.add(it);
    else
      for (const importer of graph.getModuleInfo(it)?.importers ?? [])
        seen.add(importer);
  known.set(id, tops);
  return tops;
}
