import { SPECULATION_RULES } from "#app/domain/address/ahead-address.ts";
import { useIsAlive } from "#app/ui/use-is-alive.ts";

/** Leaves the page once the router follows links: documents fetched ahead would be fetched for nothing. */
export function SpeculationRules() {
  return useIsAlive() ? null : (
    <script
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }}
    />
  );
}
