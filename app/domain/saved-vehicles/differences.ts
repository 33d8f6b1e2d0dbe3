/** It tells whether the cars differ in a row of a comparison; one car differs from nothing. */
export function differs(values: readonly (string | null)[]): boolean {
  return new Set(values).size > 1;
}
