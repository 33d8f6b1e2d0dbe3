import sharp from "sharp";
import { expect, test } from "vitest";
import type {
  SiteSocialPicture,
  VehicleSocialPicture,
} from "#app/domain/social-picture/social-picture.ts";
import type { PhotoAnswer, PhotoStore } from "#app/ports/inventory-ports.ts";
import { createSocialPictures } from "./social-pictures.server.ts";

const BRANDING = {
  siteName: "Prairie Auto Group",
  colors: { bar: "#22c55e", text: "#11693f" },
};
const CAR: VehicleSocialPicture = {
  ...BRANDING,
  kind: "vehicle",
  eyebrow: "Used 2021",
  name: "Honda CR-V",
  trim: "EX-L",
  miles: "31,204 mi",
  price: { amount: "$24,995", note: "Doc fee included." },
  place: "Aurora, IL",
  illustration: { bodystyle: "suvs", paintKey: "navy", variant: 11 },
  photo: null,
};
const WITH_PHOTO: VehicleSocialPicture = {
  ...CAR,
  photo: { vin: "1HGCV1F34LA000001", addressHash: "0123456789ab" },
};
const SITE: SiteSocialPicture = {
  ...BRANDING,
  kind: "site",
  description: "Used cars.",
  place: "Aurora, Illinois",
  illustrations: [CAR.illustration],
};

/** Answers one after the other; the last one for ever. */
function photosThat(...answers: PhotoAnswer[]): PhotoStore & { asked: number } {
  const store = {
    asked: 0,
    readPhoto: () => {
      const answer = answers[Math.min(store.asked, answers.length - 1)];
      store.asked++;
      if (answer === undefined) throw new Error("No photo was expected.");
      return Promise.resolve(answer);
    },
  };
  return store;
}

async function redPhoto(): Promise<PhotoAnswer> {
  const bytes = await sharp({
    create: { width: 640, height: 480, channels: 3, background: "#ff0000" },
  })
    .jpeg()
    .toBuffer();
  return { status: "ready", bytes, contentType: "image/jpeg" };
}

async function ready(
  pictures: ReturnType<typeof createSocialPictures>,
  picture: VehicleSocialPicture | SiteSocialPicture,
  key = "key",
) {
  const answer = await pictures.read(key, picture);
  if (answer.status !== "ready") throw new Error(answer.status);
  return answer;
}

/** Red, green and blue of one pixel. */
async function pixel(bytes: Uint8Array, left: number, top: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test.each([CAR, SITE])("a picture is a JPEG of 1200 × 630", async (picture) => {
  const { bytes, contentType } = await ready(
    createSocialPictures({ photos: photosThat() }),
    picture,
  );
  expect(contentType).toBe("image/jpeg");
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: "jpeg",
    width: 1200,
    height: 630,
  });
});

test("the photo stands where the drawing would", async () => {
  const photos = photosThat(await redPhoto());
  const { bytes, isProvisional } = await ready(
    createSocialPictures({ photos }),
    WITH_PHOTO,
  );
  const [red = 0, green = 255] = await pixel(bytes, 300, 300);
  expect(red).toBeGreaterThan(240);
  expect(green).toBeLessThan(20);
  expect(isProvisional).toBe(false);
});

test("a photo that is not at hand is asked for again; the drawing stands there meanwhile", async () => {
  const photos = photosThat({ status: "unavailable" }, await redPhoto());
  const pictures = createSocialPictures({ photos });
  expect((await ready(pictures, WITH_PHOTO)).isProvisional).toBe(true);
  expect((await ready(pictures, WITH_PHOTO)).isProvisional).toBe(false);
  await ready(pictures, WITH_PHOTO);
  expect(photos.asked).toBe(2);
});

test("a picture is painted once", async () => {
  const pictures = createSocialPictures({ photos: photosThat() });
  const first = await ready(pictures, CAR);
  expect((await ready(pictures, CAR)).bytes).toBe(first.bytes);
  expect((await ready(pictures, CAR, "another")).bytes).not.toBe(first.bytes);
});

test("of many pictures the oldest is forgotten", async () => {
  const pictures = createSocialPictures({
    photos: photosThat(),
    maxPictures: 1,
  });
  const first = await ready(pictures, CAR, "one");
  await ready(pictures, SITE, "two");
  expect((await ready(pictures, CAR, "one")).bytes).not.toBe(first.bytes);
});

test("when too many wait the next one is told so", async () => {
  const pictures = createSocialPictures({
    photos: photosThat(),
    maxWaiting: 1,
  });
  const answers = await Promise.all(
    ["a", "b", "c"].map((key) => pictures.read(key, CAR)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    "ready",
    "ready",
    "unavailable",
  ]);
});
