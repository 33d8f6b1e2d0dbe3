import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import { readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";
import type { PeopleCommand } from "./people-context.ts";

export const REMOVE_USAGE = `Usage: people remove <email>

Ends somebody's passkeys, links and sessions at once. The audit keeps their name, and they may be invited again.
`;

export const peopleRemove: PeopleCommand = async (
  args,
  { people, clock, stdout, stderr },
) => {
  const { positionals } = readArguments(args, {});
  const [email, ...more] = positionals;
  if (email === undefined || more.length > 0)
    throw new WrongUsage("Give the address of one person.");
  const person = await people.findByEmail(email);
  const result =
    person === null
      ? "unknown"
      : await people.remove(person.id, {
          by: COMMAND_LINE,
          nowMs: clock.nowMs(),
        });
  if (result === "removed") {
    stdout.write(`${email} is out of the console.\n`);
    return EXIT_CODES.done;
  }
  stderr.write(
    result === "unknown"
      ? `Nobody in the console has the address ${email}. See: people list\n`
      : `${email} is the last owner of every store. Invite another one first.\n`,
  );
  return EXIT_CODES.failed;
};
