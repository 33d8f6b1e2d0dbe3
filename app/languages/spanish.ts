import type { Copy } from "#app/site/page/copy.ts";
import { servicePriceSpanish } from "#app/site/store/service-price-copy.es.ts";
import { factoryWarrantySpanish } from "#app/features/vehicle-detail/factory-warranty-copy.es.ts";
import { departmentsSpanish } from "#app/features/home/departments/departments-copy.es.ts";
import { highlightSpanish } from "#app/features/vehicle-detail/highlight-copy.es.ts";
import { smallPrintSpanish } from "#app/features/vehicle-detail/small-print-copy.es.ts";
import { vehicleFactsSpanish } from "#app/features/vehicle-detail/facts-copy.es.ts";
import { vehicleHeadSpanish } from "#app/features/vehicle-detail/head-copy.es.ts";
import { homeHeadSpanish } from "#app/features/home/page/head-copy.es.ts";
import { alertsSpanish } from "#app/features/alerts/copy.es.ts";
import { appointmentsSpanish } from "#app/features/appointments/copy.es.ts";
import { feedSpanish } from "#app/features/appointments/feed-copy.es.ts";
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
import {
  lenderFrameSpanish,
  financingLeadSpanish,
} from "#app/features/lender-frame/copy.es.ts";
import { notFoundSpanish } from "#app/features/not-found/copy.es.ts";
import { estimatorSpanish } from "#app/features/payment-estimator/copy.es.ts";
import { phoneVerificationSpanish } from "#app/features/phone-verification/copy.es.ts";
import {
  wizardSpanish,
  wizardServerSpanish,
} from "#app/features/price-wizard/copy.es.ts";
import { privateInventorySpanish } from "#app/features/private-inventory/copy.es.ts";
import { plansSpanish } from "#app/features/protection-plans/copy.es.ts";
import { viewedSpanish } from "#app/features/recently-viewed/copy.es.ts";
import { savedSpanish } from "#app/features/saved-vehicles/copy.es.ts";
import {
  wordsSpanish,
  parsedFilterSpanish,
  suggestionsSpanish,
} from "#app/features/search-words/copy.es.ts";
import { sellSpanish } from "#app/features/sell-trade/copy.es.ts";
import { serviceBookingSpanish } from "#app/features/service-booking/copy.es.ts";
import { serviceSpanish } from "#app/features/service/copy.es.ts";
import { specialOffersSpanish } from "#app/features/special-offers/copy.es.ts";
import { stopContactSpanish } from "#app/features/stop-contact/copy.es.ts";
import {
  testDriveSpanish,
  testDriveServerSpanish,
} from "#app/features/test-drive/copy.es.ts";
import { vehicleTimesSpanish } from "#app/features/test-drive/vehicle-times/vehicle-times-copy.es.ts";
import { valuationSpanish } from "#app/features/valuation/copy.es.ts";
import { vehicleSpanish } from "#app/features/vehicle-detail/copy.es.ts";
import { inquirySpanish } from "#app/features/vehicle-inquiry/copy.es.ts";
import { yourDetailsSpanish } from "#app/features/your-details/copy.es.ts";
import { searchDialogSpanish } from "#app/frame/dialogs/search-dialog-copy.es.ts";
import { errorSpanish } from "#app/frame/failures/error-copy.es.ts";
import { notTakenSpanish } from "#app/frame/failures/not-taken-copy.es.ts";
import { frameSpanish } from "#app/frame/frame-copy.es.ts";
import { loadBarSpanish } from "#app/frame/navigation/load-bar-copy.es.ts";
import { traySpanish } from "#app/frame/saved-vehicles/compare-tray-copy.es.ts";
import { appointmentLeadSpanish } from "#app/site/appointments/lead-copy.es.ts";
import { appointmentMailSpanish } from "#app/site/appointments/mail-copy.es.ts";
import { slotSpanish } from "#app/site/appointments/pickers/slot-copy.es.ts";
import { formsSpanish } from "#app/site/forms/copy.es.ts";
import { gateServerSpanish, gateSpanish } from "#app/site/gate/copy.es.ts";
import { headSpanish } from "#app/site/head/copy.es.ts";
import { visitorMailSpanish } from "#app/site/leads/copy.es.ts";
import { mapSpanish } from "#app/site/map/copy.es.ts";
import {
  offersSpanish,
  loanSpanish,
  offerPlaceSpanish,
} from "#app/site/offers/copy.es.ts";
import { shortlistSpanish } from "#app/site/saved-vehicles/copy.es.ts";
import { searchSpanish } from "#app/site/search/copy.es.ts";
import { panelSpanish } from "#app/site/search/panel-copy.es.ts";
import { sectionsSpanish, staffSpanish } from "#app/site/sections/copy.es.ts";
import { warrantyScaleSpanish } from "#app/site/sections/warranty/copy.es.ts";
import {
  storeSpanish,
  hoursNowSpanish,
  answerTimeSpanish,
  placeSpanish,
} from "#app/site/store/copy.es.ts";
import { toastSpanish } from "#app/site/toasts/copy.es.ts";
import { flashSpanish } from "#app/site/toasts/flash-copy.es.ts";
import { unlockSpanish } from "#app/site/unlock/unlock-copy.es.ts";
import { vehiclesSpanish } from "#app/site/vehicles/copy.es.ts";
import { featureSpanish } from "#app/site/vehicles/feature-copy.es.ts";
import { paymentSpanish } from "#app/site/vehicles/price/payment-copy.es.ts";
import { stickerSpanish } from "#app/site/vehicles/price/sticker-copy.es.ts";
import {
  visitorSpanish,
  termsSpanish,
  cookiesSpanish,
} from "#app/site/visitor/copy.es.ts";
import { placeFormSpanish } from "#app/site/visitor/shopper-place-copy.es.ts";

