import {
  toCardParts,
  toPartKey,
} from "#app/adapters/inventory-index/build/card-collector.server.ts";
import type {
  CardColumns,
  SharedParts,
  TextColumn,
} from "#app/adapters/inventory-index/index-data.server.ts";
import type { SearchableVehicle } from "#app/domain/listing/list-vehicle.ts";
import type { Change } from "./new-places.server.ts";
import { changeNumbers, hasSameTexts } from "./reuse.server.ts";
import { spliceTexts } from "./splice.server.ts";

export function changeCards(
  cards: CardColumns,
  change: Change,
  added: readonly SearchableVehicle[],
): CardColumns {
  const listed = added.map((it) => it.listed);
  const parts = listed.map(toCardParts);
  const changeCents = (old: Float64Array, values: readonly (number | null)[]) =>
    changeNumbers(
      old,
      Float64Array,
      change,
      values.map((it) => it ?? NaN),
    );
  return {
    names: changeParts(
      cards.names,
      change,
      parts.map((it) => it.name),
    ),
    builds: changeParts(
      cards.builds,
      change,
      parts.map((it) => it.build),
    ),
    paints: changeParts(
      cards.paints,
      change,
      parts.map((it) => it.paint),
    ),
    lots: changeParts(
      cards.lots,
      change,
      parts.map((it) => it.lot),
    ),
    vin: changeTexts(
      cards.vin,
      change,
      listed.map((it) => it.vin),
    ),
    stockNumber: changeTexts(
      cards.stockNumber,
      change,
      listed.map((it) => it.stockNumber),
    ),
    photo: changeTexts(
      cards.photo,
      change,
      listed.map((it) => it.photo),
    ),
    photoCount: changeNumbers(
      cards.photoCount,
      Uint32Array,
      change,
      listed.map((it) => it.photoCount),
    ),
    miles: changeNumbers(
      cards.miles,
      Int32Array,
      change,
      listed.map((it) => it.miles ?? -1),
    ),
    salePriceCents: changeCents(
      cards.salePriceCents,
      listed.map((it) => it.salePriceCents),
    ),
    oldPriceCents: changeCents(
      cards.oldPriceCents,
      listed.map((it) => it.oldPriceCents),
    ),
    priceDropCents: changeCents(
      cards.priceDropCents,
      listed.map((it) => it.priceDropCents),
    ),
  };
}

function changeTexts(
  old: TextColumn,
  { splice, memory }: Change,
  added: readonly (string | null)[],
): TextColumn {
  return hasSameTexts(old, splice, added)
    ? old
    : spliceTexts(old, splice, added, memory);
}

/** Keys of a list are made once, and go on with the list that it becomes. */
const numbersOfLists = new WeakMap<object, Map<string, number>>();

/** A part that nobody has any more stays until the next whole build. */
function changeParts<T extends object>(
  { list, of }: SharedParts<T>,
  change: Change,
  added: readonly T[],
): SharedParts<T> {
  const numbers =
    numbersOfLists.get(list) ??
    new Map(list.map((part, number) => [toPartKey(part), number]));
  const newList = [...list];
  const addedNumbers = added.map((part) => {
    const key = toPartKey(part);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = newList.push(part) - 1;
    numbers.set(key, number);
    return number;
  });
  numbersOfLists.set(newList, numbers);
  return {
    list: newList,
    of: changeNumbers(of, Uint32Array, change, addedNumbers),
  };
}
