import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { sayEquipment } from "#app/domain/vehicle-words/equipment-words.ts";
import { groupFeatures } from "#app/domain/vehicle/feature-groups.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { FEED_LANGUAGE, markLanguage } from "#app/site/page/site-view.ts";
import type { VehicleFactText } from "./facts-copy.ts";

export interface FeedQuote {
  readonly text: string;
  /** It is absent where the text is in the page's own language. */
  readonly lang?: Language | undefined;
}

export interface FeatureList {
  /** Null where all features are one list. */
  readonly title: string | null;
  readonly features: readonly FeedQuote[];
}

/** What the dealer's feed says in words of its own, with what the page's language has for it. */
export function quoteFeed(
  { features, description }: Pick<Vehicle, "features" | "description">,
  language: Language,
  t: Translate<VehicleFactText>,
): {
  readonly featureCount: number;
  readonly featureLists: readonly FeatureList[];
  /** One for each paragraph. */
  readonly sellerNotes: readonly FeedQuote[];
} {
  const lang = markLanguage(FEED_LANGUAGE, { language });
  const paragraphs = (description ?? "")
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((text) => ({ text, lang }));
  const isForeign = lang !== undefined && paragraphs.length > 0;
  return {
    featureCount: features.length,
    featureLists: groupFeatures(features).map(({ group, names }) => ({
      title: group && t(`features.${group}`),
      features: names.map((text) => {
        const said = sayEquipment(text, language);
        return said === null ? { text, lang } : { text: said };
      }),
    })),
    sellerNotes: isForeign
      ? [{ text: t("sellerNotesForeign") }, ...paragraphs]
      : paragraphs,
  };
}
