import { FEATURES, type FeatureKey } from "#app/domain/vehicle/features.ts";
import { defineCopy } from "#app/site/page/copy.ts";

/** What filters, titles and pages call the features that can be searched for. */
export const featureCopy = defineCopy(
  "features",
  Object.fromEntries(
    FEATURES.map(({ key, label }) => [key, label.replace("'", "’")]),
  ) as Readonly<Record<FeatureKey, string>>,
);
