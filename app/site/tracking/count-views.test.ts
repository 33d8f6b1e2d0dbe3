import { expect, test } from "vitest";
import type { Consent } from "#app/domain/consent/consent.ts";
import type { Experiment } from "#app/domain/experiments/assign-variants.ts";
import type { ReportedEvent } from "#app/domain/tracking/reported-event.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { SAMPLE_EXPERIMENT } from "#tests/support/sample-experiment.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { countViews } from "./count-views.server.ts";

const ALLOWING: Consent = {
  ...STRANGER_FACTS.consent,
  chosen: ["essential", "analytics"],
  mode: "hide",
};
const FACTS: RequestFacts = {
  ...STRANGER_FACTS,
  consent: ALLOWING,
  visitor: { ...STRANGER_FACTS.visitor, uniqueUserId: "visitor-1" },
  experiments: {
    assignments: [{ experiment: "first-words", variant: "bold" }],
    isCounted: true,
    isNewVisitor: false,
  },
};

function setUp(changes: Partial<Experiment> = {}, isBroken = false) {
  const seen = new Set<string>();
  const recorded: ReportedEvent[] = [];
  const faults: string[] = [];
  const say = () => {};
  const ports: Parameters<typeof countViews>[0] = {
    profile: {
      ...readProfile(),
      experiments: [{ ...SAMPLE_EXPERIMENT, ...changes }],
    },
    siteUrl: "https://dealer.example",
    clock: { nowMs: () => Date.UTC(2026, 10, 20) },
    log: {
      debug: say,
      info: say,
      warn: say,
      error: (event) => void faults.push(event),
    },
    events: { record: (event) => void recorded.push(event) },
    eventRelay: { add: async () => {}, withdraw: async () => {} },
    siteTally: { count: () => {} },
    experimentCounts: {
      async addView({ visitorId, experiment }) {
        if (isBroken) throw new Error("disk full");
        const key = `${visitorId} ${experiment}`;
        const isFirst = !seen.has(key);
        seen.add(key);
        return isFirst;
      },
      addLead: async () => {},
      forget: async () => {},
    },
  };
  return { ports, seen, recorded, faults };
}

test("a visitor's first page is one exposure, and a hundred more pages are none", async () => {
  const { ports, recorded } = setUp();
  const told = await countViews(ports, FACTS, "/?gclid=abc");
  for (let at = 0; at < 100; at++)
    expect(await countViews(ports, FACTS, `/page-${at}`)).toEqual([]);
  expect(told).toHaveLength(1);
  expect(recorded).toHaveLength(1);
  expect(recorded[0]).toMatchObject({
    name: "ExperimentViewed",
    experiment: { name: "first-words", variant: "bold" },
    purposes: { analytics: true, targeting: false },
  });
});

test.each<[who: string, changes: Partial<RequestFacts>]>([
  ["has not chosen", { consent: { ...ALLOWING, chosen: null } }],
  [
    "allowed advertising alone",
    { consent: { ...ALLOWING, chosen: ["essential", "targeting"] } },
  ],
  ["is a crawler", { experiments: { ...FACTS.experiments, isCounted: false } }],
  ["has no id", { visitor: STRANGER_FACTS.visitor }],
])("whoever %s is counted nowhere", async (_, changes) => {
  const { ports, seen, recorded } = setUp();
  expect(await countViews(ports, { ...FACTS, ...changes }, "/")).toEqual([]);
  expect([seen.size, recorded.length]).toEqual([0, 0]);
});

test.each([
  [["/search-vehicles"], "/search-vehicles/used-inventory?sort=year", 1],
  [["/search-vehicles"], "/search-vehicles", 1],
  [["/search-vehicles/"], "/search-vehicles/used-inventory", 1],
  [["/search-vehicles"], "/search-vehiclesx", 0],
  [["/search-vehicles"], "/", 0],
  [["/"], "/?utm_source=mail", 1],
  [["/"], "/contact-us", 0],
  [["/service", "/"], "/service/schedule", 1],
])(
  "of an experiment on %j a page %s counts %i times",
  async (pages, path, count) => {
    const { ports } = setUp({ pages });
    expect(await countViews(ports, FACTS, path)).toHaveLength(count);
  },
);

test("a page is reported although its experiment cannot be counted", async () => {
  const { ports, recorded, faults } = setUp({}, true);
  expect(await countViews(ports, FACTS, "/")).toEqual([]);
  expect(recorded).toEqual([]);
  expect(faults).toEqual(["experiments.view-not-counted"]);
});
