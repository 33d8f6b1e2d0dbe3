/** Goes with a navigation that stays on its page and at its place: a filter, a sort, more of a list. */
export const STEP_STATE = { isStep: true } as const;

/** Such a step moves neither the focus nor the attention. */
export function isStep({ state }: { readonly state: unknown }): boolean {
  return (
    typeof state === "object" &&
    state !== null &&
    "isStep" in state &&
    state.isStep === true
  );
}
