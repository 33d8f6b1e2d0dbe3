import {
  type AddressOptions,
  printAddress,
  type QueryEntry,
} from "./printed-address.ts";

/** Everything about driving a vehicle stands below it. */
export const TEST_DRIVE_PATH = "/test-drive";

/** After a time is chosen come the details, and then what was booked. */
export const TEST_DRIVE_STEPS = ["details", "booked"] as const;
export type TestDriveStep = (typeof TEST_DRIVE_STEPS)[number];

/** What the steps hand on; nothing of it says who the visitor is. */
export interface TestDriveChoice {
  readonly day?: string | null;
  /** When the chosen slot begins. */
  readonly startMs?: number | null;
  /** The signed name of the slot that is kept meanwhile. */
  readonly hold?: string | null;
  /** The signed name of what was booked. */
  readonly appointment?: string | null;
}

/** It reads `/test-drive/2HKRW2H80MH600001?day=2026-11-23`. */
export function getTestDriveAddress(
  vin: string,
  step: TestDriveStep | null = null,
  { day, startMs, hold, appointment }: TestDriveChoice = {},
  options?: AddressOptions,
): string {
  const query = [
    ["day", day],
    ["start", startMs],
    ["hold", hold],
    ["appointment", appointment],
  ] as const;
  return printAddress(
    [TEST_DRIVE_PATH.slice(1), vin, ...(step === null ? [] : [step])],
    options,
    query.flatMap(([key, value]): QueryEntry[] =>
      value == null ? [] : [[key, String(value)]],
    ),
  );
}
