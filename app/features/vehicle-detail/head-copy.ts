import { defineCopy } from "#app/site/page/copy.ts";

/** What the page's head says; no browser needs it. */
export const vehicleHeadCopy = defineCopy("vehicleHead", {
  metaLead: "{condition} {title} in {place}.",
  "metaLead.in-transit": "{condition} {title} in transit to {place}.",
  "metaLead.on-order": "{condition} {title} on order for {place}.",
  "metaLead.unknown": "{condition} {title}, sold in {place}.",
  /** Two cars may have the same words, but no two pages may have the same title. */
  documentTitle: "{title}, {id}",
  stock: "Stock {stock}",
  vin: "VIN {vin}",
});
