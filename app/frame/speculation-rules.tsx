import { SPECULATION_RULES } from "#app/domain/address/ahead-address.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Leaves the page once the router follows links: documents fetched ahead would be fetched for nothing. */
export function SpeculationRules() {
  return useHydrated() ? null : (
    <script
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }}
    />
  );
}
