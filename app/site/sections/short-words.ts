/** In Spanish no line of a heading ends with a word of one letter ("a", "o", "y"): it belongs to what follows. */
export function bindShortWords(title: string, language: string): string {
  if (language !== "es") return title;
  return title.replace(/(?<=^|\s|¿|¡)(\p{L}) /gu, "$1\u00a0");
}
