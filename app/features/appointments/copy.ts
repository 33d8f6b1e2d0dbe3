import { defineCopy } from "#app/site/page/copy.ts";

/** The pages behind the link of an appointment's mails. */
export const appointmentsCopy = defineCopy("appointments", {
  "crumb.testDrive": "All cars",
  "crumb.service": "Service center",
  pageTitle: "Your appointment",
  "coming.testDrive": "Your test drive",
  "coming.service": "Your service appointment",
  "past.testDrive": "Your test drive was on {time}",
  "past.service": "Your service appointment was on {time}",
  "cancelled.testDrive": "Your test drive is canceled",
  "cancelled.service": "Your service appointment is canceled",
  pastText: "We hope it went well. We’d be glad to see you again.",
  cancelledText:
    "Your time is open for someone else. We’d be glad to see you another time.",
  cancelledNow:
    "We’ve told our team and sent you an email. We’d be glad to see you another time.",
  goneTitle: "This link has expired",
  goneText:
    "We no longer keep this appointment. If you’d like to come by, we’d be glad to see you.",
  "notice.booked":
    "You’re booked. We’ve sent you an email with this link and a file for your calendar.",
  "notice.changed":
    "You have a new time. We’ve told our team and sent you an email.",
  "notice.stale": "It changed in the meantime. This is where it stands now.",
  reschedule: "Choose another time",
  cancel: "Cancel appointment",
  reminder: "We’ll email you a reminder the day before.",
  "again.testDrive": "Book this car again",
  "again.service": "Book another appointment",
  browseCars: "Browse all cars",
  serviceCenter: "Go to the service center",
  ask: "Questions?",

  rescheduleTitle: "Choose another time",
  rescheduleText:
    "Now booked: {time}. You keep it until you confirm a new one.",
  nowBooked: "now booked",
  newTime: "New time",
  confirmNew: "Move my appointment",
  back: "Keep my time",
  goneSlot:
    "Someone just took that time, or it can’t be booked anymore. Please choose another one.",
  nearest: "Open times close to it",
  noTimes:
    "There are no open times right now. Please call us and we’ll find one.",
  away: "We can’t look up open times right now. Please call us and we’ll move it for you.",
  tooOften:
    "This appointment has been moved many times. Please call us for another time.",

  cancelTitle: "Cancel this appointment?",
  cancelText:
    "Your time goes to someone else, and we’ll tell our team. You can book a new one anytime.",
  confirmCancel: "Yes, cancel it",
  notStored:
    "We couldn’t save that. Your appointment is as it was. Please try again in a moment, or call us.",
});
