import { expect, test } from "vitest";
import type { ReportedEvent } from "#app/domain/tracking/reported-event.ts";
import { createEventRecorder } from "./event-recorder.server.ts";

function buildEvent(eventId: string): ReportedEvent {
  return {
    name: "Lead",
    eventId,
    path: "/contact-us",
    url: "https://dealer.example/contact-us",
    title: null,
    referrer: null,
    clickIdentifiers: {},
    vehicle: null,
    listVins: [],
    experiment: null,
    user: null,
    userAgent: null,
    leadType: "CONTACT_SALES",
    atMs: 0,
    currency: "USD",
    valueUsd: 0,
    adTag: null,
    pixelCommand: "track",
    purposes: { analytics: true, targeting: false, pixel: false },
  };
}

test("the newest events are kept, oldest first, and memory stays bounded", () => {
  const silent = () => {};
  const recorder = createEventRecorder(
    { debug: silent, info: silent, warn: silent, error: silent },
    3,
  );
  for (const id of ["a", "b", "c", "d", "e"]) recorder.record(buildEvent(id));
  expect(recorder.list().map(({ eventId }) => eventId)).toEqual([
    "c",
    "d",
    "e",
  ]);
});

test("the log names the event and neither its page nor its vehicle", () => {
  const lines: string[] = [];
  const write = (event: string, fields?: object) =>
    void lines.push(`${event} ${JSON.stringify(fields)}`);
  const recorder = createEventRecorder({
    debug: write,
    info: write,
    warn: write,
    error: write,
  });
  recorder.record(buildEvent("a"));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"name":"Lead"');
  expect(lines[0]).not.toContain("contact-us");
});
