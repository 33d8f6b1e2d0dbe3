/**
 * After these errors SQLite no longer knows what is on the disk: a retry on the same handle could report a false
 * success.
 */
const UNTRUSTED = /^SQLITE_(IOERR|CORRUPT|NOTADB)/;

export type RunTrusted = <T>(work: () => Promise<T>) => Promise<T>;

/** Once the handle cannot be trusted, that is reported and everything refused. */
export function createTrustedRunner(
  onUntrusted: (error: Error) => void,
): RunTrusted {
  let fault: Error | null = null;
  return async (work) => {
    if (fault !== null) throw fault;
    try {
      return await work();
    } catch (error) {
      if (fault === null && isUntrusted(error)) {
        fault = error;
        onUntrusted(error);
      }
      throw error;
    }
  };
}

function isUntrusted(error: unknown): error is Error {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    UNTRUSTED.test(error.code)
  );
}
