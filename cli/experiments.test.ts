import { afterEach, beforeEach, expect, test } from "vitest";
import { createExperimentCounts } from "#app/adapters/database/visitors/experiment-counts.server.ts";
import {
  type Database,
  openDatabase,
} from "#app/adapters/database/open-database.server.ts";
import {
  assignVariant,
  type Experiment,
} from "#app/domain/experiments/assign-variants.ts";
import { openRecords } from "#app/operations.server.ts";
import type { ExperimentCounts } from "#app/ports/event-ports.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { SAMPLE_EXPERIMENT } from "#tests/support/sample-experiment.ts";
import { experimentsCommand } from "./experiments.ts";

/** Friday, November 20, 2026, noon in Chicago. */
const NOW_MS = Date.UTC(2026, 10, 20, 18);
const silent = () => {};
const log = { debug: silent, info: silent, warn: silent, error: silent };
const clock = { nowMs: () => NOW_MS };

let database: Database;
let counts: ExperimentCounts;
beforeEach(async () => {
  database = await openDatabase(
    { kind: "sqlite", dataDir: ":memory:" },
    { clock, log },
  );
  counts = createExperimentCounts(database.leads);
});
afterEach(() => database.close());

async function run(
  args: readonly string[],
  experiments: readonly Experiment[] = [SAMPLE_EXPERIMENT],
) {
  const said = { code: 0, out: "", err: "" };
  said.code = await experimentsCommand(args, {
    records: openRecords({ database, clock }).experiments,
    clock,
    profile: { ...readProfile(), experiments },
    stdout: { write: (text) => (said.out += text) },
    stderr: { write: (text) => (said.err += text) },
  });
  return said;
}

async function see(variant: string, visitors: number, leads: number) {
  for (let at = 0; at < visitors; at++) {
    const visitorId = `${variant}-${at}`;
    await counts.addView({
      experiment: "first-words",
      variant,
      visitorId,
      atMs: NOW_MS,
    });
    if (at < leads) await counts.addLead(visitorId, NOW_MS);
  }
}

test("the list says whether experiments run, when, and what each variant changes", async () => {
  const draft = { ...SAMPLE_EXPERIMENT, name: "later", isDraft: true };
  const paged = { ...draft, pages: ["/", "/service"] };
  expect((await run(["list"], [SAMPLE_EXPERIMENT, paged])).out).toBe(
    `first-words  running  2026-11-01 00:00 to 2026-12-01 00:00
  counted on any page
  control     50 %  changes nothing
  bold        50 %  theme.primary, en.home.heroTitle
later  draft  2026-11-01 00:00 to 2026-12-01 00:00
  counted on /, /service
  control     50 %  changes nothing
  bold        50 %  theme.primary, en.home.heroTitle
`,
  );
  expect((await run(["list"], [])).out).toContain("no experiments");
  const json: unknown = JSON.parse((await run(["list", "--json"])).out);
  expect(json).toMatchObject([{ name: "first-words", state: "running" }]);
});

test("one visitor's variant is explained by their number, with what is counted of them", async () => {
  const id = "0f".repeat(18);
  const variant = assignVariant(SAMPLE_EXPERIMENT, id);
  await counts.addView({
    experiment: "first-words",
    variant,
    visitorId: id,
    atMs: NOW_MS,
  });
  await counts.addLead(id, NOW_MS + 60_000);
  const { out } = await run(["explain", id]);
  expect(out).toMatch(/bucket \d+ of 10000/);
  expect(out).toContain(`sees ${variant}: `);
  expect(out).toContain(`saw ${variant} first on 2026-11-20 12:00`);
  expect(out).toContain("became a lead on 2026-11-20 12:01");
  expect((await run(["explain", "somebody"])).out).toContain("counted nowhere");
  const draft = { ...SAMPLE_EXPERIMENT, isDraft: true };
  expect((await run(["explain", id], [draft])).out).toContain(
    "draft: sees the site as it is, which is control",
  );
  expect((await run(["explain", id], [])).out).toContain(
    "first-words (no longer in the profile)",
  );
});

test("the report counts visitors and leads, and says what the difference is worth", async () => {
  await see("control", 200, 10);
  await see("bold", 210, 40);
  const { out } = await run(["report"]);
  expect(out).toBe(
    `first-words  running  2026-11-01 00:00 to 2026-12-01 00:00
  variant  visitors  leads     rate  95 % sure between
  control       200     10   5.00 %  2.74 % and 8.96 %
  bold          210     40  19.05 %  14.31 % and 24.90 %
  bold: +14.05 points, 95 % sure between +7.88 and +20.32: more leads than control
`,
  );
  const [json] = JSON.parse((await run(["report", "--json"])).out);
  expect(json).toMatchObject({
    name: "first-words",
    isShareSuspect: false,
    variants: [
      { variant: "control", visitors: 200, converted: 10, difference: null },
      { variant: "bold", visitors: 210, converted: 40 },
    ],
  });
});

test("a difference of chance is called so, and visitors in wrong shares are no figures to trust", async () => {
  await see("control", 150, 10);
  await see("bold", 60, 5);
  const { out } = await run(["report", "first-words"]);
  expect(out).toContain("no difference that chance would not make");
  expect(out).toContain("do not trust these figures");
});

test("whoever saw two variants is named and left out, and a past experiment is still reported", async () => {
  await see("control", 3, 0);
  await see("bold", 2, 0);
  await counts.addView({
    experiment: "first-words",
    variant: "bold",
    visitorId: "control-0",
    atMs: NOW_MS,
  });
  const { out } = await run(["report"], []);
  expect(out).toContain("first-words  no longer in the profile");
  expect(out).toContain("1 visitor saw two variants");
  expect(out).toMatch(/control\s+2\s/);
});

test.each([
  [[], "Say what to do with experiments."],
  [["start"], 'There is no command "experiments start".'],
  [
    ["report", "nothing"],
    'There is no experiment "nothing". Known are: first-words.',
  ],
  [["report", "a", "b"], "Name one experiment, or none."],
  [["explain"], "Name one visitor by their number."],
  [["explain", "a b"], '"a b" is no visitor\'s number.'],
  [["list", "all"], '"all" was not expected here.'],
])("%j is a wrong call", async (args, sentence) => {
  const { code, err } = await run(args);
  expect(code).toBe(64);
  expect(err).toContain(sentence);
});
