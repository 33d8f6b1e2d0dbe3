import { defineCopy } from "#app/site/page/copy.ts";

/** Days and times of both kinds of appointments. */
export const slotCopy = defineCopy("slots", {
  chooseDay: "Choose a day",
  chooseTime: "Choose a time",
  dayClosed: "{day}: no times",
  earlierDays: "Earlier days",
  laterDays: "Later days",
  dayMissed: "No times on {day}. Here’s the next day that has some.",
  dayMissedLast: "No times on {day}. Choose another day.",
  evenLater: "Need a later day? Call",
  noteDays: "Gray days have no times.",
  timesAt: "Choose a time on {day} at {store}",
  taken: "{time}: taken",
  yourChoice: ", your choice",
  "receipt.calendar": "Add to calendar",
  "receipt.directions": "Directions",
  "receipt.manage": "Change or cancel",
  nearestTitle: "Open times close to it",
  nearest: "{day}, {time}",
  "note.testDrive": {
    one: "Plan on about {count} minute. Bring your driver’s license and proof of insurance.",
    other:
      "Plan on about {count} minutes. Bring your driver’s license and proof of insurance.",
  },
  "note.service": "{takes} for this work.",
  noteTaken: "Crossed-out times are taken.",
  "chosen.change": "Change",
  "chosen.time": "the time",
  "chosen.held": "Held for you until {time}.",
  noteZone: "Times are store time ({zone}).",
});
