import { slugify } from "#app/domain/address/slug.ts";
import type { BodyStyle, Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { BODIES, type Shape } from "./bodies/bodies.ts";
import { ELECTRIC_MODELS, type ModelTable, MODELS } from "./model-shapes.ts";

type ShapedVehicle = Pick<
  Vehicle,
  "bodystyle" | "make" | "model" | "trim" | "fuelType"
>;

/** A Kona must not look like a Suburban. What no table names has the usual shape of its body style. */
export function chooseShape(vehicle: ShapedVehicle, variant: number): Shape {
  const shapes = BODIES[vehicle.bodystyle];
  const shape =
    vehicle.fuelType === "electric" && shapes.electric !== undefined
      ? (findModelShape(ELECTRIC_MODELS, vehicle) ?? "electric")
      : (findSaidShape(vehicle) ??
        findModelShape(MODELS[vehicle.bodystyle], vehicle) ??
        chooseRoof(vehicle.bodystyle, variant));
  return shapes[shape] ? shape : "usual";
}

/** The words of model and trim name cabs and what stands on a chassis. */
function findSaidShape({
  bodystyle,
  model,
  trim,
}: ShapedVehicle): Shape | null {
  const words = `${model} ${trim ?? ""}`;
  return SAID[bodystyle]?.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

const WORK_WORDS: readonly (readonly [RegExp, Shape])[] = [
  [/\b(box|dry van|straight) ?truck\b|\bcube\b/i, "box-truck"],
  [/\bchassis\b|\bcut-?away\b|\bflat ?bed\b|\bstake\b/i, "chassis"],
];

const SAID: Partial<
  Readonly<Record<BodyStyle, readonly (readonly [RegExp, Shape])[]>>
> = {
  trucks: [
    [/\b(regular|standard|single) cab\b/i, "regular-cab"],
    [
      /\bsuper ?cab\b|\b(extended|double|king|access|quad|club|x-?tra|xtended) ?cab\b/i,
      "extended-cab",
    ],
  ],
  commercial: [
    ...WORK_WORDS,
    [/\bpassenger\b|\b(crew|shuttle) ?van\b|\bwagon\b/i, "passenger"],
    [/\blow[ -]roof\b/i, "low-roof"],
  ],
  other: [
    ...WORK_WORDS,
    [/\bmotor ?home\b|\brv\b|\bcamper ?van\b|\bclass [abc]\b/i, "motorhome"],
    [/\btrailer\b|\bfifth wheel\b|\b5th wheel\b|\btoy hauler\b/i, "trailer"],
  ],
};

/** Of convertibles that are no roadsters some stand with the roof up. */
const chooseRoof = (bodystyle: BodyStyle, variant: number): Shape =>
  bodystyle === "convertibles" && variant % 3 === 0 ? "soft-top" : "usual";

function findModelShape(
  table: ModelTable | undefined,
  { make, model }: Pick<ShapedVehicle, "make" | "model">,
): Shape | null {
  if (table === undefined) return null;
  const maker = slugify(make);
  let name = slugify(model);
  while (name !== "") {
    const shape = table.get(`${maker}:${name}`);
    if (shape !== undefined) return shape;
    name = name.slice(0, Math.max(0, name.lastIndexOf("-")));
  }
  return table.get(`${maker}:*`) ?? null;
}
