import {
  CONSOLE_PATH,
  CONSOLE_ROUTES,
  type ConsoleRoute,
  type ConsoleRouteName,
} from "./console-routes.ts";

export interface MatchedRoute {
  readonly name: ConsoleRouteName;
  readonly route: ConsoleRoute;
  readonly params: Readonly<Record<string, string>>;
}

/** The first of the table, so that what is written out goes before what stands for any segment. */
export function matchConsoleRoute(
  method: string,
  pathname: string,
): MatchedRoute | null {
  const asked = method === "HEAD" ? "GET" : method;
  for (const [name, route] of ROUTES) {
    if (route.method !== asked) continue;
    const params = matchPath(route.path, pathname);
    if (params !== null) return { name, route, params };
  }
  return null;
}

/** Object.entries forgets the keys' type. */
const ROUTES = Object.entries(CONSOLE_ROUTES) as readonly (readonly [
  ConsoleRouteName,
  ConsoleRoute,
])[];

function matchPath(
  pattern: string,
  pathname: string,
): Readonly<Record<string, string>> | null {
  const wanted = pattern.split("/");
  const given = pathname.slice(CONSOLE_PATH.length).split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? "";
    if (part.startsWith(":")) {
      const value = decodeSegment(text);
      if (value === null || value === "") return null;
      params[part.slice(1)] = value;
    } else if (part !== text) return null;
  }
  return params;
}

function decodeSegment(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
