/** Starting again would not mend it. */
export class ConfigurationFault extends Error {}

/** An attempt at several addresses of one host fails without a message. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError && error.message === "")
    return error.errors.map(describeError).join("; ");
  return error.message;
}
