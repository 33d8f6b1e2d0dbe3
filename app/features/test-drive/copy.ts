import { defineCopy } from "#app/site/page/copy.ts";

/** Spec §4, test-drive dialog. */
export const testDriveCopy = defineCopy("testDrive", {
  // Choose a day, choose a time.
  breadcrumb: "Breadcrumb",
  allCars: "All cars",
  crumb: "Test drive",
  title: "Test drive the {vehicle}",
  dialogTitle: "Book a test drive",
  chooseLead:
    "Choose a day and a time. We’ll hold it while you fill in the rest.",
  chooseDay: "Choose a day",
  chooseTime: "Choose a time",
  timesName: "Choose a time",
  directions: "Directions",
  continueWith: "Continue with {time}",
  gone: "{time} is no longer open. Here is what’s open instead.",
  noneTitle: "No times are open online",
  noneText:
    "Nothing is open in the next {count} days. Call us at {phone} and we’ll find a time that works for you.",
  awayTitle: "We can’t show the times right now",
  awayText:
    "Please try again in a minute, or call us at {phone} and we’ll book it for you.",
  tryAgain: "Try again",
  askInstead: "Send us a message instead",
  loading: "Loading times",
  close: "Close",
  back: "Back",

  // Confirm details, schedule.
  detailsTitle: "Confirm your test drive",
  detailsLead: "Who should we expect?",
  unheld:
    "We can’t hold this time for you right now, so it goes to whoever books it first.",
  phoneHint: "Only used for this test drive.",
  messageLabel: "Anything we should know? (optional)",
  messageHint: "A trade-in to look at, a car seat to try, who’s coming along.",
  schedule: "Schedule test drive",
  slotGone:
    "Someone just took that time. Choose another one below. What you typed is still here.",
  chooseOther: "Open times close to it",
  otherTime: "{day}, {time}",
  seeAllTimes: "See all times",
  tooMany:
    "There are already several test drives under this phone number or email. Please call us at {phone} and we’ll add one more. To move or cancel one, open the link in your confirmation email.",

  // What was booked.
  bookedTitle: "Your test drive is booked",
  bookedText: "See you at {store}. An email with the details is on its way.",
  backToCar: "Back to the car",
  carTitle: "The car",

  // The address holds the VIN of no car.
  noCarTitle: "This car isn’t on our lot",
  noCarText:
    "The link that led here may be out of date. Pick another car, and we’ll have it ready for you to drive.",
  browseCars: "Browse all cars",
  newestCars: "Just in",
});

/** Only the server uses this copy: it stands in the lead. */
export const testDriveServerCopy = defineCopy("testDrive", {
  summaryTime: "Test drive",
  summaryStore: "Store",
});
