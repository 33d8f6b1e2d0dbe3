import { defineCopy } from "#app/site/page/copy.ts";

export const storeCopy = defineCopy("store", {
  openUntil: "open until {time}",
  opensToday: "opens at {time}",
  opensTomorrow: "opens tomorrow at {time}",
  opensLater: "opens {day} at {time}",
  closed: "closed",
  closedDay: "Closed",
  /** Spec §9 writes the hours of sales like this: 9AM - 6PM. */
  hours: "{open} - {close}",
  days: "{first} – {last}",
  specialDay: "{name} ({day})",
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
  mondayShort: "Mon",
  tuesdayShort: "Tue",
  wednesdayShort: "Wed",
  thursdayShort: "Thu",
  fridayShort: "Fri",
  saturdayShort: "Sat",
  sundayShort: "Sun",
});

export const hoursNowCopy = defineCopy("hours", {
  openUntil: "Open until {time}",
  opensToday: "Opens at {time}",
  opensTomorrow: "Opens tomorrow at {time}",
  opensLater: "Opens {day} at {time}",
  closed: "Closed",
});

/** Only the server uses this copy. */
export const answerTimeCopy = defineCopy("answerTime", {
  sameDay: "Usually the same business day.",
  opensToday: "We’ll answer after we open at {time}.",
  opensTomorrow: "We’ll answer after we open tomorrow at {time}.",
  opensLater: "We’ll answer after we open {day} at {time}.",
  to: "{answer} We’ll call {phone} or write to {email}.",
});

export const placeCopy = defineCopy("place", {
  away: "{miles} mi away",
  fromZip: "{miles} miles from {zip}",
  fromSpot: "{miles} miles from you",
  moveTo: "Ask us to move it to {city}",
});
