/** "2026-11-24T09:00:00-06:00": the store's own clock with how far it is from UTC, so that the repeated hour is told apart. */
export function formatZonedTime(atMs: number, timeZone: string): string {
  const shown = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(atMs);
  const offset = new Intl.DateTimeFormat("en-US", {
    timeZone,
    timeZoneName: "longOffset",
  })
    .formatToParts(atMs)
    .find(({ type }) => type === "timeZoneName")?.value;
  // It reads "GMT-06:00", and "GMT" where the two clocks agree.
  return `${shown.replace(" ", "T")}${offset?.slice("GMT".length) || "+00:00"}`;
}
