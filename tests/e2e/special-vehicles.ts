import Database from "better-sqlite3";
import { SITES } from "./sites.ts";

const PHOTO_HOST = "https://photos.prairieauto.example";

/** What a feed may bring, put into the sample inventory: path of each vehicle's page. */
export interface SpecialVehicles {
  readonly sixtyPhotos: string;
  readonly twoPhotos: string;
  readonly onePhoto: string;
  /** Every text as long as the import lets it be, some of it from right to left; no price, miles or color. */
  readonly wild: string;
  /** Its price changed twice or more. */
  readonly changedPrice: string;
}

interface Row {
  readonly vin: string;
  readonly details: string;
}

/** Idempotent: every worker of a run may ask. */
export function specialVehicles(): SpecialVehicles {
  const database = new Database(`${SITES.open.dataFolder}/inventory.sqlite`);
  try {
    // Other journeys take the newest, and look at their drawings.
    const rows = database
      .prepare(
        "select vin, details from vehicles where gone_at_ms is null and condition = 'used' order by listed_on, vin limit 4",
      )
      .all([]) as Row[];
    const [sixty, two, one, wild] = rows;
    if (!sixty || !two || !one || !wild)
      throw new Error("The sample has fewer than four used vehicles.");
    const save = ({ vin, details }: Row, changes: object) =>
      database
        .prepare("update vehicles set details = ? where vin = ?")
        .run([JSON.stringify({ ...JSON.parse(details), ...changes }), vin]);
    save(sixty, { images: buildImages(60) });
    save(two, { images: buildImages(2) });
    save(one, { images: buildImages(1) });
    save(wild, {
      transmissionText: "תיבת הילוכים (8) 🚗",
      features: ["מושבים מחוממים 🔥 heated", "x".repeat(200)],
      description: `أهلا وسهلا 🚙 ${"endless".repeat(60)}`,
    });
    database
      .prepare(
        "update vehicles set trim = ?, miles = null, sale_price_cents = null, exterior_color = null, exterior_color_family = null where vin = ?",
      )
      .run([`سيارة 🚗 ${"Limited".repeat(27)}`, wild.vin]);
    const [changed] = database
      .prepare(
        "select vin from price_history join vehicles using (vin) where gone_at_ms is null group by vin having count(*) > 2 order by vin limit 1",
      )
      .all([]) as Pick<Row, "vin">[];
    if (!changed) throw new Error("No price of the sample ever changed.");
    const [sixtyPhotos, twoPhotos, onePhoto, wildPath] = rows.map(
      ({ vin }) => `/used-vehicle/any/any/${vin}`,
    );
    return {
      sixtyPhotos: sixtyPhotos ?? "",
      twoPhotos: twoPhotos ?? "",
      onePhoto: onePhoto ?? "",
      wild: wildPath ?? "",
      changedPrice: `/used-vehicle/any/any/${changed.vin}`,
    };
  } finally {
    database.close();
  }
}

function buildImages(count: number) {
  const photos = Array.from(
    { length: count },
    (_, at) => `${PHOTO_HOST}/${at + 1}.jpg`,
  );
  return {
    imageCustomBg: [],
    previewImage: photos[0] ?? null,
    additionalImages: photos.slice(1),
    evoxImages: [],
  };
}
