import { defineCopy } from "#app/site/page/copy.ts";

export const placeFormCopy = defineCopy("place-form", {
  form: "How far the stores are from you",
  zip: "Your ZIP",
  show: "Show distances",
  locate: "Use my location",
  accuracy:
    "Miles in a straight line from the middle of your ZIP code or your rough location, good to a few miles. Clear the ZIP to forget it.",
  noCookies:
    "Your browser blocks cookies, so this site cannot keep where you are from one page to the next.",
  noLocation: "Your browser did not tell your location. Type your ZIP instead.",
});
