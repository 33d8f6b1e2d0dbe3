import type { AppointmentKind, Slot } from "#app/domain/scheduling/slot.ts";
import { findZonedMinutesMs } from "#app/domain/store-hours/zoned-minutes.ts";
import type {
  Store,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import { addDays, isCalendarDay } from "#app/domain/time.ts";
import { WrongUsage } from "#cli/leads/leads-context.ts";

/** What operators type, by kind. */
export const KIND_WORDS = {
  testDrive: "test-drive",
  service: "service",
} as const satisfies Record<AppointmentKind, string>;

const KINDS: readonly AppointmentKind[] = ["testDrive", "service"];

export function readKind(
  text: string | undefined,
): AppointmentKind | undefined {
  if (text === undefined) return undefined;
  const kind = KINDS.find((it) => KIND_WORDS[it] === text);
  if (kind === undefined)
    throw new WrongUsage(`--kind takes test-drive or service, not "${text}".`);
  return kind;
}

/** Without a kind both are meant. */
export function listKinds(
  kind: AppointmentKind | undefined,
): readonly AppointmentKind[] {
  return kind === undefined ? KINDS : [kind];
}

export function readStore(
  id: string | undefined,
  { stores }: Pick<StoreProfile, "stores">,
): Store | undefined {
  if (id === undefined) return undefined;
  const store = stores.find((it) => it.id === id);
  if (store === undefined)
    throw new WrongUsage(
      `There is no store "${id}". Use one of: ${stores.map((it) => it.id).join(", ")}.`,
    );
  return store;
}

export function requireStore(
  id: string | undefined,
  profile: Pick<StoreProfile, "stores">,
): Store {
  const store = readStore(id, profile);
  if (store === undefined)
    throw new WrongUsage(
      `Say which store: --store ${profile.stores.map((it) => it.id).join(" or ")}.`,
    );
  return store;
}

export function readDay(text: string | undefined, option: string): string {
  if (text === undefined || !isCalendarDay(text))
    throw new WrongUsage(
      `${option} takes a day as in 2026-11-20${text === undefined ? "" : `; "${text}" is none`}.`,
    );
  return text;
}

/** A whole day by the store's clock, or from one time of it to another. */
export function readSpan(
  {
    day,
    from = "00:00",
    until = "24:00",
  }: {
    readonly day: string;
    readonly from?: string | undefined;
    readonly until?: string | undefined;
  },
  timeZone: string,
): Slot {
  const fromMinutes = readMinutes(from, "--from");
  const untilMinutes = readMinutes(until, "--until");
  if (fromMinutes >= untilMinutes)
    throw new WrongUsage("--from must be before --until.");
  return {
    startMs: findZonedMinutesMs(day, fromMinutes, timeZone),
    endMs:
      untilMinutes === DAY_MINUTES
        ? findZonedMinutesMs(addDays(day, 1), 0, timeZone)
        : findZonedMinutesMs(day, untilMinutes, timeZone),
  };
}

const DAY_MINUTES = 24 * 60;

function readMinutes(text: string, option: string): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  const sum = Number(hours) * 60 + Number(minutes);
  if (Number.isNaN(sum) || Number(minutes) > 59 || sum > DAY_MINUTES)
    throw new WrongUsage(
      `${option} takes a time as in 13:30; "${text}" is none.`,
    );
  return sum;
}
