import { formatLongDay } from "#app/domain/long-day.ts";
import {
  getVehicleAddress,
  getVehicleFormAddress,
} from "#app/domain/address/vehicle-address.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { SOCIAL_PICTURE_SIZE } from "#app/domain/social-picture/social-picture.ts";
import type {
  MailBlock,
  MailLine,
} from "#app/domain/visitor-mail/mail-bodies.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { findVehicleSocialPicture } from "#app/site/head/social-picture.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatCents, formatNumber } from "#app/site/page/format.ts";
import type { VisibleRecord } from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import { inquiryCopy } from "./copy.ts";

/** The layout's column is that wide. */
const PICTURE_WIDTH_PX = 512;

/** What the mail says of the vehicle. */
export function buildVehicleBlocks(
  ports: Pick<AppPorts, "profile" | "siteUrl" | "index">,
  { language }: Pick<RequestFacts, "language">,
  vehicle: VisibleRecord["vehicle"],
  nowMs: number,
): readonly MailBlock[] {
  const { profile, siteUrl } = ports;
  const t = createTranslator(inquiryCopy, profile.texts[language], language);
  const url = siteUrl + getVehicleAddress(vehicle, { language });
  const store = getStoreOrFirst(vehicle.storeId, profile);
  // The picture is the one that strangers may see: whoever reads the mail fetches it.
  const picture = findVehicleSocialPicture(ports, vehicle.vin, language);
  const { timeZone } = store;
  const date = formatLongDay(nowMs, { timeZone, language });
  return [
    ...(picture === null
      ? []
      : ([
          {
            kind: "picture",
            source: siteUrl + picture.address,
            alt: picture.alt,
            url,
            widthPx: PICTURE_WIDTH_PX,
            heightPx: Math.round(
              (PICTURE_WIDTH_PX * SOCIAL_PICTURE_SIZE.height) /
                SOCIAL_PICTURE_SIZE.width,
            ),
          },
        ] as const)),
    { kind: "lines", lines: listFacts(ports, { language }, vehicle) },
    { kind: "button", label: t("email.see"), url },
    {
      kind: "text",
      text: `${t("email.availability")}: ${siteUrl}${getVehicleFormAddress(vehicle.vin, "check-availability", { language })}`,
    },
    { kind: "note", text: t("email.dated", { date }) },
  ];
}

/** A price stands here as the gate shows it to whoever asked for the mail. */
function listFacts(
  { profile }: Pick<AppPorts, "profile">,
  { language }: Pick<RequestFacts, "language">,
  vehicle: VisibleRecord["vehicle"],
): readonly MailLine[] {
  const t = createTranslator(inquiryCopy, profile.texts[language], language);
  const { price, miles, exteriorColor, stockNumber, vin, storeId } = vehicle;
  const { name, city, stateShort } = getStoreOrFirst(storeId, profile);
  const isTotal = profile.pricing.advertise === "total";
  const value =
    price.state === "shown"
      ? formatCents(price.totalCents)
      : t(price.state === "locked" ? "email.locked" : "email.onRequest");
  const facts: readonly (readonly [label: string, value: string | null])[] = [
    [
      t("email.miles"),
      miles === null
        ? null
        : t("email.milesValue", { miles: formatNumber(miles) }),
    ],
    [t("email.color"), exteriorColor],
    [t("email.stock"), stockNumber],
    [t("email.vin"), vin],
    [t("email.place"), `${name}, ${city}, ${stateShort}`],
  ];
  return [
    {
      label: t(isTotal ? "email.price" : "email.priceWithoutFee"),
      value,
      isTotal: true,
    },
    ...facts.flatMap(([label, fact]) =>
      fact === null ? [] : [{ label, value: fact }],
    ),
  ];
}
