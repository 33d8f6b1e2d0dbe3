/** The way on to cars leads back to the name of this machine that the visitor came by. */
export function findAskingSite(
  siteOrigins: readonly string[],
  referrer: string | undefined,
): string {
  const asking = URL.parse(referrer ?? "")?.origin;
  return (
    siteOrigins.find((origin) => origin === asking) ?? siteOrigins[0] ?? ""
  );
}
