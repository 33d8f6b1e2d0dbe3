import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  type ServiceDiscount,
  takeOffOffer,
} from "#app/domain/promotion/offer-price.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatAmount } from "#app/site/page/format.ts";
import type { RepairOrderLine } from "#app/domain/scheduling/appointment.ts";
import { visitCopy } from "./receipt/visit-copy.ts";

interface PricedService {
  /** Null for one that the profile does not know. */
  readonly id: string | null;
  readonly name: string;
  /** Null where the profile has no price, or does not know the service. */
  readonly fromCents: number | null;
}

type Facts = Pick<RequestFacts, "language">;

/** "Oil change, from $54.95": a service with what it costs at least, and less with the offer that lowers it. */
export function formatPricedService(
  { profile }: Pick<AppPorts, "profile">,
  { language }: Facts,
  { id, name, fromCents: listedCents }: PricedService,
  offer: ServiceDiscount | null,
): string {
  const { fromCents, hasOffer } = takeOffOffer(
    { id, fromCents: listedCents },
    offer,
  );
  if (fromCents === null) return name;
  const t = createTranslator(visitCopy, profile.texts[language], language);
  const kind = fromCents === 0 ? "serviceFree" : "serviceFrom";
  return t(hasOffer ? `${kind}.offer` : kind, {
    service: name,
    amount: formatAmount(fromCents),
  });
}

/** What was booked, at the prices of today. */
export function formatRepairLines(
  ports: Pick<AppPorts, "profile">,
  facts: Facts,
  lines: readonly Pick<RepairOrderLine, "opCode" | "name">[],
  offer: ServiceDiscount | null,
): readonly string[] {
  const { popularServices } = ports.profile.serviceCenter;
  return lines.map(({ opCode, name }) => {
    const known = popularServices.find((it) => it.opCode === opCode);
    return formatPricedService(
      ports,
      facts,
      { id: known?.id ?? null, name, fromCents: known?.fromCents ?? null },
      offer,
    );
  });
}
