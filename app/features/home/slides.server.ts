import {
  type FixedPageKey,
  pageAddress,
} from "#app/domain/address/page-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import { illustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import type { Illustration } from "#app/domain/illustration/illustration.ts";
import { isActive } from "#app/domain/promotion/active-promotions.ts";
import type { Language } from "#app/domain/store-profile/languages.ts";
import { PAGE_PATHS } from "#app/domain/store-profile/page-paths.ts";
import type {
  Promotion,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import { isPageOn } from "#app/site/store/built-pages.ts";
import type { HomeSlide, HomeVariant } from "./home-view.ts";
import { searchBehindGate } from "./inventory-counts.server.ts";
import { searchOfPath, searchPathAddress } from "./search-of-path.server.ts";

type SlidePorts = Pick<AppPorts, "profile" | "index" | "clock">;

const MOST_SLIDES = 4;

/**
 * The promotions that hold now: the carousel's own, and at a full dealership the sales offers behind them, whose
 * warranty has a band of its own. A promotion with criteria is about one vehicle or visitor and no slide.
 */
export function homeSlides(
  ports: SlidePorts,
  gate: Gate,
  language: Language,
  variant: HomeVariant,
): readonly HomeSlide[] {
  const { profile, clock } = ports;
  const nowMs = clock.nowMs();
  const active = profile.promotions.filter(
    (it) => isActive(it, nowMs) && it.criterias.length === 0,
  );
  const own = active.filter(
    ({ position, tags }) =>
      position === "promotions-carousel" &&
      (variant === "compact" || !tags.includes("warranty")),
  );
  const sales =
    variant === "compact"
      ? []
      : active.filter(
          ({ position, additional }) =>
            position === "grid-item" && additional.category === "sales",
        );
  return [...own, ...sales]
    .flatMap((promotion) => slideOf(promotion, ports, gate, language) ?? [])
    .slice(0, MOST_SLIDES)
    .map((slide, at) =>
      slide.image === null && !slide.isWarranty
        ? { ...slide, image: slideCar(at) }
        : slide,
    );
}

/** Decoration for a promotion without a picture. */
function slideCar(at: number): string {
  const car: Illustration =
    at % 2 === 0
      ? { bodystyle: "sedans", paintKey: "silver", variant: 12 }
      : { bodystyle: "suvs", paintKey: "navy", variant: 5 };
  return illustrationAddress(car, "profile-left", { crop: "hero" });
}

/** Null for a search that finds nothing. */
function slideOf(
  promotion: Promotion,
  ports: SlidePorts,
  gate: Gate,
  language: Language,
): HomeSlide | null {
  const { profile } = ports;
  const search = searchOfPath(promotion.url, profile);
  if (search !== null && !searchBehindGate(ports, gate, search)?.total)
    return null;
  return {
    id: promotion.id,
    title: promotion.title[language],
    text: promotion.description[language],
    address: addressOf(promotion.url, profile, language),
    action: promotion.additional.ctaText[language],
    disclosure: promotion.disclosure?.[language] ?? null,
    isWarranty: promotion.tags.includes("warranty"),
    image: promotion.img,
  };
}

/** Null when the page is off: the phone answers instead. */
function addressOf(
  url: string,
  profile: StoreProfile,
  language: Language,
): string | null {
  if (/^https?:/.test(url)) return url;
  const page = fixedPageOf(url);
  if (page !== null)
    return isPageOn(profile, page) ? pageAddress(page, { language }) : null;
  return searchPathAddress(url, profile, language);
}

function fixedPageOf(path: string): FixedPageKey | null {
  const isFixed = (key: string): key is FixedPageKey =>
    Object.entries(PAGE_PATHS).some(
      ([page, fixed]) => page === key && fixed !== null,
    );
  return (
    Object.keys(PAGE_PATHS)
      .filter(isFixed)
      .find((key) => PAGE_PATHS[key] === path && key !== "searchVehicles") ??
    null
  );
}
