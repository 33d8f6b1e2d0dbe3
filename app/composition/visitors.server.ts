import type { Environment } from "#app/adapters/config/environment.server.ts";
import { openErasedVisitors } from "#app/adapters/database/visitors/erased-visitors.server.ts";
import { createVisitorCookies } from "#app/adapters/http/requests/visitor-cookies.server.ts";
import type { Stores } from "./stores.server.ts";

/** How a visitor is known again, and who asked not to be. */
export async function openVisitors(
  environment: Environment,
  { clock, log, profile, database }: Stores,
) {
  const hasTls =
    environment.mode === "production" &&
    environment.siteUrl.startsWith("https:");
  const erasedVisitors = await openErasedVisitors(database.leads, {
    clock,
    log,
    profileDays: profile.visitor.profileDays,
  });
  const visitorCookies = createVisitorCookies({
    ...environment,
    isErased: erasedVisitors.has,
    hasTls,
    profileDays: profile.visitor.profileDays,
    nowMs: clock.nowMs,
  });
  return { hasTls, erasedVisitors, visitorCookies };
}
