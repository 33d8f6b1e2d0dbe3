import { expect, test } from "vitest";
import { createScriptMark } from "./script-mark.ts";

const { nonce, takeOff } = createScriptMark("secret");

test("marked scripts are told apart from any other, and the marks are gone", () => {
  const { html, inlineScripts } = takeOff(
    `<link nonce="${nonce}" href="a"><script>evil()</script><script nonce="other">evil()</script>` +
      `<script nonce="${nonce}">one()</script><script type="module" nonce="${nonce}" async="">two()</script>`,
    "",
  );
  expect(inlineScripts).toEqual(["one()", "two()"]);
  expect(html).toBe(
    '<link href="a"><script>evil()</script><script nonce="other">evil()</script>' +
      '<script>one()</script><script type="module" async="">two()</script>',
  );
});

test("a marked script that is a file has no body", () => {
  const page = `<script nonce="${nonce}" src="/a.js"></script>`;
  expect(takeOff(page, "").inlineScripts).toEqual([]);
});

test("the last script stands at the end of the body, as it is, and counts as ours", () => {
  const page = `<body><script nonce="${nonce}">one()</script><p>$&</p></body></html>`;
  expect(takeOff(page, "two('$&')")).toEqual({
    html: "<body><script>one()</script><p>$&</p><script>two('$&')</script></body></html>",
    inlineScripts: ["one()", "two('$&')"],
  });
});

test("a page without scripts stays as it is", () => {
  expect(takeOff("<p>a</p>", "")).toEqual({
    html: "<p>a</p>",
    inlineScripts: [],
  });
});

test("the framework's modules are fetched by the last script, after the first paint", () => {
  const page =
    `<body><link rel="modulepreload" href="/a.js" nonce="${nonce}"/><link rel="modulepreload" href="/b.js" nonce="${nonce}"/><p>a</p>` +
    `<script nonce="${nonce}" type="module" async="">import "/a.js";</script></body>`;
  const { html, inlineScripts } = takeOff(page, "handOver()");
  const [storage, layout, body, handOver, texts, start = ""] = inlineScripts;
  expect(storage).toContain("sessionStorage");
  expect(layout).toContain("laidOut");
  expect(html).toContain(
    `<body><p>a</p><script>${storage}</script><script>${layout}</script><script type="text/modules">import`,
  );
  expect(html).not.toContain('modulepreload" href');
  expect([body, handOver]).toEqual(['import "/a.js";', "handOver()"]);
  expect(texts).toContain("translatedTexts");
  expect(start).toContain('["/a.js","/b.js"]');
  expect(html.endsWith(`<script>${start}</script></body>`)).toBe(true);
});
