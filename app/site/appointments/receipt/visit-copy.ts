import { defineCopy } from "#app/site/page/copy.ts";

/** A booked visit, as the page after booking and the appointment's own page say it. */
export const visitCopy = defineCopy("appointmentVisit", {
  "title.testDrive": "Your drive",
  "title.service": "Your visit",
  "canceled.testDrive": "Canceled drive",
  "canceled.service": "Canceled visit",
  store: "Store",
  work: "Work",
  takes: "Takes",
  offer: "Offer",
  goodUntil: "Offer good until {date}",
  words: "“{words}”",
  car: "Car",
  business: "Business",
  stock: "Stock {stock}",
  serviceFrom: "{service}, from {amount}",
  serviceFree: "{service}, free",
  "serviceFrom.offer": "{service}, from {amount} with this offer",
  "serviceFree.offer": "{service}, free with this offer",

  "testDrive.first.title": "Your time is set aside",
  "testDrive.first.text":
    "There’s nothing more to do. Someone from {store} will get in touch to go over it with you, usually the same business day.",
  "testDrive.second.title": "We get the car ready",
  "testDrive.second.text":
    "The {vehicle} will be waiting out front. Bring your driver’s license and proof of insurance.",
  "testDrive.third.title": "You drive",
  "testDrive.third.text": {
    one: "Plan on about {count} minute. No obligation to buy.",
    other: "Plan on about {count} minutes. No obligation to buy.",
  },
  "service.first.title": "Come a few minutes early",
  "service.first.titleAtOpening": "Come when we open",
  "service.first.text":
    "Park at the service entrance. An advisor checks you in.",
  "service.second.title": "We look at the car",
  "service.second.text":
    "You see what we found, and the price, before we repair anything.",
  "service.third.title": "We tell you when it’s ready",
  "service.third.text":
    "Wait in the lounge, or leave the keys and we’ll call you.",
});
