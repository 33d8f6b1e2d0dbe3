import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";

/** What the drawn map of the stores shows besides them, in the order in which it is drawn. */
const LANDSCAPE_KINDS = [
  /** An area of water: its points go around it. */
  "water",
  "river",
  /** Of a state or county. */
  "border",
  "road",
  /** A town at its first point. */
  "town",
  /** A state or another area, which has a name alone, at its first point. */
  "region",
] as const;

const POINT = /^-?\d{1,2}(?:\.\d+)?,-?\d{1,3}(?:\.\d+)?$/;

/** As "41.88,-87.63 41.72,-87.64": latitude and longitude of each point. */
const points = v.pipe(
  field.text,
  v.check(
    (value) => value.split(" ").every((it) => POINT.test(it)),
    'must be points as in "41.88,-87.63 41.72,-87.64", latitude before longitude',
  ),
);

export const landscape = v.array(
  v.strictObject({
    kind: v.picklist(
      LANDSCAPE_KINDS,
      `must be one of ${LANDSCAPE_KINDS.join(", ")}`,
    ),
    /** Null shows no name. A name stands at the first point. */
    name: v.optional(v.nullable(field.localizedText), null),
    points,
  }),
);
