import "#app/languages/speak-every-language.ts";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { OPEN_GATE } from "#app/domain/gate/gate.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { applyReading } from "#app/domain/search-words/apply-reading.ts";
import { readWords } from "#app/domain/search-words/read-words.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { FEATURES } from "#app/domain/vehicle/features.ts";
import { SiteContext } from "#app/site/page/site-view.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { featureCopy } from "#app/site/vehicles/feature-copy.ts";
import { portsWith } from "#tests/support/list-pages.tsx";
import { sampleSiteView } from "#tests/support/sample-site-view.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { readLive } from "#app/features/search-words/live-reading.server.ts";
import { ParsedFiltersLine } from "#app/features/search-words/parsed-filters-line.tsx";
import { readSearchInWords } from "#app/features/search-words/read-search.server.ts";
import { suggest } from "#app/features/search-words/suggest.server.ts";
import { getKnownWords } from "#app/features/search-words/vocabulary.server.ts";

const LOT = await portsWith([
  {
    make: "Ford",
    model: "F-150",
    bodystyle: "trucks",
    featureKeys: ["sunroof", "alloy-wheels", "tow-package"],
  },
  {
    make: "Honda",
    model: "CR-V",
    bodystyle: "suvs",
    featureKeys: ["third-row"],
  },
  { make: "Honda", model: "Odyssey", bodystyle: "minivans" },
]);

const factsIn = (language: Language) => ({ ...STRANGER_FACTS, language });

const suggestIn = (language: Language, words: string) =>
  suggest(LOT, factsIn(language), {
    query: new URLSearchParams({ words }),
  }).map(({ label }) => label);

test("every feature and body style is read under the name that Spanish pages give it", () => {
  const { book } = getKnownWords(LOT, OPEN_GATE);
  const t = createTranslator(featureCopy, LOT.profile.texts.es, "es");
  const readValues = (name: string) =>
    applyReading(EVERYTHING, readWords(`busco ${name}`, book)).values;
  for (const { key } of FEATURES)
    expect(readValues(t(key)), t(key)).toEqual({ features: [key] });
  for (const { value, name } of LOT.profile.search.bodyStyles)
    expect(readValues(name.es), name.es).toEqual({ bodystyle: [value] });
});

test("a Spanish word for a feature finds cars by the filter, and never as a keyword", () => {
  for (const words of ["quemacocos", "troca con rines", "para jalar traila"]) {
    const found = readSearchInWords(LOT, factsIn("es"), words);
    expect(found?.search.keywords, words).toBeNull();
    expect(found?.view.unused, words).toEqual([]);
    const cars = found && LOT.index.search(found.search).vehicles;
    expect(
      cars?.map(({ model }) => model),
      words,
    ).toEqual(["F-150"]);
  }
});

test.each([
  ["troc", "Pickups"],
  ["quema", "Quemacocos"],
  ["rine", "Rines de aleación"],
  ["busco jeepe", "busco SUV"],
  ["honda con tercera f", "Honda con tercera fila de asientos"],
])("on a Spanish page “%s” is completed to “%s”", (begun, label) => {
  expect(suggestIn("es", begun)[0]).toBe(label);
});

test("on an English page a Spanish beginning is completed in English, and an English one as ever", () => {
  expect(suggestIn("en", "troc")).toEqual(["Trucks", "Ford F-150"]);
  expect(suggestIn("en", "quemac")).toEqual(["Sunroof or moonroof"]);
  expect(suggestIn("en", "car")).toEqual([]);
});

test("questions begun in Spanish suggest their pages", () => {
  expect(suggestIn("es", "cambio de a")).toContain("Servicio");
  expect(suggestIn("es", "hora")[0]).toBe("Horarios");
  expect(suggestIn("en", "cuanto vale mi")[0]).toBe("Sell or trade your car");
  // So few letters may begin an English word.
  expect(suggestIn("en", "comp")).toEqual([]);
});

test("the line says in Spanish how a sentence was read and what was left out", () => {
  const found = readSearchInWords(
    LOT,
    factsIn("es"),
    "troca que no sea blanca con quemacocos de menos de 30 mil con poca milla del 2018 para arriba, confiable y sin bluetooth",
  );
  if (found === null) throw new Error("The sentence says something.");
  const site = sampleSiteView();
  const html = renderToString(
    <SiteContext value={{ ...site, language: "es" }}>
      <ParsedFiltersLine words={found.view} />
    </SiteContext>,
  );
  const text = html
    .replace(/<svg.*?<\/svg>/g, "")
    .replace(/<[^>]*>/g, "")
    .replaceAll("Quitar: ", "");
  expect(text).toBe(
    "Así lo entendimos: Pickups · Excepto blanco · Quemacocos · Precio hasta $30,000 · Hasta 84,999 millas · 2018 en adelante " +
      "No tomamos en cuenta “sin bluetooth”. Lo que sí puede excluir: marcas, carrocerías, colores y combustibles. " +
      "No tomamos en cuenta “confiable”. No hay un filtro para eso. ",
  );
});

test("what comes near is offered in the words of the page", () => {
  const query = new URLSearchParams({ words: "honda para la familia" });
  const [phrase] = readLive(LOT, factsIn("es"), { query })?.unknown ?? [];
  expect(phrase?.near).toEqual({
    label: "Tercera fila de asientos",
    sentence: "honda para la tercera fila",
  });
});
