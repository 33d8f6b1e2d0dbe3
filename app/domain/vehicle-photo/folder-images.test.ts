import { expect, test } from "vitest";
import { withFolderPhotos, withServedPhotos } from "./folder-images.ts";
import {
  formatFolderPhoto,
  isFolderPhoto,
  parseFolderPhoto,
} from "./folder-photo.ts";
import { listPhotoSources } from "./photo-source.ts";
import { parsePhotos } from "./photos.ts";

const NONE = {
  imageCustomBg: [],
  previewImage: null,
  additionalImages: [],
  evoxImages: [],
};
const FED = "https://photos.example.com/1.jpg";
const ONE = formatFolderPhoto({
  path: ["aurora", "photos", "A 1#2?.jpg"],
  version: "12-34",
});
const TWO = formatFolderPhoto({
  path: ["photos", "B.jpg"],
  version: "5-6",
});
const POLICY = { allowedHosts: ["photos.example.com"], baseUrl: null };

test("an address of the folder is read as it was written", () => {
  expect(parseFolderPhoto(ONE)).toEqual({
    path: ["aurora", "photos", "A 1#2?.jpg"],
    version: "12-34",
  });
});

test("it stays what it is when it is read as a URL", () => {
  for (const address of [ONE, TWO]) expect(new URL(address).href).toBe(address);
});

test.each([
  "folder:/aurora/photos/../../etc/passwd?v=1",
  "folder:/aurora/photos/%2e%2e/x.jpg?v=1",
  "folder:/aurora/photos/a%2fb.jpg?v=1",
  "folder:/aurora/photos/a%00.jpg?v=1",
  "folder:/aurora//x.jpg?v=1",
  "folder:/aurora/photos/%zz.jpg?v=1",
  "folder:/aurora/photos/x.jpg",
  "https://photos.example.com/x.jpg?v=1",
])("what leads out of the folder is no address of it: %s", (address) => {
  expect(parseFolderPhoto(address)).toBeNull();
});

test("no feed can name a picture of the folder", () => {
  expect(parsePhotos(`${ONE}|${FED}`).addresses.some(isFolderPhoto)).toBe(
    false,
  );
});

test("pictures of the folder stand behind the feed's, and before pictures of the model", () => {
  const images = { ...NONE, previewImage: FED, evoxImages: [`${FED}?stock`] };
  expect(
    listPhotoSources(withFolderPhotos(images, [ONE, TWO]), POLICY),
  ).toEqual([FED, ONE, TWO, `${FED}?stock`]);
  const without = withFolderPhotos({ ...images, previewImage: null }, [ONE]);
  expect(listPhotoSources(without, POLICY)).toEqual([ONE, `${FED}?stock`]);
});

test("what the folder had before goes, and the feed's photos stay", () => {
  const before = withFolderPhotos({ ...NONE, previewImage: FED }, [ONE, TWO]);
  expect(withFolderPhotos(before, [TWO])).toEqual({
    ...NONE,
    previewImage: FED,
    additionalImages: [TWO],
  });
  expect(withFolderPhotos(withFolderPhotos(NONE, [ONE]), [])).toEqual(NONE);
});

test("a vehicle shows a hundred photos at most", () => {
  const many = Array.from({ length: 150 }, (_, at) => `${TWO}${at}`);
  const { previewImage, additionalImages } = withFolderPhotos(
    { ...NONE, previewImage: FED },
    many,
  );
  expect(previewImage).toBe(FED);
  expect(additionalImages).toHaveLength(99);
});

test("others are told where the site serves a picture, and never the folder", () => {
  const images = withFolderPhotos({ ...NONE, previewImage: FED }, [ONE]);
  expect(
    withServedPhotos(images, (_, at) => `https://x.example/${at}`),
  ).toEqual({
    ...NONE,
    previewImage: FED,
    additionalImages: ["https://x.example/1"],
  });
});
