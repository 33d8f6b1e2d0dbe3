import {
  type Experiment,
  getControl,
  getExperimentState,
} from "#app/domain/experiments/assign-variants.ts";
import {
  type Counted,
  getDifferenceInterval,
  getRate,
  getRateInterval,
  type Interval,
  isShareSuspect,
} from "#app/domain/experiments/confidence.ts";
import { readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";
import { many } from "#cli/leads/lead-words.ts";
import {
  type ExperimentsCommand,
  type ExperimentsContext,
  formatDates,
} from "./experiments-context.ts";

export const REPORT_USAGE = `Usage: experiments report [<experiment>] [--json]

How many visitors saw each variant and became leads, with 95 % intervals, and the difference to control. Counted are
visitors who allow analytics cookies, once each.

  --json  for a program
`;

interface VariantReport extends Counted {
  readonly variant: string;
  readonly sharePercent: number | null;
  readonly rate: number;
  readonly rateInterval: Interval;
  /** Of leads a visitor, variant minus control; null for control itself. */
  readonly difference: (Interval & { readonly rate: number }) | null;
}

interface ExperimentReport {
  readonly name: string;
  readonly state: string;
  readonly variants: readonly VariantReport[];
  readonly mixedVisitors: number;
  readonly isShareSuspect: boolean;
}

export const experimentsReport: ExperimentsCommand = async (args, context) => {
  const { values, positionals } = readArguments(args, {
    json: { type: "boolean", default: false },
  });
  const names = await chooseNames(positionals, context);
  const reports: ExperimentReport[] = [];
  for (const name of names) reports.push(await buildReport(name, context));
  const { stdout } = context;
  if (values.json) stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
  else if (reports.length === 0) stdout.write("There are no experiments.\n");
  else stdout.write(reports.map((it) => printReport(it, context)).join("\n"));
  return EXIT_CODES.done;
};

/** Those of the profile first, then those that it no longer has. */
async function chooseNames(
  [name, ...others]: readonly string[],
  { profile, records }: ExperimentsContext,
): Promise<readonly string[]> {
  if (others.length > 0) throw new WrongUsage("Name one experiment, or none.");
  const known = [
    ...new Set([
      ...profile.experiments.map((it) => it.name),
      ...(await records.listNames()),
    ]),
  ];
  if (name === undefined) return known;
  if (!known.includes(name))
    throw new WrongUsage(
      `There is no experiment "${name}". Known are: ${known.join(", ") || "none"}.`,
    );
  return [name];
}

async function buildReport(
  name: string,
  { profile, records, clock }: ExperimentsContext,
): Promise<ExperimentReport> {
  const experiment = profile.experiments.find((it) => it.name === name);
  const { variants, mixedVisitors } = await records.count(name);
  const listed = experiment?.variants ?? [];
  const order = [
    ...new Set([
      ...listed.map((it) => it.name),
      ...variants.map((it) => it.variant),
    ]),
  ];
  const control = experiment === undefined ? "control" : getControl(experiment);
  const findCounted = (variant: string): Counted =>
    variants.find((it) => it.variant === variant) ?? {
      visitors: 0,
      converted: 0,
    };
  const base = findCounted(control);
  const reported = order.map((variant): VariantReport => {
    const { visitors, converted } = findCounted(variant);
    const counted = { visitors, converted };
    return {
      variant,
      sharePercent: findShare(experiment, variant),
      ...counted,
      rate: getRate(counted),
      rateInterval: getRateInterval(counted),
      difference:
        variant === control
          ? null
          : {
              rate: getRate(counted) - getRate(base),
              ...getDifferenceInterval(counted, base),
            },
    };
  });
  return {
    name,
    state:
      experiment === undefined
        ? "no longer in the profile"
        : getExperimentState(experiment, clock.nowMs()),
    variants: reported,
    mixedVisitors,
    isShareSuspect:
      experiment !== undefined &&
      isShareSuspect(
        reported.map(({ visitors, sharePercent }) => ({
          visitors,
          share: (sharePercent ?? 0) / 100,
        })),
      ),
  };
}

function findShare(
  experiment: Experiment | undefined,
  variant: string,
): number | null {
  return (
    experiment?.variants.find(({ name }) => name === variant)?.sharePercent ??
    null
  );
}

function printReport(
  report: ExperimentReport,
  { profile }: ExperimentsContext,
): string {
  const experiment = profile.experiments.find(
    ({ name }) => name === report.name,
  );
  const dates =
    experiment === undefined ? "" : `  ${formatDates(experiment, profile)}`;
  const rows = [
    ["variant", "visitors", "leads", "rate", "95 % sure between"],
    ...report.variants.map((it) => [
      it.variant,
      it.visitors.toLocaleString("en-US"),
      it.converted.toLocaleString("en-US"),
      formatPercent(it.rate),
      `${formatPercent(it.rateInterval.low)} and ${formatPercent(it.rateInterval.high)}`,
    ]),
  ];
  return [
    `${report.name}  ${report.state}${dates}`,
    ...alignRows(rows),
    ...report.variants.flatMap(describeDifference),
    ...listWarnings(report),
    "",
  ].join("\n");
}

function describeDifference({
  variant,
  visitors,
  difference,
}: VariantReport): readonly string[] {
  if (difference === null || visitors === 0) return [];
  const { rate, low, high } = difference;
  const verdict =
    low > 0
      ? "more leads than control"
      : high < 0
        ? "fewer leads than control"
        : "no difference that chance would not make";
  return [
    `  ${variant}: ${formatPoints(rate)} points, 95 % sure between ${formatPoints(low)} and ${formatPoints(high)}: ${verdict}`,
  ];
}

function listWarnings({
  mixedVisitors,
  isShareSuspect: isSuspect,
}: ExperimentReport): readonly string[] {
  return [
    ...(mixedVisitors > 0
      ? [
          `  ${many(mixedVisitors, "visitor")} saw two variants, because names or shares were changed, and ${mixedVisitors === 1 ? "is" : "are"} left out`,
        ]
      : []),
    ...(isSuspect
      ? [
          "  Visitors came in other shares than the profile gives: do not trust these figures before you know why",
        ]
      : []),
  ];
}

/** The first column is text, the others are figures. */
function alignRows(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows.map((row) =>
    `  ${row
      .map((cell, at) =>
        at === 0 || at === row.length - 1
          ? cell.padEnd(widths[at] ?? 0)
          : cell.padStart(widths[at] ?? 0),
      )
      .join("  ")}`.trimEnd(),
  );
}

function formatPercent(rate: number): string {
  return `${(100 * rate).toFixed(2)} %`;
}

function formatPoints(rate: number): string {
  const points = (100 * rate).toFixed(2);
  return rate < 0 ? points : `+${points}`;
}
