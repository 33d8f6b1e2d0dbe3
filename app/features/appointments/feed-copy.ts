import { defineCopy } from "#app/site/page/copy.ts";

/** A store's calendar of appointments, for its own people. */
export const feedCopy = defineCopy("appointmentFeed", {
  "name.testDrive": "Test drives, {store}",
  "name.service": "Service, {store}",
  "what.testDrive": "Test drive",
  "what.service": "Service",
  erased: "details erased",
  customer: "Customer",
  phone: "Phone",
  email: "Email",
  business: "Business",
  contact: "Contact",
  vehicle: "Vehicle",
  notes: "Notes",
  reference: "Reference",
});
