import type { RepairOrderLine } from "#app/domain/scheduling/appointment.ts";
import {
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
 * with several lines nobody knows which one it is about, and it stands in the general notes alone (Assumption A228).
 */
export function listRepairLines(
  { serviceIds, notes }: Pick<ServiceDraft, "serviceIds" | "notes">,
  services: readonly Named[],
  otherName: string,
): readonly RepairOrderLine[] {
  const hasOther = serviceIds.includes(OTHER_SERVICE);
  const known = services.filter(({ id }) => serviceIds.includes(id));
  const isOnly = known.length === 1 && !hasOther;
  return [
    ...known.map(({ opCode, name }) => ({
      opCode,
      name,
      notesNarrative: isOnly ? notes : "",
    })),
    ...(hasOther
      ? [{ opCode: OTHER_SERVICE, name: otherName, notesNarrative: notes }]
      : []),
  ];
}
