import type { Copy } from "#app/site/page/copy.ts";
import { factoryWarrantySpanish } from "#app/features/vehicle-detail/factory-warranty-copy.es.ts";
import { departmentsSpanish } from "#app/features/home/departments/departments-copy.es.ts";
import { highlightSpanish } from "#app/features/vehicle-detail/highlight-copy.es.ts";
import { smallPrintSpanish } from "#app/features/vehicle-detail/small-print-copy.es.ts";
import { vehicleFactsSpanish } from "#app/features/vehicle-detail/facts-copy.es.ts";
import { vehicleHeadSpanish } from "#app/features/vehicle-detail/head-copy.es.ts";
import { modelOffersSpanish } from "#app/features/special-offers/model-copy.es.ts";
import { homeHeadSpanish } from "#app/features/home/page/head-copy.es.ts";
import { feedSpanish } from "#app/features/appointments/feed-copy.es.ts";
import { financingLeadSpanish } from "#app/features/lender-frame/copy.es.ts";
import { wizardServerSpanish } from "#app/features/price-wizard/copy.es.ts";
import {
  parsedFilterSpanish,
  suggestionsSpanish,
} from "#app/features/search-words/copy.es.ts";
import { testDriveServerSpanish } from "#app/features/test-drive/copy.es.ts";
import { appointmentLeadSpanish } from "#app/site/appointments/lead-copy.es.ts";
import { appointmentMailSpanish } from "#app/site/appointments/mail-copy.es.ts";
import { compareRowsSpanish } from "#app/features/compare/rows-copy.es.ts";
import { privateListsSpanish } from "#app/features/private-inventory/copy.es.ts";
import { priceNoteSpanish } from "#app/site/head/price-note-copy.es.ts";
import { gateServerSpanish } from "#app/site/gate/copy.es.ts";
import { headSpanish } from "#app/site/head/copy.es.ts";
import { visitorMailSpanish } from "#app/site/leads/copy.es.ts";
import {
  lockedOffersSpanish,
  offersSpanish,
} from "#app/site/offers/copy.es.ts";
import { sectionsSpanish } from "#app/site/sections/copy.es.ts";
import { answerTimeSpanish } from "#app/site/store/copy.es.ts";
import { flashSpanish } from "#app/site/toasts/flash-copy.es.ts";
import { visitorSpanish } from "#app/site/visitor/copy.es.ts";
import { featureSpanish } from "#app/site/vehicles/feature-copy.es.ts";
import { SPANISH } from "./spanish.ts";

/** What servers alone say: a browser need not fetch it. */
const SERVER_SPANISH: readonly Copy[] = [
  feedSpanish,
  departmentsSpanish,
  homeHeadSpanish,
  financingLeadSpanish,
  wizardServerSpanish,
  parsedFilterSpanish,
  suggestionsSpanish,
  testDriveServerSpanish,
  factoryWarrantySpanish,
  smallPrintSpanish,
  highlightSpanish,
  vehicleFactsSpanish,
  vehicleHeadSpanish,
  appointmentLeadSpanish,
  appointmentMailSpanish,
  compareRowsSpanish,
  gateServerSpanish,
  priceNoteSpanish,
  privateListsSpanish,
  headSpanish,
  visitorMailSpanish,
  offersSpanish,
  lockedOffersSpanish,
  sectionsSpanish,
  answerTimeSpanish,
  modelOffersSpanish,
  flashSpanish,
  visitorSpanish,
  featureSpanish,
];

/** Every copy of the site in Spanish. */
export const WHOLE_SPANISH: readonly Copy[] = [...SPANISH, ...SERVER_SPANISH];
