import type { Copy } from "#app/site/page/copy.ts";
import { servicePriceSpanish } from "#app/site/store/service-price-copy.es.ts";
import { alertsSpanish } from "#app/features/alerts/copy.es.ts";
import { appointmentsSpanish } from "#app/features/appointments/copy.es.ts";
import {
  articlesSpanish,
  storedItemsSpanish,
  keptDataSpanish,
} from "#app/features/articles/copy.es.ts";
import { autoFinancingSpanish } from "#app/features/auto-financing/copy.es.ts";
import { careersSpanish } from "#app/features/careers/copy.es.ts";
import { chatSpanish } from "#app/features/chat/copy.es.ts";
import { companySpanish } from "#app/features/company/copy.es.ts";
import { compareSpanish } from "#app/features/compare/copy.es.ts";
import { confirmationSpanish } from "#app/features/confirmation/copy.es.ts";
import { contactSpanish } from "#app/features/contact/copy.es.ts";
import { cookieDialogSpanish } from "#app/features/cookie-settings/copy.es.ts";
import { homeSpanish, dealershipSpanish } from "#app/features/home/copy.es.ts";
import {
  listSpanish,
  filterSpanish,
} from "#app/features/inventory-search/copy.es.ts";
import { lenderFrameSpanish } from "#app/features/lender-frame/copy.es.ts";
import { notFoundSpanish } from "#app/features/not-found/copy.es.ts";
import { estimatorSpanish } from "#app/features/payment-estimator/copy.es.ts";
import { phoneVerificationSpanish } from "#app/features/phone-verification/copy.es.ts";
import { wizardSpanish } from "#app/features/price-wizard/copy.es.ts";
import { privateInventorySpanish } from "#app/features/private-inventory/copy.es.ts";
import { plansSpanish } from "#app/features/protection-plans/copy.es.ts";
import { viewedSpanish } from "#app/features/recently-viewed/copy.es.ts";
import { savedSpanish } from "#app/features/saved-vehicles/copy.es.ts";
import { wordsSpanish } from "#app/features/search-words/copy.es.ts";
import { sellSpanish } from "#app/features/sell-trade/copy.es.ts";
import { serviceBookingSpanish } from "#app/features/service-booking/copy.es.ts";
import { serviceSpanish } from "#app/features/service/copy.es.ts";
import { specialOffersSpanish } from "#app/features/special-offers/copy.es.ts";
import { stopContactSpanish } from "#app/features/stop-contact/copy.es.ts";
import { testDriveSpanish } from "#app/features/test-drive/copy.es.ts";
import { vehicleTimesSpanish } from "#app/features/test-drive/vehicle-times/vehicle-times-copy.es.ts";
import { valuationSpanish } from "#app/features/valuation/copy.es.ts";
import { vehicleSpanish } from "#app/features/vehicle-detail/copy.es.ts";
import { notHereSpanish } from "#app/features/vehicle-detail/not-here-copy.es.ts";
import { inquirySpanish } from "#app/features/vehicle-inquiry/copy.es.ts";
import { yourDetailsSpanish } from "#app/features/your-details/copy.es.ts";
import { searchDialogSpanish } from "#app/frame/dialogs/search-dialog-copy.es.ts";
import { errorSpanish } from "#app/frame/failures/error-copy.es.ts";
import { notTakenSpanish } from "#app/frame/failures/not-taken-copy.es.ts";
import { frameSpanish } from "#app/frame/frame-copy.es.ts";
import { loadBarSpanish } from "#app/frame/navigation/load-bar-copy.es.ts";
import { traySpanish } from "#app/frame/saved-vehicles/compare-tray-copy.es.ts";
import { bringSpanish } from "#app/site/appointments/bring-copy.es.ts";
import { visitSpanish } from "#app/site/appointments/receipt/visit-copy.es.ts";
import { slotSpanish } from "#app/site/appointments/pickers/slot-copy.es.ts";
import { formsSpanish } from "#app/site/forms/copy.es.ts";
import { gateSpanish } from "#app/site/gate/copy.es.ts";
import { mapSpanish } from "#app/site/map/copy.es.ts";
import { loanSpanish, offerPlaceSpanish } from "#app/site/offers/copy.es.ts";
import { shortlistSpanish } from "#app/site/saved-vehicles/copy.es.ts";
import { searchSpanish } from "#app/site/search/copy.es.ts";
import { panelSpanish } from "#app/site/search/panel-copy.es.ts";
import { staffSpanish } from "#app/site/sections/copy.es.ts";
import { warrantyScaleSpanish } from "#app/site/sections/warranty/copy.es.ts";
import {
  storeSpanish,
  hoursNowSpanish,
  placeSpanish,
} from "#app/site/store/copy.es.ts";
import { toastSpanish } from "#app/site/toasts/copy.es.ts";
import { unlockSpanish } from "#app/site/unlock/unlock-copy.es.ts";
import { vehiclesSpanish } from "#app/site/vehicles/copy.es.ts";
import { paymentSpanish } from "#app/site/vehicles/price/payment-copy.es.ts";
import { stickerSpanish } from "#app/site/vehicles/sticker/sticker-copy.es.ts";
import { termsSpanish, cookiesSpanish } from "#app/site/visitor/copy.es.ts";
import { placeFormSpanish } from "#app/site/visitor/shopper-place-copy.es.ts";

/** What a page may say in a browser. */
export const SPANISH: readonly Copy[] = [
  alertsSpanish,
  appointmentsSpanish,
  articlesSpanish,
  storedItemsSpanish,
  keptDataSpanish,
  autoFinancingSpanish,
  careersSpanish,
  chatSpanish,
  companySpanish,
  compareSpanish,
  confirmationSpanish,
  contactSpanish,
  cookieDialogSpanish,
  homeSpanish,
  servicePriceSpanish,
  dealershipSpanish,
  listSpanish,
  filterSpanish,
  lenderFrameSpanish,
  notFoundSpanish,
  estimatorSpanish,
  phoneVerificationSpanish,
  wizardSpanish,
  privateInventorySpanish,
  plansSpanish,
  viewedSpanish,
  savedSpanish,
  wordsSpanish,
  sellSpanish,
  serviceBookingSpanish,
  serviceSpanish,
  specialOffersSpanish,
  stopContactSpanish,
  testDriveSpanish,
  vehicleTimesSpanish,
  valuationSpanish,
  vehicleSpanish,
  notHereSpanish,
  inquirySpanish,
  yourDetailsSpanish,
  searchDialogSpanish,
  errorSpanish,
  notTakenSpanish,
  frameSpanish,
  loadBarSpanish,
  traySpanish,
  bringSpanish,
  slotSpanish,
  visitSpanish,
  formsSpanish,
  gateSpanish,
  mapSpanish,
  loanSpanish,
  offerPlaceSpanish,
  shortlistSpanish,
  searchSpanish,
  panelSpanish,
  staffSpanish,
  warrantyScaleSpanish,
  storeSpanish,
  hoursNowSpanish,
  placeSpanish,
  toastSpanish,
  unlockSpanish,
  vehiclesSpanish,
  paymentSpanish,
  stickerSpanish,
  termsSpanish,
  cookiesSpanish,
  placeFormSpanish,
];
