import {
  assignVariant,
  BUCKETS,
  type Experiment,
  findBucket,
  getControl,
  getExperimentState,
} from "#app/domain/experiments/assign-variants.ts";
import type { ViewRecord } from "#app/operator-ports.ts";
import { readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";
import { homeTimeZone } from "#cli/leads/lead-words.ts";
import { formatLocalTime } from "#cli/local-time.ts";
import { terminalLine } from "#cli/terminal-text.ts";
import type { ExperimentsCommand } from "./experiments-context.ts";

export const EXPLAIN_USAGE = `Usage: experiments explain <visitor>

Says which variant of each experiment a visitor sees and why, and what is counted of them. The visitor's number stands on
their page /your-details, and in the consent ledger.
`;

/** As the site makes them, and as older versions or an import may have. */
const VISITOR_ID = /^[\w-]{1,64}$/;

export const experimentsExplain: ExperimentsCommand = async (
  args,
  { profile, records, clock, stdout },
) => {
  const { positionals } = readArguments(args, {});
  const [visitorId, ...others] = positionals;
  if (visitorId === undefined || others.length > 0)
    throw new WrongUsage("Name one visitor by their number.");
  if (!VISITOR_ID.test(visitorId))
    throw new WrongUsage(
      `"${terminalLine(visitorId)}" is no visitor's number.`,
    );
  const views = await records.listViews(visitorId);
  const timeZone = homeTimeZone(profile);
  if (profile.experiments.length === 0)
    stdout.write("The profile has no experiments (experiments.json).\n");
  for (const experiment of profile.experiments) {
    stdout.write(`${experiment.name}\n`);
    const lines = [
      explainAssignment(experiment, visitorId, clock.nowMs()),
      ...views
        .filter((it) => it.experiment === experiment.name)
        .flatMap((it) => describeView(it, timeZone)),
    ];
    for (const line of lines) stdout.write(`  ${line}\n`);
    if (lines.length === 1) stdout.write("  counted nowhere\n");
  }
  for (const view of views)
    if (!profile.experiments.some(({ name }) => name === view.experiment)) {
      stdout.write(`${view.experiment} (no longer in the profile)\n`);
      for (const line of describeView(view, timeZone))
        stdout.write(`  ${line}\n`);
    }
  return EXIT_CODES.done;
};

function explainAssignment(
  experiment: Experiment,
  visitorId: string,
  nowMs: number,
): string {
  const state = getExperimentState(experiment, nowMs);
  const bucket = findBucket(experiment, visitorId);
  const place = `bucket ${bucket} of ${BUCKETS}`;
  const variant = assignVariant(experiment, visitorId);
  return state === "running"
    ? `sees ${variant}: ${place}`
    : `${state}: sees the site as it is, which is ${getControl(experiment)}; running it would show ${variant}: ${place}`;
}

function describeView(
  { variant, seenAtMs, leadAtMs, isMixed }: ViewRecord,
  timeZone: string,
): readonly string[] {
  const seen = `saw ${variant} first on ${formatLocalTime(seenAtMs, timeZone)}`;
  return [
    isMixed ? `${seen}, and another variant later: not counted` : seen,
    ...(leadAtMs === null
      ? []
      : [`became a lead on ${formatLocalTime(leadAtMs, timeZone)}`]),
  ];
}
