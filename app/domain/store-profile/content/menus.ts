import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";
import { PAGE_KEYS } from "#app/domain/store-profile/fields/page-paths.ts";

const target = v.variant(
  "kind",
  [
    v.strictObject({
      kind: v.literal("page"),
      page: v.picklist(PAGE_KEYS, "names an unknown page"),
    }),
    v.strictObject({ kind: v.literal("search"), path: field.searchPath }),
    v.strictObject({ kind: v.literal("ownPage"), slug: field.identifier }),
    v.strictObject({ kind: v.literal("link"), url: field.httpUrl }),
  ],
  'must have "kind": "page" with a page, "search" with a path, "ownPage" with a slug, or "link" with a url',
);
export type MenuTarget = v.InferOutput<typeof target>;

const menuItem = v.strictObject({ label: field.localizedText, target });

/** An entry of the main menu is a link, or a heading over links. */
const mainMenuItem = v.strictObject({
  label: field.localizedText,
  target: v.nullable(target),
  items: v.array(menuItem),
});

/** Spec §2 defines the menus. Entries whose page is off are not shown. */
export const menus = v.strictObject({
  main: v.array(mainMenuItem),
  footer: v.array(menuItem),
});

/** Assumption A9 keeps these pages on. */
const alwaysOn = v.pipe(
  field.flag,
  v.check((isOn) => isOn, "must be true: every other page leads there"),
);

/** False answers 404 and removes the page from menus and sitemaps. */
export const pages = v.strictObject({
  ...v.entriesFromList(PAGE_KEYS, field.flag),
  home: alwaysOn,
  searchVehicles: alwaysOn,
  vehicle: alwaysOn,
});
