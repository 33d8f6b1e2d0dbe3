import { expect, test } from "vitest";
import { listPhotoSources } from "./vehicle-photos.ts";

const policy = { allowedHosts: ["p.example.com"], baseUrl: null };
const photo = (name: string) => `https://p.example.com/${name}.jpg`;
const images = {
  imageCustomBg: [photo("custom")],
  previewImage: photo("preview"),
  additionalImages: [photo("more"), photo("preview"), "/relative.jpg"],
  evoxImages: [photo("evox")],
};

test("photos stand in the order of their sources, once each, without what may not be fetched", () => {
  expect(listPhotoSources(images, policy)).toEqual(
    ["custom", "preview", "more", "evox"].map(photo),
  );
});
