import { defineCopy } from "#app/site/page/copy.ts";

/** The service page and the booking say alike what a visit costs, and how long it takes. */
export const servicePriceCopy = defineCopy("servicePrice", {
  from: "From {amount}",
  free: "Free",
  "from.offer": "From {amount} with this offer",
  "free.offer": "Free with this offer",
  quoted: "We quote it first",
  minutes: {
    one: "About {count} minute",
    other: "About {count} minutes",
  },
  wholeHours: { one: "About {count} hour", other: "About {count} hours" },
  note: "Prices are before tax, for most cars. You see yours before any work starts.",
});
