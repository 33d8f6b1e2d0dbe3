/** The day `2026-06-01` reads "June 1, 2026" in English. */
export function formatDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
}
