import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import {
  formatInvitationLink,
  isWorkEmail,
} from "#app/domain/console/invitation.ts";
import { ROLES } from "#app/domain/console/roles.ts";
import type { PersonDraft } from "#app/ports/console-ports.ts";
import { readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";
import { formatLocalTime } from "#cli/local-time.ts";
import type { PeopleCommand, PeopleContext } from "./people-context.ts";

export const INVITE_USAGE = `Usage: people invite <email> [--name <name>] [--role <role>] [--store <id>]...

Prints a link that works once, for three days: whoever opens it makes a passkey and is in the console. For somebody who is
in it already the link makes a further passkey, as after a lost phone; links of before end.

  --name <name>  as colleagues call them; the address where left out
  --role <role>  ${ROLES.join(", ")}; the first person is an owner, everyone else a seller where left out
  --store <id>   theirs alone; may be given several times; every store where left out
`;

export const peopleInvite: PeopleCommand = async (args, context) => {
  const { people, clock } = context;
  const { values, positionals } = readArguments(args, {
    name: { type: "string" },
    role: { type: "string" },
    store: { type: "string", multiple: true },
  });
  const [email, ...more] = positionals;
  if (email === undefined || more.length > 0 || !isWorkEmail(email))
    throw new WrongUsage("Give one address, as in ana@dealer.com.");
  const change = { by: COMMAND_LINE, nowMs: clock.nowMs() };
  const known = await people.findByEmail(email);
  const invitation =
    known === null
      ? await people.invite(
          {
            name: values.name ?? email,
            email,
            role: readRole(values.role, (await people.list()).length === 0),
            storeIds: readStores(values.store, context),
            language: "en",
          },
          change,
        )
      : await people.inviteAgain(known.id, change);
  if (invitation === null) {
    context.stderr.write(`${email} was invited at this very moment.\n`);
    return EXIT_CODES.failed;
  }
  tellLink(invitation, context);
  return EXIT_CODES.done;
};

function tellLink(
  {
    person,
    token,
    endsAtMs,
  }: NonNullable<Awaited<ReturnType<PeopleContext["people"]["invite"]>>>,
  { consoleOrigin, profile, stdout, stderr }: PeopleContext,
): void {
  const timeZone = profile.stores[0]?.timeZone ?? "UTC";
  stdout.write(`${formatInvitationLink(consoleOrigin, token)}\n`);
  stderr.write(
    `For ${person.name} (${person.role}), once, until ${formatLocalTime(endsAtMs, timeZone)}. The server answers there when it runs with CONSOLE=on.\n`,
  );
}

function readRole(
  role: string | undefined,
  isFirst: boolean,
): PersonDraft["role"] {
  if (role === undefined) return isFirst ? "owner" : "seller";
  const known = ROLES.find((it) => it === role);
  if (known !== undefined) return known;
  throw new WrongUsage(`There is no role "${role}": ${ROLES.join(", ")}.`);
}

function readStores(
  ids: readonly string[] | undefined,
  { profile }: PeopleContext,
): PersonDraft["storeIds"] {
  if (ids === undefined) return null;
  const unknown = ids.find((id) => !profile.stores.some((it) => it.id === id));
  if (unknown === undefined) return ids;
  const known = profile.stores.map(({ id }) => id).join(", ");
  throw new WrongUsage(`There is no store "${unknown}": ${known}.`);
}
