/** It reads "Honda Civics, 2018 or newer" and "SUVs under $20,000". */
export function joinTitle(noun: string, qualifiers: string): string {
  return `${noun}${getTitleGap(qualifiers)}${qualifiers}`.trim();
}

/** A range of years or miles brings its comma. */
export function getTitleGap(qualifiers: string): "" | " " {
  return qualifiers.startsWith(",") ? "" : " ";
}
