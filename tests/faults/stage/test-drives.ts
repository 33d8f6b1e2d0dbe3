import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createFormTokens } from "#app/adapters/http/requests/form-tokens.server.ts";
import { getCalendar } from "#app/domain/store-hours/day-hours.ts";
import { listSlotDays } from "#app/domain/scheduling/slot.ts";
import { MINUTE_MS } from "#app/domain/time.ts";
import { buildVin } from "#tests/contracts/import-requests.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { type FaultRun, must } from "../fault.ts";
import { fetchStatus, SECRET_KEY } from "./site-process.ts";
import { waitUntil } from "./wait-until.ts";

const PROFILES = join(import.meta.dirname, "..", "..", "..", "profiles");
/** The feed of a fault test has it, at the store that its imports name. */
const VIN = buildVin(1);
const STORE_ID = "aurora";
/** One car at a time, for two months. */
const RULES = {
  slotMinutes: 30,
  noticeHours: 2,
  daysAhead: 60,
  capacityPerSlot: 1,
};

/** The franchise where one test drive goes at a time. */
export function writeDriveProfile({ folder }: FaultRun): string {
  const profile = join(folder, "profile");
  cpSync(join(PROFILES, "franchise"), profile, { recursive: true });
  const file = join(profile, "profile.json");
  const content = JSON.parse(readFileSync(file, "utf8"));
  content.scheduling.testDrive = RULES;
  writeFileSync(file, JSON.stringify(content));
  return profile;
}

/** When test drives may begin from now on. */
export function listDriveTimes(): readonly number[] {
  const store = readProfile().stores.find(({ id }) => id === STORE_ID);
  must(store !== undefined, `There is no store ${STORE_ID}`);
  // Some minutes later, so that none is too soon when it is asked for.
  const days = listSlotDays({
    ...getCalendar(store, "sales"),
    rules: RULES,
    timeZone: store.timeZone,
    busy: [],
    nowMs: Date.now() + 30 * MINUTE_MS,
  });
  return days.flatMap(({ slots }) => slots.map(({ startMs }) => startMs));
}

/** One filled-in form, however often it is sent. */
export interface TestDrive {
  readonly number: number;
  readonly startMs: number;
  readonly token: string;
  readonly email: string;
}

/** Rendered a minute ago, by a visitor of their own. */
export function fillInDrive(number: number, startMs: number): TestDrive {
  const clock = { nowMs: () => Date.now() - MINUTE_MS };
  const tokens = createFormTokens({ secretKey: SECRET_KEY, clock });
  return {
    number,
    startMs,
    token: tokens.issue("test-drive"),
    email: `driver-${number}@quill.example`,
  };
}

export type DriveAnswer =
  | { readonly status: "booked"; readonly appointmentId: string }
  /** Somebody else was first: these are offered instead. */
  | { readonly status: "gone"; readonly offered: readonly number[] }
  | { readonly status: "refused" | "no answer" };

/** Sends the last step, with what is held or without. */
export async function sendDrive(
  origin: string,
  { number, startMs, token, email }: TestDrive,
  hold: string | null = null,
): Promise<DriveAnswer> {
  const query = new URLSearchParams({ start: String(startMs) });
  if (hold !== null) query.set("hold", hold);
  const answer = await post(
    `${origin}/test-drive/${VIN}/details?${query.toString()}`,
    number,
    {
      firstName: "Nora",
      lastName: "Quill",
      email,
      phone: `630200${String(number).padStart(4, "0")}`,
      message: `I would like to drive it: number ${number}.`,
      start: String(startMs),
      formToken: token,
    },
  );
  if (answer === null) return { status: "no answer" };
  const { status, location, text } = answer;
  const [, appointmentId] =
    /[?&]appointment=([\w-]{16})\./.exec(location) ?? [];
  if (status === 303 && appointmentId !== undefined)
    return { status: "booked", appointmentId };
  if (status === 503) return { status: "refused" };
  must(
    status === 400 || status === 409,
    `A test drive was answered ${status}: ${text.slice(0, 300)}`,
  );
  const offered = [
    ...text.matchAll(/<input[^>]*name="start"[^>]*value="(\d+)"/g),
  ].map(([, offeredMs]) => Number(offeredMs));
  return { status: "gone", offered };
}

/** Chooses a time: the token of what is held then, or null where somebody else was first. */
export async function chooseDriveTime(
  origin: string,
  { number, startMs }: TestDrive,
): Promise<string | null> {
  const answer = await post(`${origin}/test-drive/${VIN}`, number, {
    start: String(startMs),
  });
  must(
    answer !== null && answer.status === 303,
    `A time was answered ${answer?.status}`,
  );
  const { pathname, searchParams } = new URL(answer.location, origin);
  if (!pathname.endsWith("/details")) return null;
  const hold = searchParams.get("hold");
  must(hold !== null, "The details are asked for, and nothing is held");
  return hold;
}

/** The car is for sale on this node. */
export async function untilDriven(origin: string): Promise<void> {
  await waitUntil(
    "the car can be driven",
    async () => (await fetchStatus(`${origin}/test-drive/${VIN}`)) === 200,
  );
}

/** Every visitor has an address of their own. Null when the site does not answer. */
async function post(
  url: string,
  visitor: number,
  fields: Readonly<Record<string, string>>,
) {
  try {
    const answer = await fetch(url, {
      method: "POST",
      redirect: "manual",
      headers: {
        "X-Forwarded-For": `10.9.${visitor >> 8}.${visitor & 255}`,
      },
      body: new URLSearchParams(fields),
    });
    return {
      status: answer.status,
      location: answer.headers.get("Location") ?? "",
      text: await answer.text(),
    };
  } catch {
    return null;
  }
}
