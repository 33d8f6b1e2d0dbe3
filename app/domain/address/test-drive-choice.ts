import type { TestDriveChoice } from "./test-drive-address.ts";

/** What a step's address holds; its own file, because every list has the address and no list reads one. */
export function readTestDriveChoice(
  query: URLSearchParams,
): Required<TestDriveChoice> {
  const start = query.get("start") ?? "";
  return {
    day: query.get("day"),
    startMs: /^\d{1,15}$/.test(start) ? Number(start) : null,
    hold: query.get("hold"),
    appointment: query.get("appointment"),
  };
}
