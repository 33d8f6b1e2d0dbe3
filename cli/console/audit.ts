import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AuditTrail, RecordedEntry } from "#app/ports/console-ports.ts";
import { readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";
import { formatLocalTime } from "#cli/local-time.ts";
import { terminalLine } from "#cli/terminal-text.ts";

export const AUDIT_USAGE = `Usage: audit [--limit <number>] [--subject <text>] [--json]

What was changed in the console, the newest first: when, by whom, of what, before and after. Lines are never edited.

  --limit <number>  so many; 50 where left out
  --subject <text>  of one VIN, reference, file or person's id alone
  --json            one line of JSON each
`;

interface AuditContext {
  readonly audit: AuditTrail;
  readonly profile: Pick<StoreProfile, "stores">;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

const USUAL_LIMIT = "50";
const WIDEST_VALUE = 120;

/** Resolves to the exit code: 0 done, 64 wrong usage. */
export async function auditCommand(
  args: readonly string[],
  context: AuditContext,
): Promise<number> {
  try {
    return await listAudit(args, context);
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error;
    context.stderr.write(`${error.message}\n\n${AUDIT_USAGE}`);
    return EXIT_CODES.usage;
  }
}

async function listAudit(
  args: readonly string[],
  { audit, profile, stdout, stderr }: AuditContext,
): Promise<number> {
  const { values, positionals } = readArguments(args, {
    limit: { type: "string", default: USUAL_LIMIT },
    subject: { type: "string" },
    json: { type: "boolean", default: false },
  });
  if (positionals.length > 0)
    throw new WrongUsage(`"${positionals.join(" ")}" is not understood.`);
  if (!/^[1-9]\d{0,6}$/.test(values.limit))
    throw new WrongUsage("--limit is a whole number above zero.");
  const lines = await audit.list({
    limit: Number(values.limit),
    subject: values.subject,
  });
  if (lines.length === 0) stderr.write("Nothing was changed yet.\n");
  const timeZone = profile.stores[0]?.timeZone ?? "UTC";
  for (const line of lines)
    stdout.write(
      values.json
        ? `${JSON.stringify(line)}\n`
        : `${formatAuditLine(line, timeZone)}\n`,
    );
  return EXIT_CODES.done;
}

function formatAuditLine(
  { atMs, by, action, storeId, subject, before, after }: RecordedEntry,
  timeZone: string,
): string {
  const change = [before, after]
    .map((it) => terminalLine(JSON.stringify(it), WIDEST_VALUE))
    .join(" -> ");
  const cells = [
    formatLocalTime(atMs, timeZone, true),
    by.name,
    action,
    ...(storeId === null ? [] : [storeId]),
    subject,
    ...(before === null && after === null ? [] : [change]),
  ];
  return terminalLine(cells.join("  "));
}
