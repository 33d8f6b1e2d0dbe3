/** Search engines show no more of a description. */
export const MOST_CHARACTERS = 160;

/** The first sentences that fit, in their order, and always the last of all. */
export function joinFittingSentences(
  sentences: readonly string[],
  last: string,
): string {
  let text = "";
  for (const sentence of sentences) {
    const longer = text === "" ? sentence : `${text} ${sentence}`;
    if (`${longer} ${last}`.length > MOST_CHARACTERS) break;
    text = longer;
  }
  return shortenDescription(`${text} ${last}`.trim());
}

/** Cut between two words, and only where it must be. */
export function shortenDescription(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const room = text.slice(0, MOST_CHARACTERS - 1);
  const end = room.lastIndexOf(" ");
  return `${(end === -1 ? room : room.slice(0, end)).toWellFormed()}…`;
}
