/** The phrase as a sentence begins: its first letter is a capital, the others stay. */
export function capitalize(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
