interface ReviewText {
  readonly start: string;
  /** This part is read only on request; it is null for a review of usual length. */
  readonly rest: string | null;
}

/** The unit is characters. A review that is hardly longer is shown whole. */
const LONG = 700;
const SHOWN = 500;

/** A long review is cut in two parts, between words where it has any. */
export function cutReview(text: string): ReviewText {
  const whole = text.trim();
  if (whole.length <= LONG) return { start: whole, rest: null };
  const letters = [...whole];
  const end = letters
    .slice(0, SHOWN)
    .findLastIndex((letter) => /\s/u.test(letter));
  const at = end > SHOWN / 2 ? end : SHOWN;
  const [start, rest] = [letters.slice(0, at), letters.slice(at)];
  return { start: start.join("").trimEnd(), rest: rest.join("") };
}
