/** A name in three: what was typed of it stands in the middle. */
export type SplitName = readonly [before: string, typed: string, after: string];

/**
 * The most of the typed words that stand in the name counts, from the beginning of one of its words on: of "honda su" all
 * in "Honda SUVs", and "moon" in "Sunroof or moonroof". Neither letter case nor accents matter.
 */
export function splitAtTyped(name: string, typed: string): SplitName {
  const folded = fold(name);
  const words = fold(typed).match(/\S+/g) ?? [];
  for (let from = 0; from < words.length; from++) {
    const part = words.slice(from).join(" ");
    const start = findWordStart(folded, part);
    if (start < 0) continue;
    const end = start + part.length;
    return [name.slice(0, start), name.slice(start, end), name.slice(end)];
  }
  return [name, "", ""];
}

function findWordStart(text: string, part: string): number {
  let at = text.indexOf(part);
  while (at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1)))
    at = text.indexOf(part, at + 1);
  return at;
}

/** Every character stays one, so that a place in the folded text is the same in the text. */
function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const character = text.charAt(at);
    const plain = character
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase();
    return plain.length === 1 ? plain : character;
  }).join("");
}
