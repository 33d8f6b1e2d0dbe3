import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  type ServiceDiscount,
  takeOffOffer,
} from "#app/domain/promotion/offer-price.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatAmount } from "#app/site/page/format.ts";
import type {
  AppointmentContent,
  AppointmentOffer,
  RepairOrderLine,
} from "#app/domain/scheduling/appointment.ts";
import { sayDuration } from "#app/site/store/service-duration.ts";
import { servicePriceCopy } from "#app/site/store/service-price-copy.ts";
import { isOfferWork } from "./receipt/offer-row.ts";
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
  ports: Pick<AppPorts, "profile">,
  facts: Facts,
  { id, name, fromCents: listedCents }: PricedService,
  offer: ServiceDiscount | null,
): string {
  const { fromCents, hasOffer } = takeOffOffer(
    { id, fromCents: listedCents },
    offer,
  );
  if (fromCents === null) return name;
  const t = createVisitTranslator(ports, facts);
  const kind = fromCents === 0 ? "serviceFree" : "serviceFrom";
  return t(hasOffer ? `${kind}.offer` : kind, {
    service: name,
    amount: formatAmount(fromCents),
  });
}

/** "About 90 minutes" for all of the work; null where of some of it nobody said how long it takes. */
export function formatVisitDuration(
  { profile }: Pick<AppPorts, "profile">,
  { language }: Facts,
  lines: readonly Pick<RepairOrderLine, "opCode">[],
): string | null {
  const { popularServices } = profile.serviceCenter;
  const each = lines.map(
    ({ opCode }) =>
      popularServices.find((it) => it.opCode === opCode)?.minutes ?? null,
  );
  const known = each.filter((minutes) => minutes !== null);
  if (known.length === 0 || known.length < each.length) return null;
  return sayDuration(
    known.reduce((sum, minutes) => sum + minutes, 0),
    createTranslator(servicePriceCopy, profile.texts[language], language),
  );
}

/** What was booked, at the prices of today, and in the customer's own words. */
export function listBookedWork(
  ports: Pick<AppPorts, "profile">,
  facts: Facts,
  {
    repairOrderLines,
    offer,
    notesGeneral,
  }: Pick<AppointmentContent, "repairOrderLines" | "offer" | "notesGeneral">,
): readonly string[] {
  const { popularServices } = ports.profile.serviceCenter;
  return [
    ...repairOrderLines.flatMap(({ opCode, name }) => {
      const known = popularServices.find((it) => it.opCode === opCode);
      return [
        formatPricedService(
          ports,
          facts,
          { id: known?.id ?? null, name, fromCents: known?.fromCents ?? null },
          offer,
        ),
        ...(isOfferWork({ name }, offer)
          ? formatOfferEnd(ports, facts, offer)
          : []),
      ];
    }),
    ...quoteWords(ports, facts, notesGeneral),
  ];
}

/** The end of an offer, under the work that goes by its name; none where it stands until it is taken down. */
export function formatOfferEnd(
  ports: Pick<AppPorts, "profile">,
  facts: Facts,
  { until, goodUntil }: Pick<AppointmentOffer, "until" | "goodUntil">,
): readonly string[] {
  if (goodUntil === null) return until === null ? [] : [until];
  const t = createVisitTranslator(ports, facts);
  return [t("goodUntil", { date: goodUntil })];
}

/** What the customer told of the car, as they wrote it. */
export function quoteWords(
  ports: Pick<AppPorts, "profile">,
  facts: Facts,
  words: string,
): readonly string[] {
  return words === ""
    ? []
    : [createVisitTranslator(ports, facts)("words", { words })];
}

function createVisitTranslator(
  { profile }: Pick<AppPorts, "profile">,
  { language }: Facts,
) {
  return createTranslator(visitCopy, profile.texts[language], language);
}
