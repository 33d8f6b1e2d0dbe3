/**
 * The tag of a journey that `npm test` walks on the pages below `/es` as well: ten that say most, with JavaScript and
 * without. `npm run test:journeys -- --in-spanish` walks all there.
 */
export const SPANISH = "@spanish";

/** A row of a table that is walked by `npm test` at all is walked in Spanish, too. */
export function tagSpanish(isFurther: boolean): { readonly tag: string[] } {
  return { tag: isFurther ? [] : [SPANISH] };
}

/**
 * The end of the title of a journey that asks a rule again, at a further width, store, latency, page or start, or that
 * walks a byway of a visit which another one walks: `npm test` leaves these out and says so, `npm run test:journeys`
 * walks every one. A journey that is always further says so in its title; this is for the rows of a table.
 */
export function markFurther(isFurther: boolean): "" | " @further" {
  return isFurther ? " @further" : "";
}
