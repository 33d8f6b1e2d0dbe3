import { applyVariant } from "#app/domain/experiments/apply-variants.ts";
import {
  type Experiment,
  getExperimentState,
  type Variant,
} from "#app/domain/experiments/assign-variants.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  buildFault,
  buildWarning,
  type ProfileFault,
  type ProfileKey,
} from "./profile-fault.ts";

/** A variant is the whole site for those who see it: it must pass every check that the profile passes. */
export function* listExperimentFaults(
  profile: StoreProfile,
  nowMs: number,
  listFaults: (profile: StoreProfile) => readonly ProfileFault[],
): Iterable<ProfileFault> {
  const { experiments } = profile;
  const known = new Set(listFaults(profile).map(describeFault));
  for (const [at, experiment] of experiments.entries()) {
    const state = getExperimentState(experiment, nowMs);
    if (state === "ended")
      yield buildWarning(
        ["experiments", at, "endDate"],
        `"${experiment.name}" has ended and has no effect any more`,
      );
    for (const [variantAt, variant] of experiment.variants.entries()) {
      const key = ["experiments", at, "variants", variantAt];
      for (const fault of listFaults(applyVariant(profile, variant)))
        if (!known.has(describeFault(fault)))
          yield { ...fault, key: [...key, ...toVariantKey(fault.key)] };
    }
    yield* listOverlapFaults(experiments, at);
  }
}

function describeFault({ key, message }: ProfileFault): string {
  return `${key.join(".")}: ${message}`;
}

function toVariantKey(key: ProfileKey): ProfileKey {
  const [part, ...rest] = key;
  return part === "texts" ? ["langs", ...rest] : ["settings", ...key];
}

/** Nobody could say which of two experiments at one time made the difference, nor what a visitor of both would see. */
function* listOverlapFaults(
  experiments: readonly Experiment[],
  at: number,
): Iterable<ProfileFault> {
  const experiment = experiments[at];
  if (experiment === undefined) return;
  const changes = listChanges(experiment);
  for (const earlier of experiments.slice(0, at)) {
    if (!overlap(experiment, earlier)) continue;
    const others = new Set(listChanges(earlier));
    const shared = [...new Set(changes)].filter((it) => others.has(it));
    if (shared.length > 0)
      yield buildFault(
        ["experiments", at],
        `changes ${shared.join(", ")} at the same time as "${earlier.name}"`,
      );
  }
}

function overlap(one: Experiment, other: Experiment): boolean {
  return (
    !one.isDraft &&
    !other.isDraft &&
    Date.parse(one.startDate) < Date.parse(other.endDate) &&
    Date.parse(other.startDate) < Date.parse(one.endDate)
  );
}

/** Settings and texts that differ from the site as it is, such as `theme.primary` and `en.home.heroTitle`. */
export function listChanges({
  variants,
}: Pick<Experiment, "variants">): readonly string[] {
  return [...new Set(variants.flatMap(listVariantChanges))];
}

function listVariantChanges({
  settings,
  langs,
}: Pick<Variant, "settings" | "langs">): readonly string[] {
  return [
    ...Object.entries(settings).flatMap(([part, changed]) =>
      Object.keys(changed).map((key) => `${part}.${key}`),
    ),
    ...LANGUAGES.flatMap((language) =>
      Object.keys(langs[language]).map((key) => `${language}.${key}`),
    ),
  ];
}
