import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { renderWholeWords } from "./whole-words.tsx";

const render = (name: string) => renderToStaticMarkup(renderWholeWords(name));

test("a word with a hyphen stays in one piece, and the name keeps its text", () => {
  const html = render("Mercedes-Benz GLC");
  expect(html).toBe('<span class="whole-word">Mercedes-Benz</span> GLC');
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe("Mercedes-Benz GLC");
});

test("a letter stays with the word that it belongs to", () => {
  expect(render("2021 Tesla Model Y Long Range")).toBe(
    '2021 Tesla <span class="whole-word">Model Y</span> Long Range',
  );
  expect(render("Sell a car in up to 4 steps")).toBe(
    "Sell a car in up to 4 steps",
  );
});

test("a name without a hyphen is plain text, and a word that is too long for a line may break", () => {
  expect(render("Honda Civic")).toBe("Honda Civic");
  expect(render(`A ${"long-".repeat(5)}word`)).not.toContain("whole-word");
});
