import { addDictionary } from "#app/site/page/copy.ts";
import { SERVER_SPANISH } from "./server-spanish.server.ts";
import { SPANISH } from "./spanish.ts";

/** The server answers in all of them. */
addDictionary("es", [...SPANISH, ...SERVER_SPANISH]);
