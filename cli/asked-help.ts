/** Help is never an argument: whoever asks for it wants nothing to be done. */
export function isHelpAsked(args: readonly string[]): boolean {
  return args.includes("--help") || args.includes("-h");
}

/** What a command is used for, and each word that may follow it. */
export interface CommandHelp {
  readonly usage: string;
  readonly commands?: Readonly<Record<string, { readonly usage: string }>>;
}

/** Null where no help is asked, or help on a word that the command does not know. */
export function findHelp(
  args: readonly string[],
  { usage, commands = {} }: CommandHelp,
): string | null {
  if (!isHelpAsked(args)) return null;
  const [word = ""] = args;
  if (isHelpAsked([word]) || Object.keys(commands).length === 0) return usage;
  return Object.hasOwn(commands, word) ? (commands[word]?.usage ?? null) : null;
}
