/** A sentence for one, and for any other number. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/** English and Spanish agree on it; a test asks for the rules of `Intl`, which cost a page time before it answers a tap. */
export const findPlural = (count: number): keyof PluralForms =>
  count === 1 ? "one" : "other";
