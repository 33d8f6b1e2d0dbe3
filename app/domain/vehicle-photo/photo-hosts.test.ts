import { expect, test } from "vitest";
import { listRefusedPhotoHosts, tallyPhotoHosts } from "./photo-hosts.ts";

const images = {
  imageCustomBg: ["https://studio.example/1.jpg"],
  previewImage: "https://photos.example/1.jpg",
  additionalImages: [
    "https://photos.example/2.jpg",
    "https://photos.example/2.jpg",
    "https://cdn.photos.example:8443/3.jpg",
  ],
  evoxImages: ["no address"],
};

function countHosts(vehicleCount: number) {
  const tally = tallyPhotoHosts();
  for (let count = 0; count < vehicleCount; count++) tally.add(images);
  return tally.listHosts();
}

test("photos are counted by host, each address of a vehicle once, most photos first", () => {
  expect(countHosts(2)).toEqual([
    { host: "photos.example", photoCount: 4 },
    { host: "cdn.photos.example:8443", photoCount: 2 },
    { host: "studio.example", photoCount: 2 },
  ]);
});

test("the hosts that are refused are those that no photo may be fetched from", () => {
  const hosts = countHosts(1);
  const refusedBy = (...allowedHosts: string[]) =>
    listRefusedPhotoHosts(hosts, { allowedHosts, baseUrl: null }).map(
      ({ host }) => host,
    );
  expect(refusedBy("photos.example")).toEqual([
    "cdn.photos.example:8443",
    "studio.example",
  ]);
  expect(refusedBy("Photos.Example", "*.photos.example:8443")).toEqual([
    "studio.example",
  ]);
  expect(refusedBy()).toHaveLength(3);
});
