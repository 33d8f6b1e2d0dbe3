import { calendarFeed } from "#app/features/appointments/calendar-feed.server.ts";
import { portsContext } from "#app/ports.ts";
import { requirePage } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/appointment-calendar-feed.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const feed = await calendarFeed(context.get(portsContext), params.file);
  return requirePage(feed, url);
}
