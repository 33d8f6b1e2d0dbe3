import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type EventMark,
  formatMarksCookie,
  parseEventMarks,
} from "./event-mark.ts";

const MARK: EventMark = {
  name: "Lead",
  eventId: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
  vin: "2HKRW2H80MH600001",
  leadType: "CONTACT_SALES",
};

const ALLOWING = {
  tier: 3,
  chosen: ["essential", "analytics"],
  hasPrivacySignal: false,
} as const;

function keep(marks: readonly EventMark[]) {
  const [value] = formatMarksCookie(marks, ALLOWING, true)
    .replace(/^events=/, "")
    .split(";");
  return parseEventMarks(value);
}

test("marks come back as they were, the newest six of them", () => {
  const bare = {
    ...MARK,
    name: "Schedule",
    vin: null,
    leadType: null,
  } as const;
  expect(keep([MARK, bare])).toEqual([MARK, bare]);
  expect(keep([bare, ...Array.from({ length: 6 }, () => MARK)])).toEqual(
    Array.from({ length: 6 }, () => MARK),
  );
});

test("scripts cannot read the cookie, and it is short-lived", () => {
  expect(formatMarksCookie([], ALLOWING, true)).toMatch(
    /Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
  );
});

test("without consent to analytics no mark waits", () => {
  const chosen = ["essential", "functional"] as const;
  expect(formatMarksCookie([MARK], { ...ALLOWING, chosen }, true)).toMatch(
    /^events=; Path=\/; Max-Age=0/,
  );
});

test("whatever else the cookie holds names no event", () => {
  for (const forged of [
    "Lead",
    "constructor.6f9619ff-8b86-4d01-b42d-00cf4fc964ff..",
    "Lead.<script>..",
    `Lead.${MARK.eventId}.short.`,
    "~~~",
  ])
    expect(parseEventMarks(forged)).toEqual([]);
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseEventMarks(text)).toEqual([]);
    }),
  );
});
