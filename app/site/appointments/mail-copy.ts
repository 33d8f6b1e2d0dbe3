import { defineCopy } from "#app/site/page/copy.ts";

/** Mails and calendar files about appointments. */
export const appointmentMailCopy = defineCopy("appointmentMail", {
  "what.testDrive": "Test drive",
  "what.service": "Service appointment",

  "booked.testDrive.subject": "Your test drive at {store}: {time}",
  "booked.service.subject": "Your service appointment at {store}: {time}",
  "booked.testDrive.heading": "Your test drive is booked",
  "booked.service.heading": "Your service appointment is booked",
  "booked.testDrive.text":
    "Your time is set aside, and we’ll have the car ready. Someone from {store} will get in touch to go over it with you.",
  "booked.service.text":
    "Your time is set aside. Come a few minutes early and park at the service entrance, where an advisor checks you in.",
  "changed.testDrive.subject": "New time for your test drive: {time}",
  "changed.service.subject": "New time for your service appointment: {time}",
  "changed.testDrive.heading": "Your test drive has a new time",
  "changed.service.heading": "Your service appointment has a new time",
  "changed.text": "Your old time, {oldTime}, is open for someone else now.",
  "reminder.testDrive.subject": "Reminder: your test drive on {time}",
  "reminder.service.subject": "Reminder: your service appointment on {time}",
  "reminder.testDrive.heading": "See you soon for your test drive",
  "reminder.service.heading": "See you soon for your service appointment",
  "reminder.text":
    "Can’t make it? Please change or cancel below so someone else can have your time.",
  "cancelled.testDrive.subject": "Your test drive is canceled",
  "cancelled.service.subject": "Your service appointment is canceled",
  "cancelled.testDrive.heading": "Your test drive is canceled",
  "cancelled.service.heading": "Your service appointment is canceled",
  "cancelled.text":
    "You canceled it, and we’ve told our team. You don’t have to do anything else. We’d be glad to see you another time.",
  "cancelledByStore.testDrive.subject": "We had to cancel your test drive",
  "cancelledByStore.service.subject":
    "We had to cancel your service appointment",
  "cancelledByStore.testDrive.heading": "We had to cancel your test drive",
  "cancelledByStore.service.heading":
    "We had to cancel your service appointment",
  "cancelledByStore.text":
    "We’re sorry. Please call us at {phone} or reply to this email, and we’ll find you another time.",

  when: "When",
  car: "Car",
  services: "Services",
  offer: "Offer",
  where: "Where",
  reference: "Reference",
  phone: "Phone",
  manage: "Change or cancel",
  directions: "Get directions",
  calendarNote: "The attached file puts it in your calendar.",
  calendarUpdateNote:
    "The attached file moves it in your calendar, if you put it there.",
  calendarRemoveNote:
    "The attached file takes it out of your calendar, if you put it there.",
  reason:
    "You’re getting this email because someone booked this appointment with this address. If it wasn’t you, please cancel it with the link above.",
  reasonOver:
    "You’re getting this email because this appointment was booked with this address.",
});
