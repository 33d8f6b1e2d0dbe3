/** The text never breaks between two lines: not at its spaces, and not at its hyphens and dashes. */
export function formatUnbroken(text: string): string {
  return text
    .replaceAll(" ", "\u00a0")
    .replace(/[-–]/g, (dash) => `\u2060${dash}\u2060`);
}
