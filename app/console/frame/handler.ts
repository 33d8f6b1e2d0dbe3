import type { ConsoleAnswer } from "./answer.ts";
import type { Asked, AskedByPerson } from "./asked.ts";
import type {
  CONSOLE_ROUTES,
  ConsoleRouteName,
} from "#app/domain/console/console-routes.ts";

type Handler<A> = (asked: A) => ConsoleAnswer | Promise<ConsoleAnswer>;

/** A handler for each row of the table; who may call it was asked before. */
export type ConsoleHandlers = {
  readonly [Name in ConsoleRouteName]: Handler<
    (typeof CONSOLE_ROUTES)[Name]["needs"] extends null ? Asked : AskedByPerson
  >;
};

/** The handlers of one section. */
export type SectionHandlers<Name extends ConsoleRouteName> = Pick<
  ConsoleHandlers,
  Name
>;
