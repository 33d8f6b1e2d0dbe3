import { defineCopy } from "#app/site/page/copy.ts";

/** This copy tells how a sentence was read, around its parts. */
export const wordsCopy = defineCopy("words", {
  readAs: "We read this as:",
  keywords: {
    one: "Kept as a keyword: {words}.",
    other: "Kept as keywords: {words}.",
  },
  separator: " · ",
  "unused.negated":
    "We could not use {words}: filters ask for what a car has, not for what it lacks.",
  "unused.payment":
    "We could not use {words}: of a loan, cars can be searched by the monthly payment alone, as in “under $400 a month”.",
  "unused.no-filter": "We could not use {words}: there is no filter for it.",
  "unused.unclear":
    "We could not use {words}: it could mean more than one thing.",
  "unused.not-sold": "We could not use {words}: we do not sell these.",
  "unused.private-price":
    "We could not use {words} while some prices are private.",
  "unused.no-vehicle": "No car here mentions {words}, so we left it out.",
  quoted: "“{words}”",
});
