import type { FuelType } from "#app/domain/vehicle/vehicle.ts";

/** The first match wins. */
const FUEL_WORDS: readonly (readonly [RegExp, FuelType])[] = [
  [
    /plug-?\s?in|\bphev\b|\b4xe\b|\benergi\b|\bprime\b|plugin/i,
    "plug-in-hybrid",
  ],
  [/hydrogen|fuel[\s-]?cell|\bfcev\b/i, "hydrogen"],
  // A mild hybrid's motor only helps the engine: its fuel is gasoline.
  [/mild|\bmhev\b/i, "gasoline"],
  [/hybrid|\bhev\b|gas(oline)?\s*[/&-]\s*electric/i, "hybrid"],
  [/flex|e-?85|ethanol/i, "flex-fuel"],
  [/diesel|\btdi\b|duramax|power ?stroke|\bd\b/i, "diesel"],
  [/natural[\s-]gas|\bcng\b|\blng\b|propane|\blpg\b/i, "natural-gas"],
  [/electric|\bbev\b|\bev\b/i, "electric"],
  [/gas|petrol|unleaded|premium|regular|\bg\b/i, "gasoline"],
];

/** It reads "E85 Flex Fuel" and "Gasoline/Mild Electric Hybrid"; it is null when the words name no fuel. */
export function parseFuelType(text: string): FuelType | null {
  return FUEL_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Model and trim tell the fuel where a feed says nothing or only "Gasoline". */
export function findModelFuelType({
  model,
  trim,
  isElectric,
}: {
  readonly model: string;
  readonly trim: string | null;
  readonly isElectric: boolean;
}): FuelType | null {
  if (isElectric) return "electric";
  if (/^(Mirai|NEXO)$/i.test(model)) return "hydrogen";
  const name = `${model} ${trim ?? ""}`;
  if (/plug-?\s?in|phev|\b4xe\b|\benergi\b|\bprime\b|e-hybrid/i.test(name))
    return "plug-in-hybrid";
  return /\bhybrid\b/i.test(name) ? "hybrid" : null;
}
