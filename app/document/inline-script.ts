/**
 * The text of a script that calls `run` with `values`. It stands in one line: `run` may use nothing from around it, and
 * no comment within it may end with its line.
 */
export function toInlineScript<Values extends readonly unknown[]>(
  run: (...values: Values) => void,
  ...values: Values
): string {
  const parameters = values.map((value) => JSON.stringify(value)).join();
  return `(${run.toString().replaceAll(/\s+/g, " ")})(${parameters})`;
}
