import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatCents } from "#app/site/page/format.ts";
import type { BuyerDoor } from "./buyer-door.ts";
import { stickerCopy } from "./sticker-copy.ts";

/** The store reads in a lead what the shopper saw on the page; there is none while the price is not shown. */
export function listDoorLines(
  found: BuyerDoor | null,
  { texts }: Pick<StoreProfile, "texts">,
  language: Language,
): LeadSubmission["summary"] {
  if (found === null) return [];
  const t = createTranslator(stickerCopy, texts[language], language);
  const { door, stateName: state } = found;
  return [
    {
      label: t("door.heading"),
      value:
        door === null
          ? t("door.unknown", { state })
          : `${formatCents(door.totalCents)} ${t("door.inState", { state })}`,
    },
  ];
}
