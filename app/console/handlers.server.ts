import { appointmentHandlers } from "./appointments/appointment-handlers.server.tsx";
import { blockHandlers } from "./appointments/block-handlers.server.tsx";
import { bookingHandlers } from "./appointments/booking-handlers.server.tsx";
import { weekHandlers } from "./appointments/week-handlers.server.tsx";
import { auditHandlers } from "./audit/audit-handlers.server.tsx";
import { contentHandlers } from "./content/content-handlers.server.tsx";
import { entryHandlers } from "./content/entry/entry-handlers.server.tsx";
import { figuresHandlers } from "./figures/figures-handlers.server.tsx";
import { feedsHandlers } from "./feeds/feeds-handlers.server.tsx";
import { runHandlers } from "./feeds/run-handlers.server.tsx";
import type { ConsoleHandlers } from "./frame/handler.ts";
import { leadHandlers } from "./leads/lead-handlers.server.tsx";
import { leadsHandlers } from "./leads/leads-handlers.server.tsx";
import { visitorHandlers } from "./leads/visitor-handlers.server.tsx";
import { peopleHandlers } from "./people/people-handlers.server.tsx";
import { personHandlers } from "./people/person-handlers.server.tsx";
import { photoHandlers } from "./vehicles/photo-handlers.server.tsx";
import { vehicleHandlers } from "./vehicles/vehicle-handlers.server.tsx";
import { vehiclesHandlers } from "./vehicles/vehicles-handlers.server.tsx";
import { selfHandlers } from "./self/self-handlers.server.tsx";
import { sessionHandlers } from "./sign-in/session-handlers.server.ts";
import { signInHandlers } from "./sign-in/sign-in-handlers.server.tsx";
import { todayHandlers } from "./today/today-handlers.server.tsx";

/** One for each row of the table of routes: the type checker names what is missing. */
export const CONSOLE_HANDLERS: ConsoleHandlers = {
  ...signInHandlers,
  ...sessionHandlers,
  ...selfHandlers,
  ...weekHandlers,
  ...appointmentHandlers,
  ...bookingHandlers,
  ...blockHandlers,
  ...todayHandlers,
  ...leadsHandlers,
  ...leadHandlers,
  ...visitorHandlers,
  ...vehiclesHandlers,
  ...vehicleHandlers,
  ...photoHandlers,
  ...contentHandlers,
  ...entryHandlers,
  ...figuresHandlers,
  ...feedsHandlers,
  ...runHandlers,
  ...peopleHandlers,
  ...personHandlers,
  ...auditHandlers,
};
