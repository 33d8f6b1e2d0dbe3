import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { formatCents } from "#app/site/page/format.ts";
import type { BuyerDoor } from "#app/site/vehicles/price/buyer-door.ts";
import { stickerCopy } from "./sticker-copy.ts";
import { createStoreTranslator } from "#app/site/leads/store-words.ts";

/** The store reads in a lead what the shopper saw on the page; there is none while the price is not shown. */
export function listDoorLines(
  found: BuyerDoor | null,
  profile: Pick<StoreProfile, "texts">,
): LeadSubmission["summary"] {
  if (found === null) return [];
  const t = createStoreTranslator(stickerCopy, profile);
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
