import { defineCopy } from "#app/site/page/copy.ts";

export const todayCopy = defineCopy("consoleToday", {
  title: "Today",
  done: "All done. Nothing waits for you right now.",
  "group.lead": "Leads without an answer",
  "group.moreLeads": "Leads without an answer",
  "group.appointment": "Today’s appointments",
  "group.photos": "Cars",
  "group.prices": "Cars",
  "group.delivery": "Deliveries",
  "group.feed": "Feeds",
  "group.offer": "Offers that end today",
  "group.finding": "What the doctor found",
  lead: "{name} has waited for {time}",
  noName: "Someone",
  moreLeads: {
    one: "{count} more lead without an answer",
    other: "{count} more leads without an answer",
  },
  appointment: "{time}: {kind}, {name}",
  "appointment.testDrive": "test drive",
  "appointment.service": "service visit",
  photos: {
    one: "{count} car without photos",
    other: "{count} cars without photos",
  },
  prices: {
    one: "{count} car without a price",
    other: "{count} cars without a price",
  },
  delivery: {
    one: "{count} lead was not delivered",
    other: "{count} leads were not delivered",
  },
  "feed.held": "Feed {feed} of {store} is held",
  "feed.refused": "Feed {feed} of {store} was refused",
  "feed.late": "Feed {feed} of {store} is late",
  offer: "{name} ends at {time}",
  finding: "{title} ({count})",
  back: "Back to today",
  "more.photos": "Cars without photos",
  "more.prices": "Cars without a price",
  "more.feed": "Feeds that need someone",
  "more.offer": "Offers that end today",
  "more.finding": "What the doctor found",
  gone: "Nothing is left here.",
  stock: "stock {number}",
  confirmFeed:
    "If the file is right, whoever runs the site imports it again with --confirm.",

  mailSubject: {
    one: "{group}: {count} thing for today",
    other: "{group}: {count} things for today",
  },
  mailReason: "You get this once a morning while something waits for you.",
  mailButton: "Open the console",
});
