import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";

/** Colors are given at level 500; steps and contrast are computed from them. */
/** Spec §2, root view: a color that the theme does not name is green. */
const GREEN_500 = "#22c55e";

export const theme = v.strictObject({
  primary: v.optional(field.hexColor, GREEN_500),
  secondary: v.optional(field.hexColor, GREEN_500),
  progressBar: v.optional(field.pickOne(["primary", "secondary"]), "primary"),
  /** With null the site name is set in type. */
  logo: v.strictObject({
    default: v.nullable(field.picture),
    inverse: v.nullable(field.picture),
    icon: v.nullable(field.picture),
  }),
});

export const toasts = v.strictObject({
  lifeMs: field.positiveCount,
  position: field.pickOne([
    "top-right",
    "top-left",
    "bottom-right",
    "bottom-left",
  ]),
});
