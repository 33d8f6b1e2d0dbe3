import { expect } from "vitest";
import { toRecordedEntry } from "#app/adapters/database/console/audit-rows.server.ts";
import { createStockGaps } from "#app/adapters/database/inventory/stock-gaps.server.ts";
import { createEditedInventory } from "#app/adapters/database/vehicle-edits/edited-inventory.server.ts";
import { findUploadBytes } from "#app/adapters/database/vehicle-edits/uploaded-photos.server.ts";
import { createVehicleEdits } from "#app/adapters/vehicle-desk/vehicle-desk.server.ts";
import { sweepGonePhotos } from "#app/adapters/vehicle-desk/sweep-gone-photos.server.ts";
import { DAY_MS } from "#app/domain/time.ts";
import {
  GONE_CAR_PHOTO_DAYS,
  MOST_UPLOADS,
} from "#app/domain/vehicle-edits/upload-limits.ts";
import { formatUploadedPhoto } from "#app/domain/vehicle-photo/uploaded-photo.ts";
import type { KeptPicture } from "#app/ports/vehicle-edit-ports.ts";
import { type OpenedDatabase, testOnEveryDatabase } from "./every-database.ts";
import { anImport, buildVin, vehiclesNumbered } from "./import-requests.ts";

const VIN = buildVin(2);
const ANNA = { personId: "p1", name: "Anna" };
const FED = "https://photos.example/1.jpg";

function aPicture(number: number, byteCount = 10): KeptPicture {
  const hash = number.toString(16).padStart(32, "0");
  return { hash, bytes: Buffer.alloc(byteCount, number) };
}

const toAddresses = (pictures: readonly KeptPicture[]) =>
  pictures.map(({ hash }) => formatUploadedPhoto(hash));

async function openDesk(
  { database, store, clock }: OpenedDatabase,
  uploadsMegabytes = 1,
) {
  const area = database.leads;
  const inventory = createEditedInventory(store, area);
  const edits = createVehicleEdits(
    { area, feedInventory: store, uploadsMegabytes },
    () => {},
  );
  const importAll = async () => {
    await store.commitImport(
      anImport([
        ...vehiclesNumbered([1]),
        ...vehiclesNumbered([2], {
          images: {
            imageCustomBg: [],
            previewImage: FED,
            additionalImages: [],
            evoxImages: [],
          },
        }),
      ]),
    );
  };
  await importAll();
  return {
    inventory,
    edits,
    area,
    importAll,
    add: (pictures: readonly KeptPicture[], by = ANNA) =>
      edits.addPhotos({ vin: VIN, pictures, by, nowMs: clock.nowMs() }),
    listShown: async () => {
      const { images } =
        (await inventory.findVehicle(VIN))?.vehicle ?? expect.fail();
      return [images.previewImage, ...images.additionalImages];
    },
    listAudit: async () =>
      (
        await area.db
          .selectFrom("console_audit")
          .selectAll()
          .orderBy("id")
          .execute()
      ).map(toRecordedEntry),
  };
}

testOnEveryDatabase(
  "sent photos stand on the site with their line of the audit, over every import, and are off it by one click",
  async (opened) => {
    const desk = await openDesk(opened);
    const pictures = [aPicture(2), aPicture(1)];
    const sent = toAddresses(pictures);
    const version = await desk.inventory.readVersion();
    expect(await desk.add(pictures)).toBe("saved");
    expect(await desk.listShown()).toEqual([FED, ...sent]);
    expect(await desk.inventory.readVersion()).toBe(version + 1);
    await desk.importAll();
    expect(await desk.listShown()).toEqual([FED, ...sent]);
    const bytes = await findUploadBytes(desk.area.db, VIN, aPicture(2).hash);
    expect(bytes).toEqual(Buffer.alloc(10, 2));
    expect(
      await findUploadBytes(desk.area.db, buildVin(1), aPicture(2).hash),
    ).toBeNull();

    const { edits, uploads } = (await desk.edits.find(VIN)) ?? expect.fail();
    expect(uploads.map(({ address, by }) => ({ address, by }))).toEqual(
      sent.map((address) => ({ address, by: ANNA })),
    );
    await desk.edits.save({
      vin: VIN,
      changes: [
        {
          field: "photos",
          edit: null,
          seenRevision: edits[0]?.revision ?? null,
        },
      ],
      by: ANNA,
      nowMs: opened.clock.nowMs(),
    });
    expect(await desk.listShown()).toEqual([FED]);
    expect((await desk.edits.find(VIN))?.uploads).toHaveLength(2);
    const none = { order: [FED], hidden: [] };
    const all = { order: [FED, ...sent], hidden: [] };
    expect(await desk.listAudit()).toMatchObject([
      {
        action: "vehicle.changed",
        by: ANNA,
        storeId: "main",
        subject: VIN,
        before: { photos: none },
        after: { photos: all },
      },
      { action: "vehicle.restored", after: { photos: none } },
    ]);
  },
);

testOnEveryDatabase(
  "of two people who send at once nobody loses a picture",
  async (opened) => {
    const desk = await openDesk(opened);
    const pictures = [1, 2, 3, 4].map((it) => aPicture(it));
    const answers = await Promise.all(pictures.map((it) => desk.add([it])));
    expect(answers).toEqual(["saved", "saved", "saved", "saved"]);
    expect((await desk.listShown()).toSorted()).toEqual(
      [FED, ...toAddresses(pictures)].toSorted(),
    );
    expect(await desk.listAudit()).toHaveLength(4);
  },
);

