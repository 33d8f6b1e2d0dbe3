/** These are codes of both engines for errors that are not caused by the data to be stored. */
const PROBLEMS: readonly (readonly [code: RegExp, problem: string])[] = [
  [
    /^(?:SQLITE_FULL|53100)$/,
    "The disk of the database is full: make room, then try again.",
  ],
  [/^ENOSPC$/, "The disk is full: make room, then try again."],
  [
    /^(?:SQLITE_BUSY.*|55P03)$/,
    "Another import is running and did not end within five minutes: try again when it has.",
  ],
  [
    /^(?:SQLITE_(?:READONLY|CANTOPEN|PERM).*|25006)$/,
    "The database cannot be written to: see who owns its files, and whether its disk is read-only.",
  ],
  [
    /^(?:SQLITE_(?:IOERR|CORRUPT|NOTADB).*|58030|XX00[12])$/,
    "The disk of the database fails: look at the machine before anything else.",
  ],
  [
    /^(?:ECONN.*|ENOTFOUND|ETIMEDOUT|EPIPE|08.{3}|57P0[123]|53300)$/,
    "The database cannot be reached, or the connection broke: try again when it answers.",
  ],
];

/** Operators read these words; an error that did not come from the database has none. */
export function findStorageProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof AggregateError && error.errors.length > 0)
    return findStorageProblem(error.errors[0]);
  const code = "code" in error ? String(error.code) : "";
  const found = PROBLEMS.find(([pattern]) => pattern.test(code));
  if (found !== undefined) return found[1];
  return /Connection terminated|Client has encountered/.test(error.message)
    ? (PROBLEMS.at(-1)?.[1] ?? null)
    : null;
}
