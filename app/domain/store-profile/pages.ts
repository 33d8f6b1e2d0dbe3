import * as v from "valibot";
import { PAGE_KEYS } from "./page-paths.ts";

/** True shows the page; false answers 404 and drops it from menus and sitemaps. */
export const pages = v.strictObject(
  v.entriesFromList(PAGE_KEYS, v.boolean("must be true or false")),
);
