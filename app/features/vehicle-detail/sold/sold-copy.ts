import { defineCopy } from "#app/site/page/copy.ts";

/** These words are of the page that stands where a vehicle was. */
export const soldCopy = defineCopy("vehicle", {
  "sold.badge": "Sold",
  "sold.title": "{name} is sold",
  "sold.text":
    "It left our lot on {date}. The price is no longer shown, but these come close.",
  "sold.textAlone": "It left our lot on {date}.",
});
