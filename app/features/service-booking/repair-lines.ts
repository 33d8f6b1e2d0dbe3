import type { RepairOrderLine } from "#app/domain/scheduling/appointment.ts";
import {
  OFFER_SERVICE,
  OTHER_SERVICE,
  type ServiceDraft,
} from "#app/domain/scheduling/service-draft.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

type Named = Pick<
  StoreProfile["serviceCenter"]["popularServices"][number],
  "id" | "opCode"
> & { readonly name: string };

/**
 * Spec §3, repair_order_lines. What the visitor noticed is told on the line of "something else", or on the only line;
 * with several lines nobody knows which one it is about, and it stands in the general notes alone (Assumption A228). The
 * work of an offer goes by the offer's name; once the offer is over, it is "something else" (Assumption A469).
 */
export function listRepairLines(
  { serviceIds, notes }: Pick<ServiceDraft, "serviceIds" | "notes">,
  services: readonly Named[],
  { other, offer }: { readonly other: string; readonly offer: string | null },
): readonly RepairOrderLine[] {
  const hasOfferWork = serviceIds.includes(OFFER_SERVICE);
  const hasOther =
    serviceIds.includes(OTHER_SERVICE) || (hasOfferWork && offer === null);
  const known = [
    ...services.filter(({ id }) => serviceIds.includes(id)),
    ...(hasOfferWork && offer !== null
      ? [{ opCode: OTHER_SERVICE, name: offer }]
      : []),
  ];
  const isOnly = known.length === 1 && !hasOther;
  return [
    ...known.map(({ opCode, name }) => ({
      opCode,
      name,
      notesNarrative: isOnly ? notes : "",
    })),
    ...(hasOther
      ? [{ opCode: OTHER_SERVICE, name: other, notesNarrative: notes }]
      : []),
  ];
}
