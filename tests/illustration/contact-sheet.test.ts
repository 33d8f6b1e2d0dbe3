import { createHash } from "node:crypto";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { BODIES, SHAPES } from "#app/domain/illustration/bodies/bodies.ts";
import { CROPS } from "#app/domain/illustration/crops.ts";
import {
  drawIllustration,
  drawVehicle,
} from "#app/domain/illustration/draw-vehicle.ts";
import { DRAWINGS_VERSION } from "#app/domain/illustration/drawings-folder.ts";
import { PAINT_KEYS } from "#app/domain/illustration/paints.ts";
import {
  drawPhotoScene,
  PHOTO_PLACES,
} from "#app/domain/illustration/photo-scene.ts";
import { drawSilhouetteSprite } from "#app/domain/illustration/silhouettes.ts";
import { VIEW_NAMES, type ViewName } from "#app/domain/illustration/views.ts";
import { BODY_STYLES, COLOR_FAMILIES } from "#app/domain/vehicle/vehicle.ts";
import { writeContactSheet, type SheetCell } from "./contact-sheet.ts";

const VARIANTS = Array.from({ length: 12 }, (_, i) => (i * 839) % 10_000);

const STYLES_AND_SHAPES = BODY_STYLES.flatMap((bodystyle) =>
  SHAPES.filter((shape) => BODIES[bodystyle][shape]).map((shape) => ({
    bodystyle,
    ...(shape !== "usual" && { shape }),
  })),
);

const drawings = STYLES_AND_SHAPES.flatMap((body, styleIndex) =>
  VARIANTS.slice(0, 4).flatMap((variant, i) => {
    const paintKey =
      PAINT_KEYS[(styleIndex * 2 + i) % PAINT_KEYS.length] ?? "red";
    return VIEW_NAMES.map((view) => {
      const crop = CROPS[i % CROPS.length] ?? "card";
      const picture = { ...body, paintKey, variant, view, crop };
      return { picture, svg: drawIllustration(picture) };
    });
  }),
);

test("every drawing is well-formed and refers to ids of its own alone", () => {
  for (const { svg } of drawings) expectSound(svg);
});

test("every drawing is plain paint: no style, script, outside address or leaked value", () => {
  for (const { svg } of drawings) {
    expect(svg).not.toMatch(
      /<style|style=|<script|<image|<foreignObject|\son\w+=|href="[^#]|data:|NaN|undefined|null/,
    );
    expect(svg.match(/<filter/g)?.length ?? 0).toBeLessThanOrEqual(1);
  }
});

test("drawings stay small", () => {
  const limits: Record<ViewName, number> = {
    "profile-left": 14_500,
    "profile-right": 14_500,
    wheel: 14_500,
    front: 10_000,
    rear: 10_000,
    dashboard: 7_500,
  };
  for (const { picture, svg } of drawings) {
    expect(Buffer.byteLength(svg)).toBeLessThan(limits[picture.view]);
  }
  expect(Buffer.byteLength(drawSilhouetteSprite())).toBeLessThan(
    BODY_STYLES.length * 1_000,
  );
});

test("the same options give the same bytes, now and on every machine", () => {
  for (const { picture, svg } of drawings)
    expect(drawIllustration(picture)).toBe(svg);
});

test("drawings that change get new addresses: the version is the fingerprint of all, on every machine", () => {
  const hash = createHash("sha256");
  for (const svg of drawEverything()) hash.update(svg);
  // The version to write into `drawings-folder.ts` is what was received.
  expect(hash.digest("hex").slice(0, 8)).toBe(DRAWINGS_VERSION);
});

/** Every body from every side in every crop and look, every paint, inside and place, and the sprite. */
function* drawEverything(): Generator<string> {
  for (const body of STYLES_AND_SHAPES)
    for (const view of VIEW_NAMES)
      for (const [i, variant] of VARIANTS.entries()) {
        const crop = CROPS[i % CROPS.length] ?? "card";
        const picture = { ...body, variant, view, crop };
        yield drawIllustration({ ...picture, paintKey: "red" });
      }
  const sedan = { bodystyle: "sedans", variant: 7, crop: "card" } as const;
  for (const paintKey of PAINT_KEYS)
    yield drawIllustration({ ...sedan, paintKey, view: "profile-left" });
  const red = { ...sedan, paintKey: "red" } as const;
  for (const interior of COLOR_FAMILIES)
    yield drawIllustration({ ...red, interior, view: "dashboard" });
  for (const place of PHOTO_PLACES)
    for (const view of VIEW_NAMES)
      yield drawPhotoScene({ picture: { ...red, view }, place });
  yield drawSilhouetteSprite();
}

test("ids take the prefix they are given, so that drawings can share a page", () => {
  const svg = drawVehicle({
    bodystyle: "suvs",
    paint: "#b2202a",
    variant: 3,
    view: "front",
    id: "card-7-",
  });
  for (const [, id] of svg.matchAll(/ id="([^"]+)"/g)) {
    expect(id).toMatch(/^card-7-/);
  }
});

test("a title is read out and escaped; without one the drawing is hidden", () => {
  const options = {
    bodystyle: "coupes",
    paint: "#15181c",
    variant: 0,
    view: "rear",
  } as const;
  expect(drawVehicle({ ...options, title: 'A "b" <c> & d' })).toContain(
    'role="img" aria-label="A &#34;b&#34; &#60;c&#62; &#38; d"',
  );
  expect(drawVehicle(options)).toContain('aria-hidden="true"');
});

test("the photo-pending picture says that it is an illustration", () => {
  const svg = drawIllustration({
    bodystyle: "suvs",
    paintKey: "blue",
    variant: 1,
    view: "profile-left",
    crop: "photo-pending",
  });
  expect(svg).toContain(">Illustration. Photos coming soon.</text>");
});

test("the sprite holds one symbol a body style, in the color of the text around it", () => {
  const sprite = drawSilhouetteSprite();
  expectSound(sprite);
  const ids = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...BODY_STYLES]);
  expect(sprite.match(/(?:fill|stroke)="[^"]+"/g)).toEqual(
    BODY_STYLES.map(() => 'fill="currentColor"'),
  );
});

const sheetPath = process.env["CONTACT_SHEET"];
test.skipIf(!sheetPath)(
  "the contact sheet is written (only when CONTACT_SHEET names a PNG)",
  async () => {
    await writeContactSheet(sheetPath ?? "", chooseCells(), VIEW_NAMES.length);
  },
);

function chooseCells(): SheetCell[] {
  return drawings
    .filter(({ picture }) => picture.variant === VARIANTS[1])
    .map(({ picture, svg }) => ({
      label: Object.values(picture).join(" "),
      svg,
    }));
}

function expectSound(svg: string): void {
  const ids: string[] = [];
  const references: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("attribute", ({ name, value }) => {
    if (name === "id") ids.push(value);
    for (const [, id] of value.matchAll(/(?:^#|url\(#)([\w-]+)/g)) {
      if ((name === "href" || value.startsWith("url(")) && id)
        references.push(id);
    }
  });
  parser.write(svg).close();
  expect(new Set(ids).size).toBe(ids.length);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
}
