import { expect, test } from "vitest";
import { mapSettings } from "./map-settings.ts";

const map = {
  zoomMobile: 12,
  zoomDesktop: 7,
  tilesUrl: "https://{s}.tiles.example/{z}/{x}/{y}.png",
  tilesAttribution: "© Somebody",
};

test("without tiles there is no map to open", () => {
  expect(mapSettings({ map: { ...map, tilesUrl: null } }, "group")).toBeNull();
});

test("the map of all stores has the profile's scales; one store's has its own", () => {
  expect(mapSettings({ map }, "group")).toEqual({
    tilesUrl: map.tilesUrl,
    attribution: "© Somebody",
    host: "tiles.example",
    zoom: { phone: 12, wide: 7 },
  });
  expect(mapSettings({ map }, "store")?.zoom).toEqual({ phone: 13, wide: 13 });
});
