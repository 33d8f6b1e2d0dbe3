import { expect, test } from "vitest";
import { createSignedNames } from "#app/adapters/http/requests/signed-names.server.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import {
  listComponents,
  readCalendar,
  readMomentMs,
  readText,
  readValue,
} from "#tests/support/calendar-reader.ts";
import {
  SAMPLE_APPOINTMENT,
  SAMPLE_SERVICE,
} from "#tests/support/sample-appointment.ts";
import {
  type AppointmentNews,
  buildAppointmentMail,
} from "./appointment-mail.server.ts";
import { STOP_LINKS } from "#tests/support/stop-links.ts";

const ports = {
  profile: readProfile(),
  siteUrl: "https://dealer.example",
  stopLinks: STOP_LINKS,
  signedNames: createSignedNames({
    secretKey: "a key for tests that is long enough to pass",
    previousSecretKey: null,
  }),
};
const NOW_MS = Date.UTC(2026, 10, 20, 18);

function build(told: Partial<AppointmentNews> = {}) {
  const mail = buildAppointmentMail(ports, {
    news: "booked",
    appointment: SAMPLE_APPOINTMENT,
    nowMs: NOW_MS,
    ...told,
  });
  const [file, ...others] = mail.attachments;
  expect(others).toEqual([]);
  const calendar = readCalendar(file?.bytes ?? expect.fail("No file."));
  const [event] = listComponents(calendar, "VEVENT");
  return { mail, file, calendar, event: event ?? expect.fail("No event.") };
}

test("a booking is confirmed by a mail with time, place, reference, a private link and a calendar file", () => {
  const { mail, file, calendar, event } = build();
  expect(mail).toMatchObject({
    kind: "appointment-booked",
    to: { name: "Nora Quill", email: "nora.quill@visitor.example" },
    storeId: "aurora",
    visitorId: "visitor-1",
  });
  expect(mail.subject).toMatch(
    /^Your test drive at .+: Friday, November 27, 2026 at 10:00 AM CST$/,
  );
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain("Friday, November 27, 2026 at 10:00 AM CST");
    expect(body).toContain("2024 Honda CR-V EX");
    expect(body).toContain("K7Q2-9FXM");
    expect(body).toContain(
      `https://dealer.example/appointments/${ports.signedNames.sign(SAMPLE_APPOINTMENT.id)}`,
    );
    expect(body).toContain("Get directions");
    expect(body).toContain("Your time is set aside");
  }
  expect(file).toMatchObject({
    fileName: "test-drive-K7Q2-9FXM.ics",
    contentType: "text/calendar; charset=utf-8; method=PUBLISH",
  });
  expect(readValue(calendar, "METHOD")).toBe("PUBLISH");
  expect(readMomentMs(event, "DTSTART")).toBe(SAMPLE_APPOINTMENT.startMs);
  expect(readMomentMs(event, "DTEND")).toBe(SAMPLE_APPOINTMENT.endMs);
  expect(readText(event, "DESCRIPTION")).toContain("K7Q2-9FXM");
});

test("a change moves the same event in the calendar, and a cancellation takes it out", () => {
  const first = build();
  const moved = {
    ...SAMPLE_APPOINTMENT,
    revision: 2,
    startMs: SAMPLE_APPOINTMENT.startMs + 3_600_000,
    endMs: SAMPLE_APPOINTMENT.endMs + 3_600_000,
  };
  const changed = build({
    news: "changed",
    appointment: moved,
    previousStartMs: SAMPLE_APPOINTMENT.startMs,
  });
  expect(changed.mail.text).toContain("at 11:00 AM CST");
  expect(changed.mail.text).toContain("at 10:00 AM CST");
  const cancelled = build({
    news: "cancelled",
    appointment: { ...moved, revision: 3, state: "cancelled" },
  });
  const files = [first, changed, cancelled];
  expect(new Set(files.map(({ event }) => readText(event, "UID"))).size).toBe(
    1,
  );
  expect(files.map(({ event }) => readValue(event, "SEQUENCE"))).toEqual([
    "1",
    "2",
    "3",
  ]);
  expect(readValue(cancelled.calendar, "METHOD")).toBe("CANCEL");
  expect(readValue(cancelled.event, "STATUS")).toBe("CANCELLED");
  expect(cancelled.mail.text).not.toContain("/appointments/");
});

test("each piece of news has a key of its own, and a reminder one for each time", () => {
  const readKey = (told: Partial<AppointmentNews>) =>
    build(told).mail.idempotencyKey;
  const second = { ...SAMPLE_APPOINTMENT, revision: 2 };
  expect(readKey({})).toBe(readKey({}));
  expect(readKey({ news: "reminder" })).toBe(
    readKey({ news: "reminder", appointment: second }),
  );
  const keys = [
    readKey({}),
    readKey({ news: "changed", appointment: second }),
    readKey({ news: "changed", appointment: { ...second, revision: 3 } }),
    readKey({ news: "reminder" }),
    readKey({
      news: "reminder",
      appointment: { ...second, startMs: second.startMs + 60_000 },
    }),
    readKey({ news: "cancelled", appointment: { ...second, revision: 3 } }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test("a service appointment names its services and what to bring", () => {
  const { mail, event } = build({ appointment: SAMPLE_SERVICE });
  expect(mail.subject).toMatch(/^Your service appointment at /);
  expect(mail.text).toContain("Services: Oil change, Tire rotation");
  expect(mail.text).toContain("wheel lock key");
  expect(readText(event, "SUMMARY")).toMatch(/^Service appointment, /);
});

test("when the store cancels, the mail is sorry and gives the phone number", () => {
  const { mail } = build({
    news: "cancelledByStore",
    appointment: { ...SAMPLE_APPOINTMENT, revision: 2, state: "cancelled" },
  });
  expect(mail.kind).toBe("appointment-cancelled");
  expect(mail.subject).toBe("We had to cancel your test drive");
  expect(mail.text).toMatch(/call us at \(?\d{3}/);
});

test("nothing that a visitor typed but their name is in the mail or its file", () => {
  const typed = "Visit evil.example";
  const { mail, event } = build({
    appointment: {
      ...SAMPLE_SERVICE,
      customer: {
        ...SAMPLE_SERVICE.customer,
        comments: typed,
        business: {
          name: typed,
          contactName: typed,
          contactTitle: typed,
          contactPhone: "6305559876",
          contactEmail: "evil@evil.example",
        },
      },
      vehicles: [
        {
          year: "2024",
          make: typed,
          model: typed,
          trim: null,
          vin: null,
          stockNumber: null,
          miles: null,
        },
      ],
      repairOrderLines: [
        { opCode: "LOF", name: "Oil change", notesNarrative: typed },
      ],
    },
  });
  for (const text of [
    mail.subject,
    mail.text,
    mail.html,
    readText(event, "SUMMARY"),
    readText(event, "DESCRIPTION"),
  ])
    expect(text).not.toContain("evil");
});
