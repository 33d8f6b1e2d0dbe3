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
import { hasSameTexts } from "./reuse.server.ts";
import { type Splice, spliceNumbers, spliceTexts } from "./splice.server.ts";

export function changeCards(
  cards: CardColumns,
  splice: Splice,
  added: readonly SearchableVehicle[],
): CardColumns {
  const listed = added.map((it) => it.listed);
  const parts = listed.map(toCardParts);
  const { length } = splice;
  const changeCents = (old: Float64Array, values: readonly (number | null)[]) =>
    spliceNumbers(
      new Float64Array(length),
      old,
      splice,
      values.map((it) => it ?? NaN),
    );
  return {
    names: changeParts(
      cards.names,
      splice,
      parts.map((it) => it.name),
    ),
    builds: changeParts(
      cards.builds,
      splice,
      parts.map((it) => it.build),
    ),
    paints: changeParts(
      cards.paints,
      splice,
      parts.map((it) => it.paint),
    ),
    lots: changeParts(
      cards.lots,
      splice,
      parts.map((it) => it.lot),
    ),
    vin: changeTexts(
      cards.vin,
      splice,
      listed.map((it) => it.vin),
    ),
    stockNumber: changeTexts(
      cards.stockNumber,
      splice,
      listed.map((it) => it.stockNumber),
    ),
    photo: changeTexts(
      cards.photo,
      splice,
      listed.map((it) => it.photo),
    ),
    photoCount: spliceNumbers(
      new Uint32Array(length),
      cards.photoCount,
      splice,
      listed.map((it) => it.photoCount),
    ),
    miles: spliceNumbers(
      new Int32Array(length),
      cards.miles,
      splice,
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
  splice: Splice,
  added: readonly (string | null)[],
): TextColumn {
  return hasSameTexts(old, splice, added)
    ? old
    : spliceTexts(old, splice, added);
}

/** Keys of a list are made once, and go on with the list that it becomes. */
const numbersOfLists = new WeakMap<object, Map<string, number>>();

/** A part that nobody has any more stays until the next whole build. */
function changeParts<T extends object>(
  { list, of }: SharedParts<T>,
  splice: Splice,
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
    of: spliceNumbers(new Uint32Array(splice.length), of, splice, addedNumbers),
  };
}