/** Every copy of the site in Spanish. */
export const SPANISH: readonly Copy[] = [
  alertsSpanish,
  appointmentsSpanish,
  feedSpanish,
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
  departmentsSpanish,
  homeHeadSpanish,
  dealershipSpanish,
  listSpanish,
  filterSpanish,
  lenderFrameSpanish,
  financingLeadSpanish,
  notFoundSpanish,
  estimatorSpanish,
  phoneVerificationSpanish,
  wizardSpanish,
  wizardServerSpanish,
  privateInventorySpanish,
  plansSpanish,
  viewedSpanish,
  savedSpanish,
  wordsSpanish,
  parsedFilterSpanish,
  suggestionsSpanish,
  sellSpanish,
  serviceBookingSpanish,
  serviceSpanish,
  specialOffersSpanish,
  stopContactSpanish,
  testDriveSpanish,
  testDriveServerSpanish,
  vehicleTimesSpanish,
  valuationSpanish,
  vehicleSpanish,
  factoryWarrantySpanish,
  smallPrintSpanish,
  highlightSpanish,
  vehicleFactsSpanish,
  vehicleHeadSpanish,
  inquirySpanish,
  yourDetailsSpanish,
  searchDialogSpanish,
  errorSpanish,
  notTakenSpanish,
  frameSpanish,
  loadBarSpanish,
  traySpanish,
  appointmentLeadSpanish,
  appointmentMailSpanish,
  slotSpanish,
  formsSpanish,
  gateSpanish,
  gateServerSpanish,
  headSpanish,
  visitorMailSpanish,
  mapSpanish,
  offersSpanish,
  loanSpanish,
  offerPlaceSpanish,
  shortlistSpanish,
  searchSpanish,
  panelSpanish,
  sectionsSpanish,
  staffSpanish,
  warrantyScaleSpanish,
  storeSpanish,
  hoursNowSpanish,
  answerTimeSpanish,
  placeSpanish,
  toastSpanish,
  flashSpanish,
  unlockSpanish,
  vehiclesSpanish,
  featureSpanish,
  paymentSpanish,
  stickerSpanish,
  visitorSpanish,
  termsSpanish,
  cookiesSpanish,
  placeFormSpanish,
];
