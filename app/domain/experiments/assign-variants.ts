import { splitLanguage } from "#app/domain/address/printed-address.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { hashText } from "./murmur-hash.ts";

export type Experiment = StoreProfile["experiments"][number];
export type Variant = Experiment["variants"][number];

/** Both are names of the profile. */
export interface Assignment {
  readonly experiment: string;
  readonly variant: string;
}

/** Shares are counted in these: one is a hundredth of a percent. */
export const BUCKETS = 10_000;

export type ExperimentState = "draft" | "scheduled" | "running" | "ended";

/** The end is no part of an experiment. Only a running one has any effect. */
export function getExperimentState(
  { isDraft, startDate, endDate }: Experiment,
  nowMs: number,
): ExperimentState {
  if (isDraft) return "draft";
  if (nowMs < Date.parse(startDate)) return "scheduled";
  return nowMs < Date.parse(endDate) ? "running" : "ended";
}

export function listRunning(
  experiments: readonly Experiment[],
  nowMs: number,
): readonly Experiment[] {
  return experiments.filter(
    (it) => getExperimentState(it, nowMs) === "running",
  );
}

/** A page below one that is named counts as well; `/` is the home page alone. */
export function isCountedOn(
  { pages }: Pick<Experiment, "pages">,
  pathname: string,
): boolean {
  const asked = splitLanguage(pathname).address;
  return (
    pages.length === 0 ||
    pages.some(
      (page) =>
        asked === page ||
        (page !== "/" && asked.startsWith(page.replace(/\/$/, "") + "/")),
    )
  );
}

/** The id and the name decide alone, so every node and every visit gives the same bucket. */
export function findBucket(
  { name }: Pick<Experiment, "name">,
  visitorId: string,
): number {
  return hashText(visitorId + name) % BUCKETS;
}

/** Variants take the buckets one after the other, in the profile's order. */
export function assignVariant(
  experiment: Pick<Experiment, "name" | "variants">,
  visitorId: string,
): string {
  const bucket = findBucket(experiment, visitorId);
  let end = 0;
  for (const { name, sharePercent } of experiment.variants) {
    end += toBuckets(sharePercent);
    if (bucket < end) return name;
  }
  return getControl(experiment);
}

/** The site as it is without the experiment; it stands first. */
export function getControl({ variants }: Pick<Experiment, "variants">): string {
  return variants[0]?.name ?? "";
}

/** Whoever has no id sees the site as it is. */
export function assignVariants(
  running: readonly Experiment[],
  visitorId: string | null,
): readonly Assignment[] {
  return running.map((experiment) => ({
    experiment: experiment.name,
    variant:
      visitorId === null
        ? getControl(experiment)
        : assignVariant(experiment, visitorId),
  }));
}

function toBuckets(sharePercent: number): number {
  return Math.round((sharePercent * BUCKETS) / 100);
}
