import { AppointmentReceipt } from "#app/site/appointments/receipt/appointment-receipt.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { listCarFacts } from "#app/features/valuation/car-box.tsx";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import type { CarView } from "#app/features/valuation/car-views.server.ts";
import type { OfferView } from "#app/features/valuation/offer/words/offer-words.ts";

interface AcceptedReceiptProps {
  readonly page: {
    readonly isEnded: boolean;
    readonly storeName: string;
    readonly storeAddress: string;
    readonly directionsAddress: string | undefined;
    readonly car: CarView;
  };
  readonly accepted: {
    /** When they would like to come, as in "Friday, November 27, 10 AM". */
    readonly visit: string | null;
    readonly reference: string;
    readonly manageAddress: string | null;
  };
  readonly chosen: OfferView | undefined;
  /** A buyer names what the car counts for toward another one. */
  readonly isTradeOpen: boolean;
}

/** When, what for, where, and the ways to change it. */
export function AcceptedReceipt({
  page,
  accepted,
  chosen,
  isTradeOpen,
}: AcceptedReceiptProps) {
  const t = useTexts(valuationCopy);
  const { visit, reference, manageAddress } = accepted;
  const price = page.isEnded ? null : (chosen?.price ?? null);
  const balance = chosen?.balance ?? null;
  return (
    <AppointmentReceipt
      title={t(visit === null ? "visitCard" : "visitAsked")}
      time={visit ?? t("visitOpen")}
      rows={[
        ...(chosen === undefined || price === null
          ? []
          : [
              {
                label: t("visitOffer"),
                lines: [
                  price,
                  chosen.title,
                  ...(chosen.headParts === null
                    ? []
                    : [t("offerPartsLead", chosen.headParts)]),
                  ...(balance === null
                    ? []
                    : [
                        balance.shortfall === null
                          ? t("afterLoan", { amount: balance.equity })
                          : `${t("shortfall")}: ${balance.shortfall}`,
                      ]),
                ],
                isSum: true,
              },
            ]),
        ...(isTradeOpen
          ? [{ label: t("tradeAsked"), lines: [t("tradeAskedText")] }]
          : []),
        {
          label: t("visitStore"),
          lines: [page.storeName, page.storeAddress],
          isPlace: true,
        },
        {
          label: t("visitCar"),
          lines: [page.car.name, ...listCarFacts(page.car, t)],
          isPlace: true,
        },
      ]}
      reference={reference}
      directionsAddress={page.directionsAddress}
      {...(manageAddress !== null && { manageAddress })}
    />
  );
}
