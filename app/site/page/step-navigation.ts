/** Goes with a navigation that stays on its page and at its place: a filter, a sort, more of a list. */
export const STEP_STATE = { isStep: true } as const;

/** Goes with the way to where a form led on to: what its answer left to be said may have come before that page. */
export const LED_STATE = { isLed: true } as const;

/** Such a step moves neither the focus nor the attention. */
export function isStep(location: { readonly state: unknown }): boolean {
  return isMarked(location, "isStep");
}

export function isLed(location: { readonly state: unknown }): boolean {
  return isMarked(location, "isLed");
}

function isMarked(
  { state }: { readonly state: unknown },
  mark: "isStep" | "isLed",
): boolean {
  return (
    typeof state === "object" &&
    state !== null &&
    (state as Readonly<Record<string, unknown>>)[mark] === true
  );
}
