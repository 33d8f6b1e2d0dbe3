import * as v from "valibot";
import { expect, test } from "vitest";
import * as field from "./fields.ts";
import { localizedText } from "./fields.ts";
import { USUAL_HOURS, weekHours } from "#app/domain/store-profile/hours.ts";
import { pricing } from "#app/domain/store-profile/pricing.ts";
import { store } from "#app/domain/store-profile/store.ts";

test.each(["(630) 555-0142", "+1 630-555-0142", "630.555.0142"])(
  "the phone %s is kept as ten digits",
  (written) => {
    expect(v.parse(field.phone, written)).toBe("6305550142");
  },
);

test.each(["555-0142", "", "+44 20 7946 0000", "1630555014222"])(
  "the phone %j is refused",
  (written) => {
    expect(v.is(field.phone, written)).toBe(false);
  },
);

test("one text stands for both languages, two for one each", () => {
  expect(v.parse(localizedText, "SUV")).toEqual({ en: "SUV", es: "SUV" });
  expect(v.parse(localizedText, { en: "Trucks", es: "Pickups" })).toEqual({
    en: "Trucks",
    es: "Pickups",
  });
  expect(v.is(localizedText, { en: "Trucks" })).toBe(false);
  expect(v.is(localizedText, " ")).toBe(false);
});

test.each([
  "assets/logo.png",
  "assets/team/ellen_brandt-2.jpg",
  "/logo-mark.svg",
  "https://cdn.example/logo.png",
])("a picture may be %s", (address) => {
  expect(v.is(field.picture, address)).toBe(true);
});

test.each([
  "assets",
  "assets/",
  "assets/../leads.json",
  "assets/.hidden/logo.png",
  "assets//logo.png",
  "assets/the logo.png",
  "logo.png",
  "javascript:alert(1)",
])("%j is no picture", (address) => {
  expect(v.is(field.picture, address)).toBe(false);
});

test("a link stays on the site or names its scheme", () => {
  expect(v.is(field.link, "/contact-us")).toBe(true);
  expect(v.is(field.link, "https://prairieauto.example")).toBe(true);
  expect(v.is(field.link, "//prairieauto.example")).toBe(false);
  expect(v.is(field.link, "javascript:alert(1)")).toBe(false);
});

test("a search path stays below /search-vehicles and can be decoded", () => {
  const path = "/search-vehicles/all-inventory/exterior-color/caf%C3%A9?q=a+b";
  expect(v.is(field.searchPath, path)).toBe(true);
  expect(v.is(field.searchPath, "/search-vehicles")).toBe(true);
  expect(v.is(field.searchPath, "/search-vehicles-too")).toBe(false);
  expect(v.is(field.searchPath, "/search-vehicles/%zz")).toBe(false);
});

test("an instant needs its offset and a real day", () => {
  expect(v.is(field.instant, "2026-07-01T00:00:00-05:00")).toBe(true);
  expect(v.is(field.instant, "2026-07-01T00:00:00")).toBe(false);
  expect(v.is(field.instant, "2026-17-01T00:00:00Z")).toBe(false);
});

test("a break lies between opening and closing, and is no break on a closed day", () => {
  const isDay = (closed: boolean, from: string, to: string) =>
    v.is(weekHours, {
      ...USUAL_HOURS,
      monday: {
        closed,
        open: "9:00 AM",
        close: "6:00 PM",
        break: { from, to },
      },
    });
  expect(isDay(false, "12:00 PM", "1:00 PM")).toBe(true);
  expect(isDay(false, "1:00 PM", "12:00 PM")).toBe(false);
  expect(isDay(false, "9:00 AM", "10:00 AM")).toBe(false);
  expect(isDay(false, "5:00 PM", "6:00 PM")).toBe(false);
  expect(isDay(true, "1:00 PM", "12:00 PM")).toBe(true);
});

test("a day that opens after it closes is refused unless it is closed", () => {
  const backwards = { closed: false, open: "6:00 PM", close: "9:00 AM" };
  expect(v.is(weekHours, { ...USUAL_HOURS, monday: backwards })).toBe(false);
  const shut = { ...backwards, closed: true };
  expect(v.is(weekHours, { ...USUAL_HOURS, monday: shut })).toBe(true);
});

test("hours are times as people read them, and midnight both begins and ends a day", () => {
  const read = (open: unknown, close: unknown) =>
    v.safeParse(weekHours, {
      ...USUAL_HOURS,
      monday: { closed: false, open, close },
    });
  const parsed = read("12:00 AM", "12:00 AM");
  expect(parsed.success && parsed.output.monday).toEqual({
    closed: false,
    open: 0,
    close: 24 * 60,
  });
  expect(read("12:30 PM", "11:59 PM")).toMatchObject({
    output: { monday: { open: 750, close: 1439 } },
  });
  for (const wrong of [
    540,
    "540",
    "9",
    "09:00",
    "13:00 PM",
    "0:30 AM",
    "9:60 AM",
  ])
    expect(read(wrong, "6:00 PM").success).toBe(false);
});

test("hours that a department leaves out are 9 to 18, Saturday to 16, Sunday closed", () => {
  const parsed = v.parse(store.pipe[0].entries.departments, {
    sales: { phone: "6305550142" },
    service: { phone: "6305550143" },
    finance: { phone: "6305550144" },
  });
  expect(parsed.service.hours.friday).toEqual({
    closed: false,
    open: 9 * 60,
    close: 18 * 60,
  });
  expect(parsed.sales.hours.saturday.close).toBe(16 * 60);
  expect(parsed.finance.hours.sunday.closed).toBe(true);
});

test("trityDayDrive in dollars becomes thirtyDayDriveFeeCents", () => {
  const { fees } = pricing.entries;
  expect(v.parse(fees, { documentFeeCents: 35803, trityDayDrive: 10 })).toEqual(
    { documentFeeCents: 35803, thirtyDayDriveFeeCents: 1000 },
  );
});
