import { useCallback, useState } from "react";
import { splitLanguage } from "#app/domain/address/printed-address.ts";
import {
  PERSONALIZED_PRICING_ADDRESS,
  PRICING_STEPS,
  type PricingStep,
} from "#app/domain/address/personalized-pricing-address.ts";

/**
 * The steps that were shown, each with an entry of the history. Null is the first question that is open; a step that is
 * shown again drops what came after it, and from the end Back closes the dialog.
 */
export function useTrail(href: string) {
  const [trail, setTrail] = useState<readonly (PricingStep | null)[]>(() => [
    readStep(href),
  ]);
  const goTo = useCallback(
    (step: PricingStep | null, shown: PricingStep) =>
      setTrail((before) => {
        if (step === null || step === "done") return [step];
        const known = before.map((it) => it ?? shown);
        const at = known.indexOf(step);
        return at < 0 ? [...known, step] : known.slice(0, at + 1);
      }),
    [],
  );
  const cutTrail = (count: number) => setTrail(trail.slice(0, count));
  return { trail, goTo, cutTrail };
}

/** Null is the first question that is open. */
export function readStep(address: string): PricingStep | null {
  const { pathname } = new URL(address, location.origin);
  const name = splitLanguage(pathname).address.slice(
    PERSONALIZED_PRICING_ADDRESS.length + 1,
  );
  return PRICING_STEPS.find((it) => it === name) ?? null;
}
