import { HOUR_MS } from "#app/domain/time.ts";
import { isWhollyRefused } from "#app/domain/inventory/feed-run.ts";
import type { HoldReason } from "#app/domain/inventory/import-run.ts";
import {
  type FeedCheck,
  type FeedPast,
  findLastCommittedRun,
  getRefusedShare,
} from "./feed-past.ts";
import { computeMedian } from "#app/domain/checkup/findings/robust.ts";
import { formatCount } from "#app/domain/checkup/findings/finding.ts";

/** Assumption A69 sets these hours. */
const LATE_HOURS = 26;
const STALE_HOURS = 48;
const RISE_POINTS = 0.05;
const RUNS_TO_COMPARE = 3;

const HELD_BECAUSE: Readonly<Record<HoldReason, string>> = {
  empty: "the file holds no vehicles",
  vanishing: "more than 30 % of the vehicles for sale are not in it",
  "price-loss": "more than 30 % of the prices are not in it",
  merged: "more than 30 % of its rows repeat the VIN of an earlier row",
};

export const FEED_STATE_CHECKS: readonly FeedCheck[] = [
  {
    id: "import-held",
    severity: "error",
    unit: "feed",
    title: "An import waits for confirmation",
    meaning:
      "The last file would have taken too many vehicles or prices away, or merged too many rows, so nothing was taken from it. The site still shows what the file before it said.",
    advice:
      "Look into the file. If it is right, import it again with --confirm; if it is cut short, ask the vendor for a whole one.",
    find: (past) => {
      const [last] = past.runs;
      if (last === undefined || last.heldReason === null) return [];
      if (isWhollyRefused(last)) return [];
      const why = HELD_BECAUSE[last.heldReason];
      return [
        {
          detail: `${why}: ${formatCount(last.rowCount, "row")}, ${formatCount(past.vehicleCount, "vehicle")} for sale`,
        },
      ];
    },
  },
  {
    id: "import-refused",
    severity: "error",
    unit: "feed",
    title: "An import of which every row was refused",
    meaning:
      "Nothing in the last file became a vehicle, so nothing was taken from it. The site still shows what the file before it said.",
    advice:
      "Put right what the rows were refused for, and import the file again without --confirm, which would empty the feed.",
    find: (past) => {
      const [last] = past.runs;
      return last !== undefined && isWhollyRefused(last)
        ? [
            {
              detail: `${formatCount(last.rowCount, "row")}, ${formatCount(past.vehicleCount, "vehicle")} for sale`,
            },
          ]
        : [];
    },
  },
  {
    id: "import-stale",
    severity: "error",
    unit: "feed",
    title: "No import for more than 48 hours",
    meaning:
      "The site shows vehicles and prices of days ago: sold ones are still for sale, and new ones are missing.",
    advice:
      "See whether the file arrives and whether the import is still started: read its log, then run it by hand.",
    find: (past, nowMs) => {
      const hours = findHoursSinceImport(past, nowMs);
      return hours !== null && hours > STALE_HOURS
        ? [{ detail: formatImportAge(hours), rank: hours }]
        : [];
    },
  },
  {
    id: "import-late",
    severity: "warning",
    unit: "feed",
    title: "No import for more than 26 hours",
    meaning: "A feed that comes once a day has missed its day.",
    advice: "See whether the file arrived, and when the import ran last.",
    find: (past, nowMs) => {
      const hours = findHoursSinceImport(past, nowMs);
      return hours !== null && hours > LATE_HOURS && hours <= STALE_HOURS
        ? [{ detail: formatImportAge(hours), rank: hours }]
        : [];
    },
  },
  {
    id: "refused-share-rising",
    severity: "warning",
    unit: "feed",
    title: "More rows refused than in the runs before",
    meaning: "The vendor has changed the file, or something in it broke.",
    advice: "Compare the reasons below with the vendor's last change.",
    find: ({ runs }) => {
      const [last, ...before] = runs;
      if (last === undefined || before.length < RUNS_TO_COMPARE) return [];
      const usual = computeMedian(before.map(getRefusedShare));
      const now = getRefusedShare(last);
      return now >= usual + RISE_POINTS && now >= 2 * usual
        ? [
            {
              detail: `${formatPercent(now)} of the rows in the last run, ${formatPercent(usual)} in the middle of the ${formatCount(before.length, "run")} before`,
            },
          ]
        : [];
    },
  },
];

/** It is null for a feed that sells nothing and before its first import; other checks report those. */
function findHoursSinceImport(past: FeedPast, nowMs: number): number | null {
  const last = findLastCommittedRun(past);
  if (last === null || past.vehicleCount === 0) return null;
  return (nowMs - last.endedAtMs) / HOUR_MS;
}

function formatImportAge(hours: number): string {
  return hours < 2 * STALE_HOURS
    ? `last import ${formatCount(Math.floor(hours), "hour")} ago`
    : `last import ${formatCount(Math.floor(hours / 24), "day")} ago`;
}

function formatPercent(share: number): string {
  return `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`;
}
