import {
  type Experiment,
  getExperimentState,
} from "#app/domain/experiments/assign-variants.ts";
import { listChanges } from "#app/domain/profile-checks/experiment-faults.ts";
import { noWords, readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES } from "#cli/leads/leads-context.ts";
import { type ExperimentsCommand, formatDates } from "./experiments-context.ts";

export const LIST_USAGE = `Usage: experiments list [--json]

Lists the profile's experiments: whether they run, their dates by the first store's clock, and what each variant changes.

  --json  for a program
`;

export const experimentsList: ExperimentsCommand = async (
  args,
  { profile, clock, stdout },
) => {
  const { values, positionals } = readArguments(args, {
    json: { type: "boolean", default: false },
  });
  noWords(positionals);
  const nowMs = clock.nowMs();
  const listed = profile.experiments.map((experiment) => ({
    ...experiment,
    state: getExperimentState(experiment, nowMs),
  }));
  if (values.json) stdout.write(`${JSON.stringify(listed, null, 2)}\n`);
  else if (listed.length === 0)
    stdout.write("The profile has no experiments (experiments.json).\n");
  else
    for (const experiment of listed)
      stdout.write(
        `${experiment.name}  ${experiment.state}  ${formatDates(experiment, profile)}\n${describe(experiment)}\n`,
      );
  return EXIT_CODES.done;
};

function describe({ pages, variants }: Experiment): string {
  const counted = pages.length === 0 ? "any page" : pages.join(", ");
  const width = Math.max(...variants.map(({ name }) => name.length));
  return [
    `  counted on ${counted}`,
    ...variants.map((variant) => {
      const changes = listChanges({ variants: [variant] });
      const words =
        changes.length === 0 ? "changes nothing" : changes.join(", ");
      return `  ${variant.name.padEnd(width)}  ${`${variant.sharePercent} %`.padStart(7)}  ${words}`;
    }),
  ].join("\n");
}
