import { calendarFile } from "#app/features/appointments/calendar-file.server.ts";
import { portsContext } from "#app/ports.ts";
import { requirePage } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/appointment-calendar-file.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const file = await calendarFile(context.get(portsContext), params.token);
  return requirePage(file, url);
}
