/** Metrics tell requests apart only by these classes: never by an address or anything that a visitor typed. */
export const ROUTE_CLASSES = [
  "home",
  "list",
  "vehicle",
  "page",
  "form",
  "api",
  "image",
  "feed",
  "file",
  "probe",
] as const;
export type RouteClass = (typeof ROUTE_CLASSES)[number];

/** The class follows from how the path begins, after a language's `/es`. */
const BEGINNINGS: readonly (readonly [beginning: string, of: RouteClass])[] = [
  ["/search-vehicles", "list"],
  ["/used-vehicle/", "vehicle"],
  ["/new-vehicle/", "vehicle"],
  ["/certified-vehicle/", "vehicle"],
  ["/img/", "image"],
  ["/feeds/", "feed"],
  ["/assets/", "file"],
  ["/api/", "api"],
  ["/healthz", "probe"],
  ["/readyz", "probe"],
  ["/metrics", "probe"],
];

const INDEX_OF = new Map(ROUTE_CLASSES.map((it, index) => [it, index]));
const HOME = getClassIndex("home");
const PAGE = getClassIndex("page");
const FORM = getClassIndex("form");
const INDEXED = BEGINNINGS.map(
  ([beginning, of]) => [beginning, getClassIndex(of)] as const,
);
const SLASH = 47;
const QUESTION_MARK = 63;

/** It is an index in ROUTE_CLASSES. Every cached page passes here, so this uses no pattern and creates no new text. */
export function getRouteClassIndex(
  method: string | undefined,
  target: string,
): number {
  const start = getLanguageLength(target);
  for (const [beginning, index] of INDEXED)
    if (target.startsWith(beginning, start)) return index;
  if (method === "POST") return FORM;
  const isHome =
    target.length <= start + 1 ||
    target.charCodeAt(start) === QUESTION_MARK ||
    target.charCodeAt(start + 1) === QUESTION_MARK;
  return isHome ? HOME : PAGE;
}

/** It is the length of `/es` before a slash, a query or the end; no page has a name of two letters. */
function getLanguageLength(target: string): number {
  if (target.length < 3) return 0;
  const after = target.charCodeAt(3);
  return target.length === 3 || after === SLASH || after === QUESTION_MARK
    ? 3
    : 0;
}

function getClassIndex(of: RouteClass): number {
  return INDEX_OF.get(of) ?? 0;
}
