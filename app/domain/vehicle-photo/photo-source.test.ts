import { expect, test } from "vitest";
import { listPhotoSources, resolvePhotoSource } from "./photo-source.ts";

const policy = {
  allowedHosts: [
    "photos.example.com",
    "*.CDN.example.net",
    "lot.example.org:8443",
  ],
  baseUrl: null,
};

test.each([
  "https://photos.example.com/1.jpg",
  "http://PHOTOS.example.com:80/1.jpg?w=1",
  " https://photos.example.com./1.jpg ",
  "https://a.cdn.example.net/1.jpg",
  "https://a.b.cdn.example.net/1.jpg",
  "https://lot.example.org:8443/1.jpg",
])("%s may be fetched", (address) => {
  expect(resolvePhotoSource(address, policy)).toBeInstanceOf(URL);
});

test.each([
  "https://example.com/1.jpg",
  "https://cdn.example.net/1.jpg",
  "https://evilcdn.example.net/1.jpg",
  "https://photos.example.com.evil.test/1.jpg",
  "https://photos.example.com:8080/1.jpg",
  "https://lot.example.org/1.jpg",
  "https://photos.example.com@evil.test/1.jpg",
  "https://me:secret@photos.example.com/1.jpg",
  "ftp://photos.example.com/1.jpg",
  "file:///etc/passwd",
  "data:image/png;base64,AAAA",
  "//photos.example.com/1.jpg",
  "/vehicles/210296B_1.jpg",
  "",
])("%j may not be fetched", (address) => {
  expect(resolvePhotoSource(address, policy)).toBeNull();
});

test("a relative address counts from the base that the profile gives", () => {
  const withBase = { ...policy, baseUrl: "https://photos.example.com/lot/" };
  expect(resolvePhotoSource("/vehicles/1.jpg", withBase)?.href).toBe(
    "https://photos.example.com/vehicles/1.jpg",
  );
  expect(resolvePhotoSource("//evil.test/1.jpg", withBase)).toBeNull();
});

const oneHost = { allowedHosts: ["p.example.com"], baseUrl: null };
const photo = (name: string) => `https://p.example.com/${name}.jpg`;
const images = {
  imageCustomBg: [photo("custom")],
  previewImage: photo("preview"),
  additionalImages: [photo("more"), photo("preview"), "/relative.jpg"],
  evoxImages: [photo("evox")],
};

test("photos stand in the order of their sources, once each, without what may not be fetched", () => {
  expect(listPhotoSources(images, oneHost)).toEqual(
    ["custom", "preview", "more", "evox"].map(photo),
  );
});
