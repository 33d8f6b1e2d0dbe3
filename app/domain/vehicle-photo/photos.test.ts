import fc from "fast-check";
import { expect, test } from "vitest";
import { toVehicleImages, parsePhotos } from "./photos.ts";

const A = "https://photos.example.com/a.jpg";
const B = "https://photos.example.com/b.jpg";

test.each([
  [`${A},${B}`],
  [`${A}, ${B}`],
  [`${A}|${B}`],
  [`${A};${B};`],
  [`${A}\n${B}`],
  [`["${A}","${B}"]`],
  [`[{"url":"${A}","tag":["front"]},{"url":"${B}"}]`],
  [`${A}|${B}|${A}`],
])("both photos are found in %j", (text) => {
  expect(parsePhotos(text)).toEqual({ addresses: [A, B], droppedCount: 0 });
});

test("a comma inside an address does not part it", () => {
  const address = "https://photos.example.com/w_400,h_300,q_90/a.webp";
  expect(parsePhotos(`${address},${A}`).addresses).toEqual([address, A]);
});

test("an address without its scheme becomes https", () => {
  expect(parsePhotos("//photos.example.com/a.jpg").addresses).toEqual([A]);
});

test.each([
  "/vehicles/a.jpg",
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
  "ftp://example.com/a.jpg",
  "https://user:secret@example.com/a.jpg",
  "http://localhost/a.jpg",
  "[not json",
])("%j is no photo address", (text) => {
  expect(parsePhotos(text).addresses).toEqual([]);
  expect(parsePhotos(text).droppedCount).toBeGreaterThan(0);
});

test("the first photo is the preview, the others are additional", () => {
  expect(
    toVehicleImages({ photos: [A, B], customBackground: [B], stock: [] }),
  ).toEqual({
    imageCustomBg: [B],
    previewImage: A,
    additionalImages: [B],
    evoxImages: [],
  });
});

test("an address that is taken as it stands is the one that reading it whole gives", () => {
  const part = fc.stringMatching(/^[a-zA-Z0-9._~-]{0,8}$/);
  const anAddress = fc
    .tuple(
      fc.constantFrom("http", "https"),
      fc.stringMatching(/^[a-z0-9.-]{1,12}\.[a-z0-9]{1,3}$/),
      fc.array(part, { maxLength: 4 }),
      fc.constantFrom("", "?w=1&h=2", "?a=b?", "#x", "?%41", ":80"),
    )
    .map(
      ([scheme, host, parts, end]) =>
        `${scheme}://${host}/${parts.join("/")}${end}`,
    );
  fc.assert(
    fc.property(anAddress, (address) => {
      const url = URL.parse(address);
      const [read] = parsePhotos(address).addresses;
      if (read !== undefined) expect(read).toBe(url?.href);
      else expect(url === null || !url.hostname.includes(".")).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
