import fc from "fast-check";
import { expect, test } from "vitest";
import { markup } from "./markup.ts";

test("no text can leave the place that it is put into", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const { html } = markup`<p title="${text}">${text}</p>`;
      const inner = html.slice('<p title="'.length, -"</p>".length);
      const [attribute = "", ...rest] = inner.split('">');
      expect(rest).toHaveLength(1);
      for (const part of [attribute, ...rest])
        expect(part).not.toMatch(/[<>"']|\0/);
    }),
  );
});

test("markup within markup, lists of it, numbers and null are put in as they are", () => {
  const items = ["a&b", "c"].map((it) => markup`<li>${it}</li>`);
  expect(markup`<ul>${items}</ul>${null}${3}`.html).toBe(
    "<ul><li>a&amp;b</li><li>c</li></ul>3",
  );
});
