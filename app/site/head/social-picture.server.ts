import { createHash } from "node:crypto";
import { buildGate } from "#app/domain/gate/gate.ts";
import {
  type PresentedPrice,
  presentVehicle,
} from "#app/domain/gate/present-vehicle.ts";
import { DRAWINGS_VERSION } from "#app/domain/illustration/drawings-folder.ts";
import type { Illustration } from "#app/domain/illustration/illustration.ts";
import { getIllustration } from "#app/domain/illustration/illustration.ts";
import { findShownTrim } from "#app/domain/vehicle/shown-trim.ts";
import { LAYOUT_VERSION } from "#app/domain/social-picture/draw-social-picture.ts";
import {
  getSocialPictureAddress,
  type SiteSocialPicture,
  type SocialPicture,
  type VehicleSocialPicture,
} from "#app/domain/social-picture/social-picture.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { buildColorSteps, SURFACE } from "#app/domain/theme/theme-styles.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { type Translate, createTranslator } from "#app/site/page/copy.ts";
import {
  formatCents,
  formatDollars,
  formatNumber,
} from "#app/site/page/format.ts";
import { getStorePlaces } from "#app/site/vehicles/cards/present-cards.server.ts";
import { vehiclesCopy, type VehiclesText } from "#app/site/vehicles/copy.ts";
import { hashPhoto } from "#app/site/vehicles/vehicle-pictures.server.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import { headCopy } from "./copy.ts";
import type { HeadPicture } from "#app/site/page/page-head.ts";

interface NamedPicture extends HeadPicture {
  readonly picture: SocialPicture;
}

/**
 * The picture of a vehicle's page in messages and networks: whoever sends the link, others see it, so it passes the
 * gate of a visitor we know nothing of. Null for a vehicle that is hidden from them, sold or unknown. Assumption A12.
 */
export function findVehicleSocialPicture(
  { profile, index }: Pick<AppPorts, "profile" | "index">,
  vin: string,
  language: Language = profile.site.defaultLanguage,
): NamedPicture | null {
  const listed = index.find(vin);
  if (listed === null) return null;
  const { restrictions, visitor, site, pricing } = profile;
  const gate = buildGate(
    { restrictions, profileDays: visitor.profileDays },
    STRANGER,
    0,
  );
  const vehicle = presentVehicle(listed, gate, getPricePolicy(profile));
  if (vehicle === null) return null;
  const overrides = profile.texts[language];
  const t = createTranslator(vehiclesCopy, overrides, language);
  const tHead = createTranslator(headCopy, overrides, language);
  const { miles, photo } = vehicle;
  const price = buildPriceText(vehicle.price, pricing.fees.documentFeeCents, t);
  const picture: VehicleSocialPicture = {
    kind: "vehicle",
    ...getBranding(profile),
    eyebrow: `${t(`condition.${vehicle.condition}`)} ${vehicle.year}`,
    name: `${vehicle.make} ${vehicle.model}`,
    trim: findShownTrim({ model: vehicle.model, trim: vehicle.trim }),
    miles: miles === null ? null : t("miles", { miles: formatNumber(miles) }),
    price,
    place: getStorePlaces(profile).get(vehicle.storeId) ?? null,
    illustration: getIllustration(vehicle),
    photo: photo === null ? null : { vin, addressHash: hashPhoto(photo) },
  };
  const names = { vehicle: formatFullVehicleName(vehicle), name: site.name };
  return {
    ...addPictureAddress(vin, picture),
    alt:
      price === null
        ? tHead("vehicleAlt", names)
        : tHead("vehicleAltWithPrice", { ...names, price: price.amount }),
  };
}

export function buildSiteSocialPicture(
  profile: StoreProfile,
  language: Language = profile.site.defaultLanguage,
): NamedPicture {
  const { site, storeGroup, texts } = profile;
  const picture: SiteSocialPicture = {
    kind: "site",
    ...getBranding(profile),
    description: site.description[language],
    place: `${storeGroup.city}, ${storeGroup.state}`,
    illustrations: SITE_CARS,
  };
  const t = createTranslator(headCopy, texts[language], language);
  return {
    ...addPictureAddress(null, picture),
    alt: t("siteAlt", { name: site.name }),
  };
}

const SITE_CARS: readonly Illustration[] = [
  { bodystyle: "sedans", paintKey: "red", variant: 3 },
  { bodystyle: "suvs", paintKey: "navy", variant: 4711 },
  { bodystyle: "trucks", paintKey: "white", variant: 5 },
];

function addPictureAddress(vin: string | null, picture: SocialPicture) {
  const hash = createHash("sha256")
    .update(JSON.stringify([LAYOUT_VERSION, DRAWINGS_VERSION, picture]))
    .digest("hex")
    .slice(0, 12);
  return { picture, address: getSocialPictureAddress({ vin, hash }) };
}

function getBranding({ site, theme }: StoreProfile) {
  const { bar, text } = buildColorSteps(theme.primary, SURFACE);
  return { siteName: site.name, colors: { bar, text } };
}

/** The amount, and what is in it, as on the cards. */
function buildPriceText(
  price: PresentedPrice,
  documentFeeCents: number,
  t: Translate<VehiclesText>,
): VehicleSocialPicture["price"] {
  if (price.state !== "shown") return null;
  const { excludedDocumentFeeCents, totalDollars } = price;
  const fee = formatCents(documentFeeCents);
  return {
    amount: formatDollars(totalDollars),
    note:
      documentFeeCents === 0
        ? t("noFee")
        : excludedDocumentFeeCents === null
          ? t("feeIncluded")
          : t("feeExcluded", { fee }),
  };
}
