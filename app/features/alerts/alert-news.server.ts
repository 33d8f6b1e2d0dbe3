import { addLanguage } from "#app/domain/address/printed-address.ts";
import { getLikeItAlertAddress } from "#app/domain/alerts/alert-address.ts";
import {
  type Alert,
  isPriceDrop,
  type KnownFacts,
  listNewVins,
  MOST_KNOWN,
} from "#app/domain/alerts/alert.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { presentVehicle } from "#app/domain/gate/present-vehicle.ts";
import type {
  MailBlock,
  MailLine,
} from "#app/domain/visitor-mail/mail-bodies.ts";
import type { AppPorts } from "#app/ports.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatCents } from "#app/site/page/format.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import { getMailGate } from "#app/site/vehicles/gated/price-alert-link.ts";
import { findSearchByPath } from "#app/site/vehicles/gated/profile-link.server.ts";
import {
  findVisible,
  findVisibleRecord,
} from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import { listMatches } from "./alert-form.server.ts";
import { alertsCopy } from "./copy.ts";

export type NewsPorts = Pick<
  AppPorts,
  "profile" | "siteUrl" | "stopLinks" | "index" | "inventory"
>;

interface News {
  /** For the mail's subject. */
  readonly headline: string;
  readonly blocks: readonly MailBlock[];
}

export interface LookedAt {
  readonly alert: Alert;
  readonly news: News | null;
  /** What the visitor knows once the news is told. */
  readonly known: KnownFacts;
  readonly isOver: boolean;
  readonly showsPrices: boolean;
}

/** A mail is no list: the search's page has the others. */
const MOST_TOLD = 10;

/** What has changed since the visitor was last told, as strangers may know it. */
export async function lookForNews(
  ports: NewsPorts,
  alert: Alert,
): Promise<LookedAt> {
  const { wish } = alert;
  return wish.kind === "car"
    ? lookAtCar(ports, alert, wish.vin)
    : lookAtSearch(ports, alert, wish.address);
}

async function lookAtCar(
  ports: NewsPorts,
  alert: Alert,
  vin: string,
): Promise<LookedAt> {
  const { profile } = ports;
  const quiet = {
    alert,
    news: null,
    known: alert.known,
    isOver: false,
    showsPrices: false,
  };
  const gate = getMailGate(profile);
  const listed = findVisible(ports, gate, vin);
  if (listed === null) {
    const found = await findVisibleRecord(ports, gate, vin);
    return found === null || found.goneAtMs === null
      ? quiet
      : { ...quiet, isOver: true, news: tellSold(ports, alert, found.vehicle) };
  }
  const shown = presentVehicle(listed, gate, getPricePolicy(profile));
  if (shown?.price.state !== "shown") return quiet;
  const { totalCents } = shown.price;
  const before = alert.known.totalCents;
  const { minimumCents } = profile.pricing.priceDrop;
  const known = { ...alert.known, totalCents: before ?? totalCents };
  if (!isPriceDrop(before, totalCents, minimumCents))
    return { ...quiet, known };
  return {
    ...quiet,
    known: { ...known, totalCents },
    showsPrices: true,
    news: tellDrop(ports, alert, {
      name: formatFullVehicleName(shown),
      address: getVehicleAddress(shown, alert),
      before: formatCents(before ?? totalCents),
      now: formatCents(totalCents),
    }),
  };
}

function tellDrop(
  { profile, siteUrl }: NewsPorts,
  { language }: Alert,
  {
    name,
    address,
    before,
    now,
  }: Readonly<Record<"name" | "address" | "before" | "now", string>>,
): News {
  const t = createTranslator(alertsCopy, profile.texts[language], language);
  return {
    headline: t("mail.drop.headline", { name, price: now }),
    blocks: [
      { kind: "heading", text: t("mail.drop.heading", { name }) },
      {
        kind: "lines",
        lines: [
          { label: t("mail.drop.before"), value: before },
          { label: t("mail.drop.now"), value: now, isTotal: true },
        ],
      },
      {
        kind: "button",
        label: t("mail.drop.button"),
        url: siteUrl + address,
      },
    ],
  };
}

function tellSold(
  { profile, siteUrl }: NewsPorts,
  { language }: Alert,
  vehicle: Parameters<typeof formatFullVehicleName>[0],
): News {
  const t = createTranslator(alertsCopy, profile.texts[language], language);
  const name = formatFullVehicleName(vehicle);
  return {
    headline: t("mail.sold.headline", { name }),
    blocks: [
      { kind: "text", text: t("mail.sold.text", { name }) },
      {
        kind: "button",
        label: t("mail.sold.button"),
        url: siteUrl + getLikeItAlertAddress(vehicle, { language }),
      },
    ],
  };
}

async function lookAtSearch(
  ports: NewsPorts,
  alert: Alert,
  address: string,
): Promise<LookedAt> {
  const { profile, siteUrl } = ports;
  const { language, name } = alert;
  const quiet = { alert, news: null, isOver: false, showsPrices: false };
  const search = findSearchByPath(address, profile);
  // The dealership may sell no such cars any more.
  if (search === null) return { ...quiet, known: alert.known };
  const vins = await listMatches(
    ports,
    { ...search, sort: "newest" },
    MOST_KNOWN,
  );
  const known = { ...alert.known, vins };
  const added = listNewVins(alert.known.vins, vins);
  if (added.length === 0) return { ...quiet, known };
  const t = createTranslator(alertsCopy, profile.texts[language], language);
  const lines = added
    .slice(0, MOST_TOLD)
    .flatMap((vin) => buildLine(ports, alert, vin) ?? []);
  const more = added.length - lines.length;
  return {
    ...quiet,
    known,
    showsPrices: lines.some(({ hasPrice }) => hasPrice),
    news: {
      headline: t("mail.new.headline", { count: added.length }),
      blocks: [
        { kind: "heading", text: t("mail.new.heading", { name }) },
        {
          kind: "lines",
          lines: lines.map(({ label, value }) => ({ label, value })),
        },
        ...(more > 0
          ? [
              {
                kind: "text" as const,
                text: t("mail.new.more", { count: more }),
              },
            ]
          : []),
        {
          kind: "button",
          label: t("mail.new.button"),
          url: siteUrl + addLanguage(address, language),
        },
      ],
    },
  };
}

/** Null for a car that left while the mail was written. */
function buildLine(
  ports: NewsPorts,
  { language }: Alert,
  vin: string,
): (MailLine & { readonly hasPrice: boolean }) | null {
  const { profile } = ports;
  const gate = getMailGate(profile);
  const listed = findVisible(ports, gate, vin);
  const shown = listed && presentVehicle(listed, gate, getPricePolicy(profile));
  if (shown === null) return null;
  const t = createTranslator(alertsCopy, profile.texts[language], language);
  const { price } = shown;
  return {
    label: formatFullVehicleName(shown),
    hasPrice: price.state === "shown",
    value:
      price.state === "shown"
        ? formatCents(price.totalCents)
        : t(
            price.state === "locked"
              ? "mail.price.locked"
              : "mail.price.onRequest",
          ),
  };
}
