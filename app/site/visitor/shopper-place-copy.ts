import { defineCopy } from "#app/site/page/copy.ts";

export const placeFormCopy = defineCopy("place-form", {
  form: "How far the stores are from you",
  zip: "Your ZIP",
  show: "Show distances",
  locate: "Use my location",
  accuracy:
    "Miles in a straight line from the middle of your ZIP code or your rough location, give or take a few miles. Clear the ZIP to forget it.",
  noCookies:
    "Your browser blocks cookies, so we can’t keep where you are from one page to the next.",
  noLocation:
    "Your browser didn’t share your location. Enter your ZIP instead.",
});
