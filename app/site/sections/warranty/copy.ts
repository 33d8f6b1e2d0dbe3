import { defineCopy } from "#app/site/page/copy.ts";

export const warrantyScaleCopy = defineCopy("warrantyScale", {
  scale: "Covered from purchase below {miles} miles, with no upper limit",
  buy: "You buy here, at {miles} mi",
  buyShort: "You buy, {miles} mi",
  stillShort1: "Still covered here, for as",
  stillShort2: "long as you own the car",
  last: "{miles} mi",
  still1: "Still covered past this line,",
  still2: "for as long as you own the car",
});
export type WarrantyScaleText = keyof typeof warrantyScaleCopy.sentences;
