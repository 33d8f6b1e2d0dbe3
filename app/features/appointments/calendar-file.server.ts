import type { AppPorts } from "#app/ports.ts";
import { buildAppointmentCalendar } from "#app/site/appointments/appointment-calendar.server.ts";
import {
  type ManagePorts,
  openAppointment,
} from "./appointment-access.server.ts";

/** The appointment as it is now, for any calendar; null where there is none. */
export async function calendarFile(
  ports: ManagePorts & Pick<AppPorts, "siteUrl">,
  token: string,
): Promise<Response | null> {
  const opened = await openAppointment(ports, token);
  if (opened === null || opened === "gone") return null;
  const { fileName, contentType, bytes } = buildAppointmentCalendar(
    ports,
    opened.appointment,
    ports.clock.nowMs(),
  );
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
