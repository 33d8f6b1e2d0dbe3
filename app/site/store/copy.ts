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
  opensToday: "Opens {time}",
  opensTomorrow: "Opens tomorrow {time}",
  opensLater: "Opens {day} {time}",
  closed: "Closed",
});

export const placeCopy = defineCopy("place", {
  form: "How far the stores are from you",
  zip: "Your ZIP",
  show: "Show distances",
  locate: "Use my location",
  accuracy:
    "Miles in a straight line from the middle of your ZIP code or your rough location, good to a few miles. Clear the ZIP to forget it.",
  noCookies:
    "Your browser blocks cookies, so this site cannot keep your ZIP from one page to the next.",
  noLocation: "Your browser did not tell your location. Type your ZIP instead.",
  away: "{miles} mi away",
  fromZip: "{miles} miles from {zip}",
  fromSpot: "{miles} miles from you",
  moveTo: "Ask us to move it to {city}",
});
