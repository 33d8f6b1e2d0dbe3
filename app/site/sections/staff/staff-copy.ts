import { defineCopy } from "#app/site/page/copy.ts";

export const staffCopy = defineCopy("staff", {
  lead: "Department lead",
  ratedBy: "Rated {rating} of 5 by customers",
  call: "Call {name}",
  write: "E-mail {name}",
});
