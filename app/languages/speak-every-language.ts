import { addDictionary } from "#app/site/page/copy.ts";
import { SPANISH } from "./spanish.ts";

/** The server answers in all of them. */
addDictionary("es", SPANISH);
