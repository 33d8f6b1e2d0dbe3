import { collectCases } from "#app/domain/checkup/findings/case-collector.ts";
import {
  type FeedCheck,
  type FeedConcern,
  type FeedPast,
  isRealFeed,
} from "./feed-past.ts";
import { FEED_ROW_CHECKS } from "./feed-row-checks.ts";
import { FEED_STATE_CHECKS } from "./feed-state-checks.ts";
import type {
  Finding,
  FindingCase,
} from "#app/domain/checkup/findings/finding.ts";

const FEED_CHECKS: readonly FeedCheck[] = [
  ...FEED_STATE_CHECKS,
  ...FEED_ROW_CHECKS,
];

/** The sample data is no feed to check. */
export function listFeedFindings(
  pasts: readonly FeedPast[],
  nowMs: number,
  findPath: (vin: string) => string | null = () => null,
): readonly Finding[] {
  const real = pasts.filter(isRealFeed);
  return FEED_CHECKS.flatMap((check) => {
    const collector = collectCases(check, check.unit);
    for (const past of real)
      for (const concern of check.find(past, nowMs)) {
        const { label, rank = 0, count = 1 } = concern;
        const feed = `store ${past.storeId}, feed ${past.feed}`;
        collector.add({
          case: {
            ...toCase(concern, past, label === undefined ? feed : null),
            path: concern.vin == null ? null : findPath(concern.vin),
          },
          label: label === undefined ? null : `${label} (${feed})`,
          rank,
          count,
        });
      }
    return collector.buildFinding() ?? [];
  });
}

function toCase(
  { detail, row = null, vin = null }: FeedConcern,
  { storeId }: FeedPast,
  name: string | null,
): Omit<FindingCase, "count" | "path"> {
  return { vin, stockNumber: null, storeId, name, row, detail };
}
