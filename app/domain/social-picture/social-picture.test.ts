import fc from "fast-check";
import { expect, test } from "vitest";
import { drawSocialPicture } from "./draw-social-picture.ts";
import { fitWords, type Lettering } from "./lettering.ts";
import {
  getSocialPictureAddress,
  parseSocialPictureAddress,
  type VehicleSocialPicture,
} from "./social-picture.ts";

/** Every letter half as wide as high. */
const lettering: Lettering = {
  measureWidth: (text, { sizePx }) => [...text].length * sizePx * 0.5,
  tracePath: (text, { sizePx }, x, baseline) => {
    drawn.push(text);
    return `M${x} ${baseline}h${[...text].length * sizePx * 0.5}`;
  },
};
const drawn: string[] = [];

const CAR: VehicleSocialPicture = {
  kind: "vehicle",
  siteName: "Prairie Auto Group",
  colors: { bar: "#22c55e", text: "#11693f" },
  eyebrow: "Used 2021",
  name: "Honda CR-V",
  trim: "EX-L",
  miles: "31,204 mi",
  price: { amount: "$24,995", note: "Doc fee included." },
  place: "Aurora, IL",
  illustration: { bodystyle: "suvs", paintKey: "navy", variant: 11 },
  photo: null,
};

function draw(picture: VehicleSocialPicture, photo: string | null = null) {
  drawn.length = 0;
  return {
    svg: drawSocialPicture(picture, photo, lettering),
    words: [...drawn],
  };
}

test("an address names a vehicle or the site, and a hash; any other is none of ours", () => {
  const ofCar = { vin: "1HGCV1F34LA000001", hash: "0123456789ab" };
  for (const name of [ofCar, { vin: null, hash: "ba9876543210" }])
    expect(parseSocialPictureAddress(getSocialPictureAddress(name))).toEqual(
      name,
    );
  for (const address of [
    "/social/1HGCV1F34LA000001/0123456789ab.png",
    "/social/1HGCV1F34LA000001/0123456789AB.jpg",
    "/social/1hgcv1f34la000001/0123456789ab.jpg",
    "/social/SITE/0123456789ab.jpg",
    "/social/site/../../0123456789ab.jpg",
    "/social/site/0123456789ab.jpg/",
  ])
    expect(parseSocialPictureAddress(address), address).toBe(null);
});

test("words never leave their room: not in width, not in lines", () => {
  const room = { widthPx: 400, maxLines: 2, minSizePx: 30 };
  fc.assert(
    fc.property(
      fc.string(),
      fc.integer({ min: 30, max: 90 }),
      (text, sizePx) => {
        const { lines, style } = fitWords(
          text,
          { sizePx, weight: 800 },
          room,
          lettering,
        );
        expect(lines.length).toBeLessThanOrEqual(room.maxLines);
        for (const line of lines)
          expect(lettering.measureWidth(line, style)).toBeLessThanOrEqual(
            room.widthPx,
          );
      },
    ),
  );
});

test("words are set smaller before they are cut", () => {
  const room = { widthPx: 200, maxLines: 1, minSizePx: 20 };
  const big = { sizePx: 40, weight: 700 } as const;
  const fitted = fitWords("twelve chars", big, room, lettering);
  expect(fitted.lines).toEqual(["twelve chars"]);
  expect(fitted.style.sizePx).toBeLessThan(40);
  expect(fitWords("x".repeat(60), big, room, lettering).lines[0]).toMatch(
    /^x+…$/,
  );
});

test("everything that the picture says is drawn as shapes: it needs no font", () => {
  const { svg, words } = draw(CAR);
  expect(svg).not.toMatch(/<text|font/);
  expect(words.join(" ")).toBe(
    "Used 2021 Honda CR-V EX-L 31,204 mi $24,995 Doc fee included. Prairie Auto Group Aurora, IL",
  );
});

test("without a price there is no sticker and no amount", () => {
  const { svg, words } = draw({ ...CAR, price: null });
  expect(words.join(" ")).not.toContain("$");
  expect(svg).not.toContain('stroke-width="2" rx');
  expect(words).toHaveLength(draw(CAR).words.length - 2);
});

test("a photo takes the place of the drawing", () => {
  const photo = "data:image/jpeg;base64,AAAA";
  expect(draw(CAR, photo).svg).toContain(`<image href="${photo}"`);
  expect(draw(CAR).svg).not.toContain("<image");
});
