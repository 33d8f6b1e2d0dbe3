import { expect } from "vitest";
import { createTradeRecords } from "#app/adapters/database/visitors/trade-records.server.ts";
import { openErasedVisitors } from "#app/adapters/database/visitors/erased-visitors.server.ts";
import { sweepExpired } from "#app/adapters/retention/retention-job.server.ts";
import type { TradeContent } from "#app/domain/trade-draft/trade-record.ts";
import type { NewTradeRecord } from "#app/ports/valuation-ports.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { testOnEveryDatabase } from "./every-database.ts";

const CONTENT: TradeContent = {
  draft: {
    vehicle: {
      vin: null,
      year: 2014,
      make: "Honda",
      model: "Civic",
      trim: null,
      bodystyle: "sedans",
      fuelType: null,
      engine: null,
      miles: 92_300,
      exteriorColor: "Blue \u0000 “sky”",
    },
    interest: "sell",
    wantedVin: null,
    optionIds: [],
    answers: { "1001000": "good" },
    doneSteps: ["condition"],
  },
  offer: null,
  accepted: null,
};

function aRecord(changes: Partial<NewTradeRecord> = {}): NewTradeRecord {
  return {
    id: "AAAABBBBCCCCDDDD",
    storeId: "aurora",
    visitorId: "v-1",
    content: CONTENT,
    createdAtMs: 1_000,
    keptUntilMs: 2_000,
    ...changes,
  };
}

testOnEveryDatabase(
  "a draft is found as it was told, and of two changes at once the second is told so",
  async ({ database }) => {
    const records = createTradeRecords(database.leads);
    await records.add(aRecord());
    // The same form, pressed twice.
    await records.add(aRecord({ storeId: "joliet" }));
    const found = await records.find("AAAABBBBCCCCDDDD");
    expect(found).toEqual({
      ...CONTENT,
      id: "AAAABBBBCCCCDDDD",
      storeId: "aurora",
      visitorId: "v-1",
      revision: 1,
    });
    if (found === null) throw new Error("It is gone.");
    const draft = { ...CONTENT.draft, optionIds: ["sunroof"] };
    const changed = { ...CONTENT, draft };
    expect(await records.change(found, changed, 3_000)).toBe(true);
    expect(await records.change(found, CONTENT, 3_000)).toBe(false);
    expect(await records.find(found.id)).toMatchObject({ draft, revision: 2 });
    expect(await records.find("nobody-has-this!")).toBeNull();
  },
);

testOnEveryDatabase(
  "drafts and offers go when their time is over, and all of a visitor's with the visitor",
  async ({ database, clock }) => {
    const records = createTradeRecords(database.leads);
    const keptUntilMs = clock.ms + 1_000;
    await records.add(aRecord({ keptUntilMs }));
    await records.add(
      aRecord({ id: "B", visitorId: "v-2", keptUntilMs: clock.ms + 9_000 }),
    );
    const sweep = () =>
      sweepExpired({
        area: database.leads,
        profile: readProfile(),
        clock,
        pauseMs: 0,
      });
    expect((await sweep()).trade_records).toBe(0);
    clock.ms += 1_001;
    expect((await sweep()).trade_records).toBe(1);
    const say = () => {};
    const erased = await openErasedVisitors(database.leads, {
      clock,
      log: { debug: say, info: say, warn: say, error: say },
      profileDays: 365,
    });
    await erased.add("v-2");
    erased.stop();
    expect(await records.find("B")).toBeNull();
  },
);
