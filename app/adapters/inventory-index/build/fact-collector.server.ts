import type { SearchableVehicle } from "#app/domain/listing/list-vehicle.ts";
import { AVAILABILITIES } from "#app/domain/vehicle/availability.ts";
import { GREAT_DEALS } from "#app/domain/inventory/facet-values.ts";
import {
  isWorkedOut,
  VALUE_COLUMNS,
  VALUE_KEYS,
} from "#app/domain/inventory/facets.ts";
import { createGrowingArray } from "./growing-array.server.ts";
import type {
  FeatureRows,
  IndexData,
  JointColumn,
  SlotGroup,
  SlotTable,
} from "#app/adapters/inventory-index/index-data.server.ts";
import { joinFacts, type CodedFact } from "./joint-columns.server.ts";
import {
  createValueCollector,
  type FinishedSlots,
} from "./slot-table.server.ts";
import {
  buildVehicleSets,
  type VehicleSets,
} from "#app/adapters/inventory-index/vehicle-sets.server.ts";
import { reorderRows } from "./word-collector.server.ts";

export interface FactCollector {
  add(vehicle: SearchableVehicle): void;
  finish(
    rowOf: Uint32Array,
  ): Pick<IndexData, "slots" | "slotSets" | "jointColumns" | "features">;
}

interface SingleFact {
  readonly group: SlotGroup;
  readonly read: (vehicle: SearchableVehicle) => string | null;
}

/** Facts of which a vehicle has one value at most. */
const SINGLE_FACTS: readonly SingleFact[] = [
  { group: "condition", read: ({ listed }) => listed.condition },
  ...VALUE_KEYS.flatMap((group): readonly SingleFact[] => {
    if (isWorkedOut(group))
      return [{ group, read: ({ builds }) => builds[group] }];
    const column = VALUE_COLUMNS[group];
    return column === undefined
      ? []
      : [{ group, read: ({ listed }) => listed[column] }];
  }),
];

/** Facts of which a vehicle has a few values, each a bit of its code. */
const SEVERAL_FACTS = [
  {
    group: "great_deals",
    values: GREAT_DEALS,
    read: ({ greatDeals }: SearchableVehicle): readonly string[] => greatDeals,
  },
  {
    group: "availability",
    values: AVAILABILITIES,
    read: ({ availabilities }: SearchableVehicle): readonly string[] =>
      availabilities,
  },
] as const;

/** Everything that a vehicle counts for. */
export function listSlotFacts(vehicle: SearchableVehicle): readonly SlotFact[] {
  const facts: SlotFact[] = [];
  const add = (group: SlotGroup, values: Iterable<string>) => {
    for (const value of values) facts.push({ group, value });
  };
  for (const { group, read } of SINGLE_FACTS) {
    const value = read(vehicle);
    if (value !== null) add(group, [value]);
  }
  for (const { group, read } of SEVERAL_FACTS) add(group, read(vehicle));
  add("make_model", listModelValues(vehicle));
  add("features", new Set(vehicle.featureKeys));
  return facts;
}

export interface SlotFact {
  readonly group: SlotGroup;
  readonly value: string;
}

/** A name without letters or digits has no address, so it can be seen but not chosen. */
export function listModelValues({
  makeValue,
  modelValue,
}: Pick<SearchableVehicle, "makeValue" | "modelValue">): readonly string[] {
  if (makeValue === "") return [];
  return modelValue.endsWith("~") ? [makeValue] : [makeValue, modelValue];
}

