import type { ProfileKey } from "./profile-fault.ts";

export interface PlacedText {
  readonly key: ProfileKey;
  readonly text: string;
}

/** Every text below a value, with its place. A Spanish text that repeats the English one is left out. */
export function* listTexts(
  value: unknown,
  key: ProfileKey = [],
): Iterable<PlacedText> {
  if (typeof value === "string") yield { key, text: value };
  if (typeof value !== "object" || value === null) return;
  const entries: readonly (readonly [string | number, unknown])[] =
    Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [step, inner] of entries) {
    const isRepeated =
      step === "es" &&
      JSON.stringify(inner) === JSON.stringify(Reflect.get(value, "en"));
    if (!isRepeated) yield* listTexts(inner, [...key, step]);
  }
}
