/** The worst first. */
export const SEVERITIES = ["error", "warning", "note"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What a finding counts. */
export type FindingUnit = "vehicle" | "row" | "feed" | "store";

/** What a check is about, in words for somebody who keeps an inventory. */
export interface CheckWords {
  readonly id: string;
  readonly severity: Severity;
  readonly title: string;
  /** Why it matters. */
  readonly meaning: string;
  /** What to do next. */
  readonly advice: string;
}

/** Which vehicle, in the words that a lot knows it by. */
export interface VehicleTag {
  readonly vin: string;
  readonly stockNumber: string | null;
  readonly storeId: string;
  /** `2021 Honda CR-V EX-L`. */
  readonly name: string;
}

/** One vehicle, row, feed or store that a finding is about. */
export interface FindingCase {
  readonly vin: string | null;
  readonly stockNumber: string | null;
  readonly storeId: string | null;
  readonly name: string | null;
  /** Row of data in the feed file, from 1. */
  readonly row: number | null;
  /** What is wrong with it, in a few words. */
  readonly detail: string;
  /** How many vehicles or rows it stands for; 1 but for what is counted by feed or store. */
  readonly count: number;
}

export interface FindingGroup {
  /** What its cases have in common; null when the finding has one group. */
  readonly label: string | null;
  readonly count: number;
  /** At most 25 of them. */
  readonly cases: readonly FindingCase[];
}

export interface Finding extends CheckWords {
  readonly unit: FindingUnit;
  readonly count: number;
  /** The largest first, at most 20 of them. */
  readonly groups: readonly FindingGroup[];
  /** Groups beyond those. */
  readonly moreGroups: number;
}
