import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatCents } from "#app/site/page/format.ts";
import type { findStandingPayment } from "#app/site/vehicles/price/payment.ts";
import {
  createPaymentTranslator,
  formatDatedFeePrint,
  formatPaymentPrint,
} from "#app/site/vehicles/price/payment-texts.server.ts";
import { smallPrintCopy } from "#app/features/vehicle-detail/small-print-copy.ts";
import type { DetailVehicle } from "./vehicle-facts.server.ts";

/** What the price holds, the whole payment (12 CFR 1026.24), and since when the fee is what it is. */
export function listSmallPrint(
  vehicle: DetailVehicle,
  payment: ReturnType<typeof findStandingPayment>,
  profile: StoreProfile,
  language: Language,
): readonly string[] {
  const tPrint = createTranslator(
    smallPrintCopy,
    profile.texts[language],
    language,
  );
  const tPayment = createPaymentTranslator(profile, language);
  const { estimator, pricing } = profile;
  const { documentFeeCents } = pricing.fees;
  const fee = formatCents(documentFeeCents);
  return [
    documentFeeCents === 0
      ? tPrint("feeNone")
      : tPrint(pricing.advertise === "total" ? "feeIncluded" : "feeExcluded", {
          fee,
        }),
    payment && formatPaymentPrint(payment, vehicle, estimator, tPayment),
    formatDatedFeePrint(profile, language, tPayment),
  ].filter((text) => text !== null);
}
