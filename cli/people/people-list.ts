import { readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES } from "#cli/leads/leads-context.ts";
import { tableLine } from "#cli/terminal-text.ts";
import type { PeopleCommand } from "./people-context.ts";

export const LIST_USAGE = `Usage: people list

Who may enter the console: name, address, role, stores, and in how many browsers they are signed in now.
`;

const WIDTHS = [24, 32, 8, 24];

export const peopleList: PeopleCommand = async (
  args,
  { people, sessions, clock, stdout, stderr },
) => {
  readArguments(args, {});
  const everybody = await people.list();
  if (everybody.length === 0)
    stderr.write("Nobody yet. Invite the first owner: people invite <email>\n");
  const open = await sessions.list(clock.nowMs());
  for (const { id, name, email, role, storeIds } of everybody) {
    const count = open.filter(({ personId }) => personId === id).length;
    const cells = [
      name,
      email,
      role,
      storeIds === null ? "every store" : storeIds.join(", "),
      count === 0 ? "" : `signed in (${String(count)})`,
    ];
    stdout.write(`${tableLine(cells, WIDTHS).trimEnd()}\n`);
  }
  return EXIT_CODES.done;
};
