import type {
  PanelData,
  PanelEntries,
} from "#app/features/payment-estimator/panel-data.ts";
import { isTyped } from "#app/features/payment-estimator/typed-car.ts";
import { useSettled } from "./use-settled.ts";

const KEY = "estimator";

/**
 * What was typed of a car that is not ours stays with the page's entry in the browser's history, so that Back and a
 * reload find it. Neither the address nor any storage holds it, so it needs no consent. The answer keeps it at once.
 */
export function useKeptEntries(
  { action, car }: PanelData,
  entries: PanelEntries,
): () => void {
  return useSettled(isTyped(car) ? JSON.stringify(entries) : "", (shown) => {
    if (location.pathname !== shown) return;
    const state: unknown = history.state;
    const others = typeof state === "object" ? state : null;
    history.replaceState({ ...others, [KEY]: { action, entries } }, "");
  });
}

/** Null where nothing was typed into this estimator. A field that it does not have is passed over. */
export function findKeptEntries({
  action,
  car,
  entries: fields,
}: PanelData): PanelEntries | null {
  if (!isTyped(car)) return null;
  const state: unknown = history.state;
  const kept = readField(state, KEY);
  if (readField(kept, "action") !== action) return null;
  const entries = readField(kept, "entries");
  return Object.fromEntries(
    Object.entries(fields).map(([field, text]) => {
      const value = readField(entries, field);
      return [field, typeof value === "string" ? value : text];
    }),
  );
}

function readField(value: unknown, name: string): unknown {
  return typeof value === "object" &&
    value !== null &&
    Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
