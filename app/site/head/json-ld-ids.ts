/** The dealership itself, in every node that speaks of it. */
export function dealershipId(siteUrl: string): string {
  return `${siteUrl}/#dealership`;
}

export function storeThingId(siteUrl: string, storeId: string): string {
  return `${siteUrl}/#store-${storeId}`;
}
