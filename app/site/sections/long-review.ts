interface ReviewText {
  readonly start: string;
  /** What is read only when it is asked for; null for a review of usual length. */
  readonly rest: string | null;
}

/** Characters. A review that is hardly longer is shown whole. */
const LONG = 700;
const SHOWN = 500;

/** A long review in two parts, cut between words where it has any. */
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
