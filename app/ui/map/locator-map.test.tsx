import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { LocatorMap } from "./locator-map.tsx";

const PLACES = [
  { mark: "1", name: "Aurora", latitude: 41.79, longitude: -88.28 },
  { mark: "2", name: "Lafayette", latitude: 40.42, longitude: -86.88 },
];

const drawNames = (landscape: Parameters<typeof LocatorMap>[0]["landscape"]) =>
  renderToString(
    <LocatorMap
      places={PLACES}
      landscape={landscape ?? []}
      label="Map"
      scaleLabel={(miles) => `${miles} miles`}
    />,
  ).match(/locator-name"[^>]*text-anchor="\w+"/gi) ?? [];

test("a store's name keeps away from the dot of a town, whose name it would seem to be", () => {
  const chicago = {
    kind: "town",
    name: "Chicago",
    points: "41.88,-87.63",
  } as const;
  expect(drawNames([])[0]).toContain('"start"');
  expect(drawNames([chicago])[0]).toContain('"end"');
});
