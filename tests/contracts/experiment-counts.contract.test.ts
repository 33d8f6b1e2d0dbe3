import { expect } from "vitest";
import { createExperimentCounts } from "#app/adapters/database/visitors/experiment-counts.server.ts";
import { createExperimentRecords } from "#app/adapters/database/visitors/experiment-records.server.ts";
import { openErasedVisitors } from "#app/adapters/database/visitors/erased-visitors.server.ts";
import { sweepExpired } from "#app/adapters/retention/retention-job.server.ts";
import { DAY_MS } from "#app/domain/time.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import {
  type OpenedDatabase,
  testOnEveryDatabase,
  testOnEveryStoredDatabase,
} from "./every-database.ts";

function open({ database, clock }: OpenedDatabase) {
  const counts = createExperimentCounts(database.leads);
  return {
    counts,
    records: createExperimentRecords(database.leads),
    see: (visitorId: string, variant = "bold", experiment = "first-words") =>
      counts.addView({ visitorId, variant, experiment, atMs: clock.ms }),
  };
}

testOnEveryDatabase(
  "a visitor is counted once for an experiment, and with a first lead after that as converted",
  async (opened) => {
    const { counts, records, see } = open(opened);
    await counts.addLead("too-early", 5);
    expect([
      await see("v-1"),
      await see("v-1"),
      await see("v-1", "blue", "colors"),
      await see("v-2", "control"),
      await see("too-early"),
    ]).toEqual([true, false, true, true, true]);
    await counts.addLead("v-1", 7);
    await counts.addLead("v-1", 9);
    await counts.addLead("nobody", 7);
    expect(await records.count("first-words")).toEqual({
      variants: [
        { variant: "bold", visitors: 2, converted: 1 },
        { variant: "control", visitors: 1, converted: 0 },
      ],
      mixedVisitors: 0,
    });
    expect(await records.listNames()).toEqual(["colors", "first-words"]);
    expect(await records.listViews("v-1")).toMatchObject([
      { experiment: "colors", variant: "blue", leadAtMs: 7 },
      { experiment: "first-words", variant: "bold", leadAtMs: 7 },
    ]);
  },
);

testOnEveryStoredDatabase(
  "two nodes that see a visitor at once count them once",
  async (opened) => {
    const { records } = open(opened);
    const nodes = [
      createExperimentCounts(opened.database.leads),
      createExperimentCounts((await opened.openAgain()).leads),
    ];
    const seen = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        nodes[at % 2]?.addView({
          visitorId: `v-${Math.floor(at / 4)}`,
          experiment: "first-words",
          variant: "bold",
          atMs: at,
        }),
      ),
    );
    expect(seen.filter((isFirst) => isFirst === true)).toHaveLength(10);
    const { variants } = await records.count("first-words");
    expect(variants).toEqual([{ variant: "bold", visitors: 10, converted: 0 }]);
  },
);

testOnEveryDatabase(
  "whoever saw two variants of an experiment is in the numbers of neither",
  async (opened) => {
    const { records, see } = open(opened);
    await see("v-1", "bold");
    await see("v-2", "bold");
    expect(await see("v-1", "control")).toBe(false);
    expect(await records.count("first-words")).toEqual({
      variants: [{ variant: "bold", visitors: 1, converted: 0 }],
      mixedVisitors: 1,
    });
    expect(await records.listViews("v-1")).toMatchObject([
      { variant: "bold", isMixed: true },
    ]);
  },
);

testOnEveryDatabase(
  "no id is stored, and who takes the consent back or erases everything is gone",
  async (opened) => {
    const { counts, records, see } = open(opened);
    for (const id of ["v-1", "v-2", "v-3"]) await see(id);
    const rows = await opened.database.leads.db
      .selectFrom("experiment_views")
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain("v-1");
    await counts.forget("v-1");
    const erased = await openErasedVisitors(opened.database.leads, {
      ...opened,
      profileDays: 365,
    });
    await erased.add("v-2");
    erased.stop();
    const { variants } = await records.count("first-words");
    expect(variants).toEqual([{ variant: "bold", visitors: 1, converted: 0 }]);
    // Whoever allows it again is new.
    expect(await see("v-1")).toBe(true);
  },
);

testOnEveryDatabase(
  "a view goes when the profile's days are over",
  async (opened) => {
    const { records, see } = open(opened);
    const profile = readProfile();
    const { clock, database } = opened;
    await see("old");
    clock.ms += 2 * DAY_MS;
    await see("new");
    clock.ms += (profile.visitor.profileDays - 1) * DAY_MS;
    const counts = await sweepExpired({ area: database.leads, profile, clock });
    expect(counts.experiment_views).toBe(1);
    expect(await records.listViews("old")).toEqual([]);
    expect(await records.listViews("new")).toHaveLength(1);
  },
);
