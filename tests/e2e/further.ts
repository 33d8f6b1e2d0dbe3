/**
 * The end of the title of a journey that asks a rule again, at a further width, store, latency, page or start, or that
 * walks a byway of a visit which another one walks: `npm test` leaves these out and says so, `npm run test:journeys`
 * walks every one. A journey that is always further says so in its title; this is for the rows of a table.
 */
export function markFurther(isFurther: boolean): "" | " @further" {
  return isFurther ? " @further" : "";
}
