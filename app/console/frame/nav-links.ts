import type { ConsoleRouteName } from "#app/domain/console/console-routes.ts";
import { CONSOLE_ROUTES } from "#app/domain/console/console-routes.ts";
import { isPermitted, type Role } from "#app/domain/console/roles.ts";

/** In the order of a day's work. */
const SECTIONS = [
  "today",
  "leads",
  "appointments",
  "vehicles",
  "content",
  "figures",
  "feeds",
  "people",
  "audit",
] as const satisfies readonly ConsoleRouteName[];

export type SectionName = (typeof SECTIONS)[number];

export function listSections(role: Role): readonly SectionName[] {
  return SECTIONS.filter((name) =>
    isPermitted(role, CONSOLE_ROUTES[name].needs),
  );
}
