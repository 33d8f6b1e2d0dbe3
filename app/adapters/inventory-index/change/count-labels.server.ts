import { listModelValues } from "#app/adapters/inventory-index/build/fact-collector.server.ts";
import type {
  CardName,
  SharedParts,
} from "#app/adapters/inventory-index/index-data.server.ts";
import { toMakeModelValue } from "#app/domain/search-address/search-check.ts";

const valuesOfNames = new WeakMap<CardName, readonly string[]>();

function listValues(name: CardName): readonly string[] {
  const known = valuesOfNames.get(name);
  if (known !== undefined) return known;
  const values = listModelValues({
    makeValue: toMakeModelValue(name.make),
    modelValue: toMakeModelValue(name.make, name.model),
  });
  valuesOfNames.set(name, values);
  return values;
}

/** How often each make and model is written in which way. */
export function countLabels({
  list,
  of,
}: SharedParts<CardName>): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const counts = new Uint32Array(list.length);
  for (let i = 0; i < of.length; i++) {
    const number = of[i] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  const labels = new Map<string, Map<string, number>>();
  list.forEach((name, number) => {
    const count = counts[number] ?? 0;
    if (count === 0) return;
    listValues(name).forEach((value, at) => {
      const label = at === 0 ? name.make : name.model;
      const ofValue = labels.get(value) ?? new Map<string, number>();
      labels.set(value, ofValue);
      ofValue.set(label, (ofValue.get(label) ?? 0) + count);
    });
  });
  return labels;
}
