import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { KeptHtml } from "./kept-html.tsx";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The page's own part, as a browser holds it. */
function inBrowser(id: string, innerHTML: string): void {
  vi.stubEnv("SSR", false);
  vi.stubGlobal("document", {
    getElementById: (asked: string) => (asked === id ? { innerHTML } : null),
  });
}

function render(id: string, content: string): string {
  return renderToString(
    <KeptHtml as="header" id={id} className="head">
      {import.meta.env.SSR && <b>{content}</b>}
    </KeptHtml>,
  );
}

test("the browser renders the very text that the server sent", () => {
  const sent = render("same", "Cars & vans");
  expect(sent).toBe(
    '<header id="same" class="head"><b>Cars &amp; vans</b></header>',
  );
  inBrowser("same", "<b>Cars &amp; vans</b>");
  expect(render("same", "never seen")).toBe(sent);
});

test("a part that was taken away comes back as it was", () => {
  inBrowser("gone", "<i>menu</i>");
  const first = render("gone", "");
  inBrowser("gone", "");
  expect(render("gone", "")).toBe(first);
});

test("a part that the document lacks is empty", () => {
  inBrowser("other", "<b>other</b>");
  expect(render("lacking", "")).toBe(
    '<header id="lacking" class="head"></header>',
  );
});
