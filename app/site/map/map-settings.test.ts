import { expect, test } from "vitest";
import { findMapSettings } from "./map-settings.ts";

const map = {
  zoomMobile: 12,
  zoomDesktop: 7,
  tilesUrl: "https://{s}.tiles.example/{z}/{x}/{y}.png",
  tilesAttribution: "© Somebody",
  landscape: [],
};

test("without tiles there is no map to open", () => {
  expect(
    findMapSettings({ map: { ...map, tilesUrl: null } }, "group"),
  ).toBeNull();
});

test("the map of all stores has the profile's scales; one store's has its own", () => {
  expect(findMapSettings({ map }, "group")).toEqual({
    tilesUrl: map.tilesUrl,
    attribution: "© Somebody",
    host: "tiles.example",
    zoom: { phone: 12, wide: 7 },
  });
  expect(findMapSettings({ map }, "store")?.zoom).toEqual({
    phone: 13,
    wide: 13,
  });
});
