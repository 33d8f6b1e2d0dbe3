import * as v from "valibot";
import { hexColor, link } from "#app/domain/store-profile/fields/fields.ts";

/** Colors are given at level 500; steps and contrast are computed from them. */
export const theme = v.strictObject({
  primary: hexColor,
  secondary: hexColor,
  progressBar: v.picklist(
    ["primary", "secondary"],
    "must be primary or secondary",
  ),
  /** With null the site name is set in type. */
  logo: v.strictObject({
    default: v.nullable(link),
    inverse: v.nullable(link),
    icon: v.nullable(link),
  }),
});
