import type { ItemList } from "schema-dts";

/** Links to what a list shows, in its order; the facts stand on the pages that they lead to. */
export function buildListJsonLd(
  listed: readonly { readonly name: string; readonly address: string }[],
  siteUrl: string,
): ItemList {
  return {
    "@type": "ItemList",
    numberOfItems: listed.length,
    itemListElement: listed.map(({ name, address }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      url: siteUrl + address,
    })),
  };
}
