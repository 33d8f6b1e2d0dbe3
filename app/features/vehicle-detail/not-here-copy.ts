import { defineCopy } from "#app/site/page/copy.ts";

/** The page of a car that the address names and we do not have. */
export const notHereCopy = defineCopy("vehicleNotHere", {
  title: "This {name} isn’t on our lot",
  text: "The ad or link that led here may be out of date. These come close.",
  textAlone: "The ad or link that led here may be out of date.",
  badge: "Not in stock",
  sameModel: "Every {model} we have",
  tellMe: "Tell me when one arrives",
});
