import { defineCopy } from "#app/site/page/copy.ts";

/** What a store reads when an appointment changes. */
export const appointmentLeadCopy = defineCopy("appointmentLead", {
  what: "Appointment",
  "changed.testDrive": "The customer moved their test drive",
  "changed.service": "The customer moved their service appointment",
  "changedByStore.testDrive":
    "The store moved a test drive. The customer gets an email about it.",
  "changedByStore.service":
    "The store moved a service appointment. The customer gets an email about it.",
  "bookedByStore.testDrive": "The store booked a test drive for the customer",
  "bookedByStore.service":
    "The store booked a service appointment for the customer",
  "cancelled.testDrive": "The customer canceled their test drive",
  "cancelled.service": "The customer canceled their service appointment",
  "cancelledByStore.testDrive":
    "The store canceled a test drive. The customer gets an email about it.",
  "cancelledByStore.service":
    "The store canceled a service appointment. The customer gets an email about it.",
  "closedDay.testDrive":
    "A test drive is booked for a time when the store is now closed",
  "closedDay.service":
    "A service appointment is booked for a time when the store is now closed",
  time: "Time",
  newTime: "New time",
  oldTime: "Old time",
  booking: "Reference of the booking",
  vehicle: "Vehicle",
  service: "Service",
  business: "Business",
  todo: "To do",
  todoClosed:
    "Please call the customer: keep the appointment, or agree on another time. The customer has not been told.",
});
