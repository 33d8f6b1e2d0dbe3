import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  type BookToAsk,
  valueByBook,
} from "#app/domain/valuation/value-by-book.ts";
import {
  refuseWideRange,
  type Valuation,
  type VehicleToValue,
} from "#app/domain/valuation/valuation.ts";
import type { Clock, Log } from "#app/ports.ts";
import type { InventoryIndex } from "#app/ports/inventory-ports.ts";
import type { ValuationProvider } from "#app/ports/valuation-ports.ts";
import { createAskingPrices } from "./asking-prices.server.ts";
import type { BookFile } from "./book-file.server.ts";
import {
  askValuationService,
  type ServicePlace,
} from "./valuation-service.server.ts";

export interface ValuationsPlace {
  readonly book: BookFile;
  /** Null asks no service. */
  readonly service: ServicePlace | null;
  readonly timeoutMs?: number;
}

interface Ports {
  readonly profile: Pick<StoreProfile, "trade" | "restrictions" | "stores">;
  readonly index: Pick<InventoryIndex, "version" | "search">;
  readonly clock: Clock;
  readonly log: Log;
}

/** Where the profile has neither a book nor a service, or both fail, every vehicle is asked to be brought in. */
export function openValuations(
  place: ValuationsPlace,
  ports: Ports,
): ValuationProvider {
  const { profile, log } = ports;
  const settings = profile.trade.valuation;
  const file = place.book;
  if (file.status === "damaged")
    log.error("valuation.book-damaged", { problem: file.problem });
  const askBook = file.status === "open" ? createOwnBook(file, ports) : null;
  const service = settings.provider === "service" ? place.service : null;
  if (settings.provider === "service" && service === null)
    log.warn("valuation.service-missing", { variable: "VALUATION_API_URL" });
  if (service === null)
    return { value: async (vehicle) => askBook?.(vehicle) ?? NO_ANSWER };
  return {
    async value(vehicle) {
      try {
        return refuseWideRange(
          await askValuationService(vehicle, service, place.timeoutMs),
          settings.widestRangePercent,
        );
      } catch (error) {
        log.warn("valuation.service-failed", { message: String(error) });
        return askBook?.(vehicle) ?? NO_ANSWER;
      }
    },
  };
}

const NO_ANSWER: Valuation = {
  status: "unsure",
  reason: "no-answer",
  range: null,
  source: null,
};

function createOwnBook(
  open: BookToAsk,
  { profile, index, clock }: Ports,
): (vehicle: VehicleToValue) => Valuation {
  const settings = profile.trade.valuation;
  const asking = createAskingPrices({
    index,
    profile,
    tellBookDollars: (vehicle) => {
      const { make, model, year, miles } = vehicle;
      if (miles === null) return null;
      const valued = valueByBook(
        {
          vin: vehicle.vin,
          year,
          make,
          model,
          trim: vehicle.trim,
          bodystyle: vehicle.bodystyle,
          miles,
          exteriorColor: vehicle.exteriorColor,
          state: profile.stores[0]?.stateShort ?? "",
          zip: "",
        },
        open,
        settings,
        { nowMs: clock.nowMs(), askingRatio: 1 },
      );
      return valued.status === "valued"
        ? valued.valuesDollars.listingPrice
        : null;
    },
  });
  return (vehicle) =>
    valueByBook(vehicle, open, settings, {
      nowMs: clock.nowMs(),
      askingRatio: asking.findRatio(vehicle.make, vehicle.model),
    });
}
