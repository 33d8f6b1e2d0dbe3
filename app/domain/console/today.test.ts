import { expect, test } from "vitest";
import { HOUR_MS } from "#app/domain/time.ts";
import {
  listTodayTasks,
  MOST_LEADS,
  type TodayFacts,
  type WaitingLead,
} from "./today.ts";

const NOW_MS = Date.UTC(2026, 10, 20, 15);

const aLead = (at: number): WaitingLead => ({
  reference: `LEAD-${String(at)}`,
  type: "CONTACT_SALES",
  name: "Nora",
  storeId: "aurora",
  receivedAtMs: NOW_MS - at * HOUR_MS,
});

const APPOINTMENT = {
  reference: "K7Q2-9FXM",
  kind: "testDrive",
  name: "Nora",
  storeId: "aurora",
  startMs: NOW_MS,
  endMs: NOW_MS + HOUR_MS,
} as const;

const NOTHING: TodayFacts = {
  unanswered: { count: 0, leads: [] },
  appointments: [],
  withoutPhotos: 0,
  withoutPrice: 0,
  undelivered: 0,
  feeds: [],
  offers: [],
  findings: [],
};

const EVERYTHING: TodayFacts = {
  unanswered: { count: 30, leads: [aLead(9), aLead(2)] },
  appointments: [APPOINTMENT],
  withoutPhotos: 3,
  withoutPrice: 2,
  undelivered: 1,
  feeds: [
    {
      storeId: "aurora",
      feed: "main",
      state: "held",
      detail: "too few",
      runId: 1,
    },
  ],
  offers: [{ id: "tires", name: "Tires", endsAtMs: NOW_MS + HOUR_MS }],
  findings: [{ id: "vin", title: "A VIN", advice: "Mend it.", count: 4 }],
};

const listKinds = (...given: Parameters<typeof listTodayTasks>) =>
  listTodayTasks(...given).map(({ kind }) => kind);

test("a day's work comes in its order, with the leads that wait for longest first", () => {
  expect(listKinds(EVERYTHING, "manager", NOW_MS)).toEqual([
    "lead",
    "lead",
    "moreLeads",
    "appointment",
    "photos",
    "prices",
    "delivery",
    "feed",
    "offer",
    "finding",
  ]);
  const [first] = listTodayTasks(EVERYTHING, "manager", NOW_MS);
  expect(first).toMatchObject({ lead: { reference: "LEAD-9" } });
});

test("a seller sees nothing of prices, feeds, offers and what the doctor found", () => {
  expect(listKinds(EVERYTHING, "seller", NOW_MS)).toEqual([
    "lead",
    "lead",
    "moreLeads",
    "appointment",
    "photos",
    "delivery",
  ]);
});

test("when all is done nothing is left", () => {
  expect(listTodayTasks(NOTHING, "owner", NOW_MS)).toEqual([]);
});

test("an appointment and an offer are gone once they are over", () => {
  const later = NOW_MS + HOUR_MS;
  const facts = {
    ...NOTHING,
    appointments: EVERYTHING.appointments,
    offers: EVERYTHING.offers,
  };
  expect(listKinds(facts, "owner", later - 1)).toEqual([
    "appointment",
    "offer",
  ]);
  expect(listKinds(facts, "owner", later)).toEqual([]);
});

test("leads that have no row of their own are told by their number", () => {
  const leads = Array.from({ length: MOST_LEADS }, (_, at) => aLead(at));
  const facts = { ...NOTHING, unanswered: { count: 12, leads } };
  expect(listTodayTasks(facts, "seller", NOW_MS).at(-1)).toEqual({
    kind: "moreLeads",
    count: 2,
  });
  const all = { ...NOTHING, unanswered: { count: MOST_LEADS, leads } };
  expect(listKinds(all, "seller", NOW_MS)).not.toContain("moreLeads");
});