export function createFactCollector(): FactCollector {
  const values = createValueCollector();
  // Code 0 says that the vehicle has no value; other codes are preliminary numbers plus 1.
  const singles = SINGLE_FACTS.map((fact) => ({
    ...fact,
    codes: createGrowingArray(),
  }));
  const severals = SEVERAL_FACTS.map((fact) => ({
    ...fact,
    codes: createGrowingArray(),
  }));
  const modelCodes = createGrowingArray();
  const models = new Map<string, { code: number; numbers: number[] }>();
  const featureNumbers = createGrowingArray();
  const featureEnds = createGrowingArray();

  function getModelCode(vehicle: SearchableVehicle) {
    const { listed, makeValue, modelValue } = vehicle;
    const numbers = listModelValues(vehicle).map((value) =>
      values.number(
        "make_model",
        value,
        value === makeValue ? listed.make : listed.model,
      ),
    );
    const model = models.get(modelValue) ?? { code: models.size, numbers };
    models.set(modelValue, model);
    return model.code;
  }

  return {
    add(vehicle) {
      for (const { group, read, codes } of singles) {
        const value = read(vehicle);
        codes.push(value === null ? 0 : values.number(group, value) + 1);
      }
      for (const { group, values: known, read, codes } of severals) {
        let code = 0;
        for (const value of read(vehicle)) {
          values.number(group, value);
          code |= 1 << known.findIndex((it) => it === value);
        }
        codes.push(code);
      }
      modelCodes.push(getModelCode(vehicle));
      for (const key of new Set(vehicle.featureKeys))
        featureNumbers.push(values.number("features", key));
      featureEnds.push(featureNumbers.length);
    },

    finish(rowOf) {
      const slots = values.finish();
      const reorderCodes = (codes: Uint32Array) =>
        rowOf.map((row) => codes[row] ?? 0);
      const facts: CodedFact[] = singles.map(({ group, codes }) => ({
        groups: [group],
        codes: reorderCodes(codes.view()),
        slotsOf: listSingleSlots(slots, group),
      }));
      for (const { group, values: known, codes } of severals)
        facts.push({
          groups: [group],
          codes: reorderCodes(codes.view()),
          slotsOf: listSeveralSlots(slots, group, known),
        });
      facts.push({
        groups: ["make_model"],
        codes: reorderCodes(modelCodes.view()),
        slotsOf: [...models.values()].map(({ numbers }) =>
          numbers.map((number) => slots.getSlot("make_model", number)),
        ),
      });
      const jointColumns = joinFacts(facts);
      const features = reorderRows(
        featureEnds.view(),
        featureNumbers.view(),
        rowOf,
      );
      features.members.forEach((number, at) => {
        features.members[at] = slots.getSlot("features", number);
      });
      return {
        slots: slots.table,
        slotSets: slotSets(slots.table, jointColumns, features),
        jointColumns,
        features: buildFeatureRows(slots.table, features),
      };
    },
  };
}

function listSingleSlots({ table, getSlot }: FinishedSlots, group: SlotGroup) {
  const count = table.groups.filter((other) => other === group).length;
  const slots = Array.from({ length: count }, (_, number) => [
    getSlot(group, number),
  ]);
  return [[], ...slots];
}

function listSeveralSlots(
  { table }: FinishedSlots,
  group: SlotGroup,
  values: readonly string[],
): number[][] {
  const slotOfValue = values.map((value) =>
    table.groups.findIndex(
      (other, slot) => other === group && table.values[slot] === value,
    ),
  );
  return Array.from({ length: 1 << values.length }, (_, code) =>
    slotOfValue.filter((slot, at) => slot >= 0 && (code >> at) & 1),
  );
}

interface Rows {
  readonly offsets: Uint32Array;
  readonly members: Uint32Array;
}

function buildFeatureRows(
  table: SlotTable,
  { offsets, members }: Rows,
): FeatureRows {
  const featureCount = table.groups.filter((it) => it === "features").length;
  const firstSlot = Math.max(0, table.groups.indexOf("features"));
  const bytesPerRow = (featureCount + 7) >>> 3;
  const rows = new Uint8Array((offsets.length - 1) * bytesPerRow);
  for (let vehicle = 0; vehicle + 1 < offsets.length; vehicle++) {
    const end = offsets[vehicle + 1] ?? 0;
    for (let i = offsets[vehicle] ?? 0; i < end; i++) {
      const feature = (members[i] ?? 0) - firstSlot;
      const at = vehicle * bytesPerRow + (feature >>> 3);
      rows[at] = (rows[at] ?? 0) | (1 << (feature & 7));
    }
  }
  return { bytesPerRow, rows, firstSlot, featureCount };
}

function slotSets(
  table: SlotTable,
  jointColumns: readonly JointColumn[],
  features: Rows,
): VehicleSets {
  const vehicleCount = features.offsets.length - 1;
  const offsets = new Uint32Array(vehicleCount + 1);
  const members = createGrowingArray();
  for (let vehicle = 0; vehicle < vehicleCount; vehicle++) {
    for (const { codes, slots, slotEnds } of jointColumns) {
      const code = codes[vehicle] ?? 0;
      const end = slotEnds[code] ?? 0;
      for (let i = code === 0 ? 0 : (slotEnds[code - 1] ?? 0); i < end; i++)
        members.push(slots[i] ?? 0);
    }
    const end = features.offsets[vehicle + 1] ?? 0;
    for (let i = features.offsets[vehicle] ?? 0; i < end; i++)
      members.push(features.members[i] ?? 0);
    offsets[vehicle + 1] = members.length;
  }
  return buildVehicleSets(table.values.length, offsets, members.view());
}
