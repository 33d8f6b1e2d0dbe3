import { getHeroAddress } from "#app/domain/illustration/illustration-address.ts";

/** It stands under a cloth, whichever car was asked for. */
export const COVERED_CAR: string = getHeroAddress({
  bodystyle: "other",
  paintKey: "silver",
  variant: 1,
});

/** They are drawings of no cars in particular, whichever are hidden (Assumption A303). */
export const DRAWN_CARS: readonly string[] = (
  [
    { bodystyle: "suvs", paintKey: "blue", variant: 3 },
    { bodystyle: "sedans", paintKey: "red", variant: 21 },
    { bodystyle: "trucks", paintKey: "silver", variant: 8 },
  ] as const
).map((car) => getHeroAddress(car));
