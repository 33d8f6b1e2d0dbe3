/** Help is never an argument: whoever asks for it wants nothing to be done. */
export function isHelpAsked(args: readonly string[]): boolean {
  return args.includes("--help") || args.includes("-h");
}
