import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatCents } from "#app/site/page/format.ts";
import { getPaymentBasis } from "#app/site/vehicles/cards/card-context.server.ts";
import { findStandingPayment } from "#app/site/vehicles/price/payment.ts";
import {
  formatDatedFeePrint,
  buildPaymentBox,
  formatPaymentPrint,
  createPaymentTranslator,
} from "#app/site/vehicles/price/payment-texts.server.ts";
import type { FactText } from "#app/features/vehicle-detail/fact-copy.ts";
import type {
  DetailVehicle,
  VehicleForSale,
} from "#app/features/vehicle-detail/vehicle-page-data.ts";

interface PaymentSurroundings {
  readonly profile: StoreProfile;
  readonly language: Language;
  readonly visitorTerms: PricingTerms | null;
}

/** The parts are what a month costs, and the small print that goes with it and with the price. */
export function buildPaymentParts(
  vehicle: DetailVehicle,
  { profile, language, visitorTerms }: PaymentSurroundings,
  t: Translate<FactText>,
): Pick<VehicleForSale, "payment" | "smallPrint"> {
  const tPayment = createPaymentTranslator(profile, language);
  const { estimator } = profile;
  const payment = findStandingPayment(
    vehicle,
    getPaymentBasis(profile, visitorTerms),
  );
  return {
    payment: payment && buildPaymentBox(payment, estimator, tPayment),
    smallPrint: [
      formatFee(profile, t),
      payment && formatPaymentPrint(payment, vehicle, estimator, tPayment),
      formatDatedFeePrint(profile, language, tPayment),
    ].filter((text) => text !== null),
  };
}

function formatFee({ pricing }: StoreProfile, t: Translate<FactText>): string {
  const { documentFeeCents } = pricing.fees;
  if (documentFeeCents === 0) return t("feeNone");
  return t(pricing.advertise === "total" ? "feeIncluded" : "feeExcluded", {
    fee: formatCents(documentFeeCents),
  });
}
