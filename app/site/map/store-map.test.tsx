import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { SiteContext } from "#app/site/page/site-view.ts";
import { StoreMap } from "./store-map.tsx";

const AURORA = {
  mark: "1",
  name: "Aurora",
  latitude: 41.79,
  longitude: -88.29,
  isChosen: true,
};
const SETTINGS = {
  tilesUrl: "https://tiles.example/{z}/{x}/{y}.png",
  attribution: null,
  host: "tiles.example",
  zoom: { phone: 13, wide: 13 },
};

const html = (settings: typeof SETTINGS | null) =>
  renderToString(
    <SiteContext value={sampleSiteView()}>
      <StoreMap
        places={[AURORA]}
        landscape={[]}
        focus={[AURORA]}
        settings={settings}
      />
    </SiteContext>,
  );

test("without tiles the drawing stands alone", () => {
  expect(html(null)).toContain('aria-label="Map: Aurora"');
  expect(html(null)).not.toContain("<button");
});

test("with tiles a street map is offered by the name of its host, and nothing of it is asked for before", () => {
  expect(html(SETTINGS)).toContain("Show street map");
  expect(html(SETTINGS)).toContain("Loads from tiles.example");
  expect(html(SETTINGS)).not.toContain("{z}");
});
