import { defineCopy } from "#app/site/page/copy.ts";

/** Words that only machines and link previews show. */
export const headCopy = defineCopy("head", {
  "department.sales": "{store}, sales",
  "department.service": "{store}, service",
  "department.further": "{store}, {department}",
  siteAlt: "{name}, with three cars from its inventory drawn side by side",
  vehicleAlt: "{vehicle} at {name}",
  vehicleAltWithPrice: "{vehicle} for {price} at {name}",
});
