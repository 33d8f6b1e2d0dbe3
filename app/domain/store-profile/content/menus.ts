import * as v from "valibot";
import { searchPath } from "#app/domain/store-profile/fields/fields.ts";
import { localizedText } from "#app/domain/store-profile/fields/localized-text.ts";
import { PAGE_KEYS } from "#app/domain/store-profile/fields/page-paths.ts";

const target = v.variant(
  "kind",
  [
    v.strictObject({
      kind: v.literal("page"),
      page: v.picklist(PAGE_KEYS, "names an unknown page"),
    }),
    v.strictObject({
      kind: v.literal("search"),
      path: searchPath,
    }),
  ],
  'must have "kind": "page" with a page, or "kind": "search" with a path',
);
export type MenuTarget = v.InferOutput<typeof target>;

const menuItem = v.strictObject({ label: localizedText, target });

/** An entry of the main menu is a link, or a heading over links. */
const mainMenuItem = v.strictObject({
  label: localizedText,
  target: v.nullable(target),
  items: v.array(menuItem),
});

/** Spec §2 defines the menus. Entries whose page is off are not shown. */
export const menus = v.strictObject({
  main: v.array(mainMenuItem),
  footer: v.array(menuItem),
});
