import { defineCopy } from "#app/site/page/copy.ts";

export const stopContactCopy = defineCopy("stopContact", {
  pageTitle: "Stop all contact",
  title: "Stop all contact?",
  lead: "This is about {email}.",
  stopsTitle: "What stops",
  "stops.calls":
    "Automated calls and text messages, and calls and emails about our cars and offers",
  "stops.alerts": "Every price and search alert for this address",
  "stops.reminders": "Reminders of appointments you have booked so far",
  comesTitle: "What still comes",
  "comes.appointments":
    "News about an appointment you booked, if it moves or is canceled",
  "comes.asked":
    "Answers to what you ask us for, such as a car by email or a new message",
  stop: "Stop all contact",
  doneTitle: "We’ve stopped",
  doneText:
    "We told our team not to call, text or email {email} anymore. It can take until the next business day for everyone to see it.",
  laterText:
    "If you ask us for something new, we’ll answer that and nothing else.",
  browse: "Browse all cars",
  unknownTitle: "We can’t read this link",
  unknownText:
    "Copy the whole link from the latest email we sent you, or call {phone} and say you want no more contact.",
  failedText:
    "We couldn’t save this. Please try again in a minute, or call {phone}.",
  consent:
    "I want no more calls, text messages or emails, apart from news about appointments I booked and answers to what I ask for myself.",
  summarySource: "Source",
  source: "Link in an email: stop all contact",
  summaryRequest: "Request",
  request:
    "Stop all contact. No calls, text messages or emails to this person, from now on. Booked appointments stand; tell them if one changes.",
});
