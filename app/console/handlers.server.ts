import { auditHandlers } from "./audit/audit-handlers.server.tsx";
import { contentHandlers } from "./content/content-handlers.server.tsx";
import { entryHandlers } from "./content/entry-handlers.server.tsx";
import type { ConsoleHandlers } from "./frame/handler.ts";
import { peopleHandlers } from "./people/people-handlers.server.tsx";
import { personHandlers } from "./people/person-handlers.server.tsx";
import { selfHandlers } from "./self/self-handlers.server.tsx";
import { sessionHandlers } from "./sign-in/session-handlers.server.ts";
import { signInHandlers } from "./sign-in/sign-in-handlers.server.tsx";

/** One for each row of the table of routes: the type checker names what is missing. */
export const CONSOLE_HANDLERS: ConsoleHandlers = {
  ...signInHandlers,
  ...sessionHandlers,
  ...selfHandlers,
  ...contentHandlers,
  ...entryHandlers,
  ...peopleHandlers,
  ...personHandlers,
  ...auditHandlers,
};
