import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatAmount } from "#app/site/page/format.ts";
import type { RepairOrderLine } from "#app/domain/scheduling/appointment.ts";
import { visitCopy } from "./receipt/visit-copy.ts";

interface PricedService {
  readonly name: string;
  /** Null where the profile has no price, or does not know the service. */
  readonly fromCents: number | null;
}

type Facts = Pick<RequestFacts, "language">;

/** "Oil change, from $54.95": a service with what it costs at least. */
export function formatPricedService(
  { profile }: Pick<AppPorts, "profile">,
  { language }: Facts,
  { name, fromCents }: PricedService,
): string {
  if (fromCents === null) return name;
  const t = createTranslator(visitCopy, profile.texts[language], language);
  return t(fromCents === 0 ? "serviceFree" : "serviceFrom", {
    service: name,
    amount: formatAmount(fromCents),
  });
}

/** What was booked, at the prices of today. */
export function formatRepairLines(
  ports: Pick<AppPorts, "profile">,
  facts: Facts,
  lines: readonly Pick<RepairOrderLine, "opCode" | "name">[],
): readonly string[] {
  const { popularServices } = ports.profile.serviceCenter;
  return lines.map(({ opCode, name }) => {
    const known = popularServices.find((it) => it.opCode === opCode);
    return formatPricedService(ports, facts, {
      name,
      fromCents: known?.fromCents ?? null,
    });
  });
}
