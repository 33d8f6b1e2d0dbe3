import fc from "fast-check";
import { expect, test } from "vitest";
import { formatUploadedPhoto } from "#app/domain/vehicle-photo/uploaded-photo.ts";
import type { VehicleImages } from "#app/domain/vehicle/vehicle.ts";
import { aVehicle } from "#tests/support/vehicles.ts";
import { appendPhotos, arrangePhotos } from "./arrange-photos.ts";
import type { EditedPhotos } from "./edit-fields.ts";
import { layOver } from "./lay-over.ts";
import { movePhoto, orderPhotos, PHOTO_MOVES } from "./move-photo.ts";

const FED = ["1", "2", "3"].map((it) => `https://photos.example/${it}.jpg`);
const MODEL = ["https://photos.example/model.jpg"];
const SENT = ["a", "b"].map((it) => formatUploadedPhoto(it.repeat(32)));
const [ONE = "", TWO = "", THREE = ""] = FED;
const [FIRST_SENT = "", SECOND_SENT = ""] = SENT;

const images = (fed = FED): VehicleImages => ({
  imageCustomBg: [],
  previewImage: fed[0] ?? null,
  additionalImages: fed.slice(1),
  evoxImages: MODEL,
});

/** What shoppers see. */
function listShown(photos: EditedPhotos | null, fed = FED) {
  const vehicle = aVehicle({ images: images(fed) });
  const { images: shown } = layOver(vehicle, photos === null ? {} : { photos });
  const preview = shown.previewImage === null ? [] : [shown.previewImage];
  return [...preview, ...shown.additionalImages, ...shown.evoxImages];
}

test("a photo moves first, up and down among the shown ones, and the last one down moves nothing", () => {
  const photos = arrangePhotos(images(), null, []);
  const move = (address: string, to: "first" | "up" | "down") =>
    movePhoto(photos, address, to)?.order.slice(0, 3);
  expect(move(THREE, "first")).toEqual([THREE, ONE, TWO]);
  expect(move(THREE, "up")).toEqual([ONE, THREE, TWO]);
  expect(move(ONE, "down")).toEqual([TWO, ONE, THREE]);
  expect(move(ONE, "up")).toBeUndefined();
  expect(move(ONE, "first")).toBeUndefined();
  expect(move(THREE, "down")).toBeUndefined();
  expect(move("https://photos.example/other.jpg", "up")).toBeUndefined();
});

test("named photos come first in their order, the others follow as they were, and a model's stay behind the car's own", () => {
  const photos = arrangePhotos(images(), null, []);
  const order = (...addresses: readonly string[]) =>
    orderPhotos(photos, addresses)?.order;
  expect(order(THREE)).toEqual([THREE, ONE, TWO, ...MODEL]);
  expect(order(THREE, TWO)).toEqual([THREE, TWO, ONE, ...MODEL]);
  expect(order(...MODEL, TWO)).toEqual([TWO, ONE, THREE, ...MODEL]);
  expect(order(...MODEL, ONE)).toBeUndefined();
  expect(order(ONE, TWO)).toBeUndefined();
  expect(order()).toBeUndefined();
});

test("a photo moves past those that nobody sees", () => {
  const edit = { order: FED, hidden: [TWO] };
  const photos = arrangePhotos(images(), edit, []);
  expect(listShown(movePhoto(photos, THREE, "up"))).toEqual([
    THREE,
    ONE,
    ...MODEL,
  ]);
  expect(movePhoto(photos, TWO, "up")).toBeNull();
});

test("a hidden photo keeps its place, and is shown there again", () => {
  const hidden = movePhoto(arrangePhotos(images(), null, []), TWO, "hide");
  expect(listShown(hidden)).toEqual([ONE, THREE, ...MODEL]);
  const shown = movePhoto(arrangePhotos(images(), hidden, []), TWO, "show");
  expect(listShown(shown)).toEqual([...FED, ...MODEL]);
});

test("what was sent stands behind the car's photos and before the model's, and what the feed adds later behind it", () => {
  const edit = appendPhotos(arrangePhotos(images(), null, []), SENT);
  expect(listShown(edit)).toEqual([...FED, ...SENT, ...MODEL]);
  const four = "https://photos.example/4.jpg";
  expect(listShown(edit, [four, ...FED])).toEqual([
    ...FED,
    ...SENT,
    four,
    ...MODEL,
  ]);
});

test("a picture that is sent again is shown once, where it was", () => {
  const edit = appendPhotos(arrangePhotos(images(), null, []), SENT);
  const again = arrangePhotos(images(), edit, SENT);
  expect(listShown(appendPhotos(again, [FIRST_SENT]))).toEqual(listShown(edit));
});

test("what was sent and is shown by no edit is hidden, and can be shown again", () => {
  const photos = arrangePhotos(images(), null, SENT);
  expect(photos.filter(({ isShown }) => !isShown)).toEqual(
    SENT.map((address) => ({ address, isShown: false, isOfModel: false })),
  );
  const edit = movePhoto(photos, SECOND_SENT, "show");
  expect(listShown(edit)).toEqual([...FED, SECOND_SENT, ...MODEL]);
});

test("whatever is moved, the list says what shoppers see, and loses no photo", () => {
  const anyStep = fc.record({
    at: fc.nat({ max: 5 }),
    move: fc.constantFrom(...PHOTO_MOVES),
  });
  fc.assert(
    fc.property(
      fc.array(anyStep, { maxLength: 12 }),
      fc.subarray(FED),
      (steps, later) => {
        let edit: EditedPhotos | null = null;
        for (const { at, move } of steps) {
          const photos = arrangePhotos(images(), edit, SENT);
          const { address = "" } = photos[at] ?? {};
          edit = movePhoto(photos, address, move) ?? edit;
        }
        for (const fed of [FED, later]) {
          const arranged = arrangePhotos(images(fed), edit, SENT);
          expect(
            arranged
              .filter(({ isShown }) => isShown)
              .map(({ address }) => address),
          ).toEqual(listShown(edit, fed));
          expect(arranged.map(({ address }) => address).toSorted()).toEqual(
            [...fed, ...SENT, ...MODEL].toSorted(),
          );
        }
      },
    ),
  );
});
