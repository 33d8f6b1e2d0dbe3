import { defineCopy } from "#app/site/page/copy.ts";

export const mapCopy = defineCopy("map", {
  drawing: "Map: {places}",
  scale: { one: "{count} mile", other: "{count} miles" },
  show: "Show street map",
  source: "Loads from {host}",
  streets: "Street map: {places}",
  loading: "Loading the map",
  failed: "The street map did not load. Directions still work.",
});
