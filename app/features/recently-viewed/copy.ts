import { defineCopy } from "#app/site/page/copy.ts";

export const viewedCopy = defineCopy("viewed", {
  title: "Recently viewed",
  drop: "The {name} is down {amount} since {day}.",
});
