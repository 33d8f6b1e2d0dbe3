import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { formatAmount } from "#app/site/page/format.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { serviceBookingCopy } from "./copy.ts";

interface PricedService {
  readonly name: string;
  /** Null where the profile has no price, or does not know the service. */
  readonly fromCents: number | null;
}

/** "Oil change, from $54.95": a service with what it costs at least. */
export function formatPricedService(
  { profile }: Pick<AppPorts, "profile">,
  { language }: Pick<RequestFacts, "language">,
  { name, fromCents }: PricedService,
): string {
  if (fromCents === null) return name;
  const t = createTranslator(
    serviceBookingCopy,
    profile.texts[language],
    language,
  );
  return t(fromCents === 0 ? "serviceFree" : "serviceFrom", {
    service: name,
    amount: formatAmount(fromCents),
  });
}
