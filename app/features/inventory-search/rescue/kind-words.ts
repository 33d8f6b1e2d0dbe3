import {
  findKinship,
  type WantedKind,
} from "#app/domain/inventory/near-match.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import { toMakeModelValue } from "#app/domain/search-address/search-check.ts";
import type { LabelSources } from "#app/features/inventory-search/filter-labels.ts";

/** What a car of another make or model is, and what it keeps: "Another Nissan SUV", "Another SUV", "Sedan instead". */
export function sayKind(
  { make, bodystyle }: Pick<ListedVehicle, "make" | "bodystyle">,
  wanted: Pick<WantedKind, "bodystyles" | "makes">,
  { t }: Pick<LabelSources, "t">,
): string {
  // What is called other has no name.
  if (bodystyle === "other") return t("miss.make_model");
  const kind = t(`one.${bodystyle}`);
  const own = { bodystyle, make: toMakeModelValue(make) };
  const { isSameMake, isSameBody } = findKinship(own, wanted);
  // Where nobody said which body style was meant, none is kept.
  if (!isSameBody || wanted.bodystyles.length === 0)
    return t("miss.kind.other", { make, kind });
  return isSameMake
    ? t("miss.kind.both", { make, kind })
    : t("miss.kind.body", { kind });
}
