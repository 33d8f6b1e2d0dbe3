import { addDictionary } from "#app/site/page/copy.ts";
import { WHOLE_SPANISH } from "./server-spanish.server.ts";

/** The server answers in all of them. */
addDictionary("es", WHOLE_SPANISH);
