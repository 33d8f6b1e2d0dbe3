import { expect, test } from "vitest";
import {
  listComponents,
  readCalendar,
  readMomentMs,
  readText,
  readValue,
} from "#tests/support/calendar-reader.ts";
import { type CalendarEvent, formatCalendarFile } from "./calendar-file.ts";

const EVENT: CalendarEvent = {
  uid: "appointment-abc@dealer.example",
  sequence: 1,
  stampMs: Date.UTC(2026, 10, 20, 18, 0, 5),
  startMs: Date.UTC(2026, 10, 27, 16),
  endMs: Date.UTC(2026, 10, 27, 16, 30),
  summary: "Test drive, Harbor Point Motors",
  description: "2024 Honda CR-V\nReference: K7Q2-9FXM",
  location: "Harbor Point Motors, 1 Main St, Chicago, IL 60601",
  coordinates: { latitude: 41.88, longitude: -87.63 },
  url: "https://dealer.example/appointments/x.y",
  organizer: {
    name: 'The "Harbor"; Motors, Inc.: sales',
    email: "a@b.example",
  },
  isCancelled: false,
  alarmMinutes: 60,
};

function read(changes: Partial<CalendarEvent> = {}) {
  const text = formatCalendarFile({
    method: "PUBLISH",
    name: null,
    events: [{ ...EVENT, ...changes }],
  });
  const calendar = readCalendar(new TextEncoder().encode(text));
  const [event] = listComponents(calendar, "VEVENT");
  return { text, calendar, event: event ?? expect.fail("There is no event.") };
}

test("a file has what RFC 5545 and RFC 5546 ask of a published event", () => {
  const { calendar, event } = read();
  expect(readValue(calendar, "VERSION")).toBe("2.0");
  expect(readValue(calendar, "PRODID")).toMatch(/^-\/\/Forecourt/);
  expect(readValue(calendar, "METHOD")).toBe("PUBLISH");
  expect(readMomentMs(event, "DTSTART")).toBe(EVENT.startMs);
  expect(readMomentMs(event, "DTEND")).toBe(EVENT.endMs);
  expect(readMomentMs(event, "DTSTAMP")).toBe(EVENT.stampMs);
  expect(readText(event, "UID")).toBe(EVENT.uid);
  expect(readValue(event, "SEQUENCE")).toBe("1");
  expect(readValue(event, "STATUS")).toBe("CONFIRMED");
  expect(readValue(event, "GEO")).toBe("41.88;-87.63");
  expect(readValue(event, "URL")).toBe(EVENT.url);
  expect(readText(event, "DESCRIPTION")).toBe(EVENT.description);
  const organizer = event.properties.find(({ name }) => name === "ORGANIZER");
  expect(organizer).toMatchObject({
    value: "mailto:a@b.example",
    parameters: { CN: "The 'Harbor'; Motors, Inc.: sales" },
  });
  const [alarm] = listComponents(event, "VALARM");
  expect(alarm && readValue(alarm, "TRIGGER")).toBe("-PT60M");
});

test("a cancelled event rings no alarm, and a feed is no message", () => {
  const { event } = read({ isCancelled: true });
  expect(readValue(event, "STATUS")).toBe("CANCELLED");
  expect(listComponents(event, "VALARM")).toEqual([]);
  const feed = readCalendar(
    new TextEncoder().encode(
      formatCalendarFile({ method: null, name: "Test drives", events: [] }),
    ),
  );
  expect(readValue(feed, "METHOD")).toBeNull();
  expect(readText(feed, "X-WR-CALNAME")).toBe("Test drives");
});

test("no text of a visitor becomes a line, a property or a broken character", () => {
  const hostile = [
    "Semi;colon, comma\\backslash\\n and a real\r\nline\nEND:VEVENT\rBEGIN:VEVENT",
    "\u0000\u0007\u001b\u007f\u0085\u2028 \ud800 tab\tend",
    "🚗".repeat(60),
    "é".repeat(90),
    `${"x".repeat(74)}é`,
    ":;=\"',\\",
    " leading and trailing ",
  ];
  for (const text of hostile) {
    const { calendar, event } = read({ summary: text, description: text });
    expect(listComponents(calendar, "VEVENT")).toHaveLength(1);
    const expected = text
      .toWellFormed()
      .replaceAll(/\r\n?|[\u0085\u2028]/g, "\n")
      .replaceAll(/[\p{Cc}--\n]/gv, " ");
    expect(readText(event, "SUMMARY")).toBe(expected);
    expect(readText(event, "DESCRIPTION")).toBe(expected);
  }
  expect(
    readValue(
      read({ url: "https://dealer.example/\r\nATTACH:https://evil" }).event,
      "ATTACH",
    ),
  ).toBeNull();
});
