import { expect, test } from "vitest";
import type { ReportedEvent } from "#app/domain/tracking/reported-event.ts";
import { SAMPLE_EXPERIMENT } from "#tests/support/sample-experiment.ts";
import { withLeadCounts } from "./lead-counts.server.ts";

function setUp({ isBroken = false } = {}) {
  const recorded: string[] = [];
  const counted: string[] = [];
  const faults: string[] = [];
  const say = () => {};
  const relay = withLeadCounts(
    {
      add: async ({ name }) => void recorded.push(name),
      withdraw: async () => {},
    },
    {
      readProfile: () => ({ experiments: [SAMPLE_EXPERIMENT] }),
      experimentCounts: {
        async addLead(visitorId, atMs) {
          if (isBroken) throw new Error("disk full");
          counted.push(`${visitorId} ${atMs}`);
        },
      },
      log: {
        debug: say,
        info: say,
        warn: say,
        error: (event) => void faults.push(event),
      },
    },
  );
  const record = (
    name: ReportedEvent["name"],
    visitorId: string | null = "visitor-1",
    analytics = true,
  ) =>
    relay.add(
      {
        name,
        atMs: 7,
        purposes: { analytics, targeting: true },
      } as unknown as ReportedEvent,
      visitorId,
    );
  return { record, recorded, counted, faults };
}

test("a lead and a conversation make their visitor one of the variant's leads, other events do not", async () => {
  const { record, recorded, counted } = setUp();
  for (const name of [
    "PageView",
    "Lead",
    "Contact",
    "ConversationStarted",
  ] as const)
    await record(name);
  expect(counted).toEqual(["visitor-1 7", "visitor-1 7"]);
  expect(recorded).toHaveLength(4);
});

test("without an id, or without consent to analytics, no lead is counted", async () => {
  const { record, recorded, counted } = setUp();
  await record("Lead", null);
  await record("Lead", "visitor-1", false);
  expect(counted).toEqual([]);
  expect(recorded).toHaveLength(2);
});

test("a lead that cannot be counted is reported all the same", async () => {
  const { record, recorded, faults } = setUp({ isBroken: true });
  await record("Lead");
  expect(recorded).toEqual(["Lead"]);
  expect(faults).toEqual(["experiments.lead-not-counted"]);
});