testOnEveryDatabase(
  "what has no room is not kept, of a car or of all, and a picture that is there takes none",
  async (opened) => {
    const desk = await openDesk(opened);
    const many = Array.from({ length: MOST_UPLOADS }, (_, at) => aPicture(at));
    expect(await desk.add([...many, aPicture(999)])).toBe("car");
    expect((await desk.edits.find(VIN))?.uploads).toEqual([]);
    expect(await desk.add(many)).toBe("saved");
    expect(await desk.add(many.slice(0, 3))).toBe("saved");
    expect(await desk.add([aPicture(999)])).toBe("car");
    const large = {
      vin: buildVin(1),
      pictures: [aPicture(1, 1024 * 1024)],
      by: ANNA,
      nowMs: 1,
    };
    expect(await desk.edits.addPhotos(large)).toBe("all");
    expect(await desk.edits.addPhotos({ ...large, vin: "NOBODY" })).toBe(
      "unknown",
    );
  },
);

testOnEveryDatabase(
  "a picture is removed for good, shown or not, and never twice",
  async (opened) => {
    const desk = await openDesk(opened);
    const [one, two] = [aPicture(1), aPicture(2)];
    const [first = "", second = ""] = toAddresses([one, two]);
    await desk.add([one, two]);
    const remove = (address: string) =>
      desk.edits.removePhoto({ vin: VIN, address, by: ANNA, nowMs: 1 });
    expect(await remove(first)).toBe(true);
    expect(await remove(first)).toBe(false);
    expect(await remove(FED)).toBe(false);
    expect(await desk.listShown()).toEqual([FED, second]);
    expect(await findUploadBytes(desk.area.db, VIN, one.hash)).toBeNull();
    expect((await desk.listAudit()).slice(1)).toMatchObject([
      { before: { uploadedPhoto: first }, after: { uploadedPhoto: null } },
      { after: { photos: { order: [FED, second] } } },
    ]);
  },
);

testOnEveryDatabase(
  "nothing is kept of pictures whose line of the audit cannot be written",
  async (opened) => {
    const desk = await openDesk(opened);
    await desk.area.db.schema
      .alterTable("console_audit")
      .renameTo("away")
      .execute();
    await expect(desk.add([aPicture(1)])).rejects.toThrow();
    await desk.area.db.schema
      .alterTable("away")
      .renameTo("console_audit")
      .execute();
    expect((await desk.edits.find(VIN))?.uploads).toEqual([]);
    expect(await desk.listShown()).toEqual([FED]);
  },
);

testOnEveryDatabase(
  "a car with photos that somebody sent is not asked for photos",
  async (opened) => {
    const desk = await openDesk(opened);
    const gaps = createStockGaps(
      opened.database.inventory,
      desk.area,
      desk.inventory,
    );
    const vin = buildVin(1);
    expect(await gaps.list("photos", null)).toMatchObject([{ vin }]);
    const deed = { vin, by: ANNA, nowMs: 1 };
    await desk.edits.addPhotos({ ...deed, pictures: [aPicture(1)] });
    expect(await gaps.list("photos", null)).toEqual([]);
    const [{ withoutPhotos } = expect.fail()] = await gaps.count();
    expect(withoutPhotos).toBe(0);
    const [address = ""] = toAddresses([aPicture(1)]);
    await desk.edits.removePhoto({ ...deed, address });
    expect(await gaps.list("photos", null)).toMatchObject([{ vin }]);
  },
);

testOnEveryDatabase(
  "pictures that were added to a car that is gone for 90 days make room, with a line of the audit each; no car for sale loses one",
  async (opened) => {
    const desk = await openDesk(opened);
    const { area, edits } = desk;
    const pictures = [aPicture(1), aPicture(2)];
    expect(await desk.add(pictures)).toBe("saved");
    let nowMs = opened.clock.nowMs();
    const clock = { nowMs: () => nowMs };
    const sweep = () => sweepGonePhotos({ area, edits, clock });
    nowMs += 2 * GONE_CAR_PHOTO_DAYS * DAY_MS;
    expect(await sweep()).toBe(0);

    await opened.store.commitImport(
      anImport(vehiclesNumbered([1]), { isConfirmed: true }),
    );
    const gone = (await edits.find(VIN))?.fed.goneAtMs ?? expect.fail();
    nowMs = gone + GONE_CAR_PHOTO_DAYS * DAY_MS - 1;
    expect(await sweep()).toBe(0);
    expect((await edits.find(VIN))?.uploads).toHaveLength(2);
    nowMs += 1;
    expect(await sweep()).toBe(2);
    expect(await sweep()).toBe(0);
    expect((await edits.find(VIN))?.uploads).toEqual([]);
    expect((await desk.listAudit()).slice(1)).toContainEqual(
      expect.objectContaining({
        by: { personId: null, name: "automatic cleanup" },
        before: { uploadedPhoto: toAddresses(pictures)[0] },
      }),
    );
    await desk.importAll();
    expect(await desk.listShown()).toEqual([FED]);
  },
);
