import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { parseReference } from "#app/domain/leads/reference-number.ts";
import { LEAD_TYPES, type LeadType } from "#app/domain/store-profile/leads.ts";
import { DAY_MS } from "#app/domain/time.ts";
import { WrongUsage } from "./leads-context.ts";
import { startOfDay } from "#cli/local-time.ts";

/** Options and words of a call; throws WrongUsage for one that is not known. */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new WrongUsage(
      error instanceof Error ? error.message : String(error),
    );
  }
}

export function noWords(words: readonly string[]): void {
  if (words.length > 0)
    throw new WrongUsage(`"${words.join(" ")}" was not expected here.`);
}

/** As a person types it, small letters and no hyphen too. */
export function readReference(text: string): string {
  const reference = parseReference(text);
  if (reference === null)
    throw new WrongUsage(
      `"${text}" is no reference number: it looks like K7Q2-9FXM and stands in the mail to the dealer.`,
    );
  return reference;
}

export function readType(text: string | undefined): LeadType | undefined {
  if (text === undefined) return undefined;
  const type = LEAD_TYPES.find((it) => it === text.toUpperCase());
  if (type === undefined)
    throw new WrongUsage(
      `There is no lead type "${text}". Use one of: ${LEAD_TYPES.join(", ")}.`,
    );
  return type;
}

/** `2026-11-20`, the start of that day, or `30d`, so many days ago. */
export function readMoment(
  text: string | undefined,
  option: string,
  { nowMs, timeZone }: { readonly nowMs: number; readonly timeZone: string },
): number | undefined {
  if (text === undefined) return undefined;
  const days = readDays(text);
  if (days !== null) return nowMs - days * DAY_MS;
  const startMs = startOfDay(text, timeZone);
  if (startMs === null)
    throw new WrongUsage(
      `${option} takes a day as in 2026-11-20, or a number of days back as in 30d; "${text}" is neither.`,
    );
  return startMs;
}

/** `365d`; null for anything else. */
export function readDays(text: string): number | null {
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  return days === undefined ? null : Number(days);
}

export function readLimit(text: string, most: number): number {
  const limit = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > most)
    throw new WrongUsage(`--limit takes a number from 1 to ${most}.`);
  return limit;
}
