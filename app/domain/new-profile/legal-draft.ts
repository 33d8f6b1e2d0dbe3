export interface DraftFacts {
  readonly name: string;
  readonly legalName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** Postal codes of the states with a store. */
  readonly states: readonly string[];
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly sellsNew: boolean;
}

/** A comment that begins so asks something of a lawyer. */
export const LAWYER_NOTE = "For your lawyer:";

/** No page shows it, and the profile check warns of it until it is taken out. */
export function buildNote(words: string): string {
  return `<!-- ${LAWYER_NOTE} ${words} -->`;
}

export function buildDocument(
  title: string,
  today: string,
  paragraphs: readonly string[],
): string {
  return `---\ntitle: ${title}\nupdatedOn: ${today}\n---\n\n${paragraphs.join("\n\n")}\n`;
}
