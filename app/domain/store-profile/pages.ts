import * as v from "valibot";
import { PAGE_KEYS } from "#app/domain/store-profile/fields/page-paths.ts";

const flag = v.boolean("must be true or false");

/** Assumption A9 keeps these pages on. */
const alwaysOn = v.pipe(
  flag,
  v.check((isOn) => isOn, "must be true: every other page leads there"),
);

/** True shows the page; false answers 404 and removes it from menus and sitemaps. */
export const pages = v.strictObject({
  ...v.entriesFromList(PAGE_KEYS, flag),
  home: alwaysOn,
  searchVehicles: alwaysOn,
  vehicle: alwaysOn,
});
