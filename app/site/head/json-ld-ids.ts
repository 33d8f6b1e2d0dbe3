/** The dealership itself, in every node that speaks of it. */
export function getDealershipNodeId(siteUrl: string): string {
  return `${siteUrl}/#dealership`;
}

export function getStoreNodeId(siteUrl: string, storeId: string): string {
  return `${siteUrl}/#store-${storeId}`;
}
