import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeProfileRendition } from "#app/adapters/images/profile-renditions.server.ts";
import {
  formatStoreProfileFault,
  type StoreProfileFault,
} from "./profile-files.server.ts";
import { loadStoreProfile } from "./store-profile.server.ts";

const NOW_MS = Date.parse("2026-11-20T18:00:00Z");
const FRANCHISE = join(import.meta.dirname, "../../../profiles/franchise");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "profile-pictures-"));
  writeFileSync(join(folder, "extends.txt"), FRANCHISE);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Buffer) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

/** Replaces one value of a file of the sample. */
async function writeChanged(file: string, change: (json: never) => void) {
  const { default: json } = await import(join(FRANCHISE, file), {
    with: { type: "json" },
  });
  const copy = structuredClone(json);
  change(copy as never);
  write(file, JSON.stringify(copy));
}

const picture = (widthPx: number, heightPx: number) =>
  sharp({
    create: {
      width: widthPx,
      height: heightPx,
      channels: 4,
      background: "#1d4ed880",
    },
  })
    .png()
    .toBuffer();

const setLogo = (address: string) =>
  writeChanged(
    "profile.json",
    (json: { theme: { logo: Record<string, string> } }) => {
      json.theme.logo["default"] = address;
    },
  );

function load() {
  const result = loadStoreProfile(folder, NOW_MS);
  const say = (faults: readonly StoreProfileFault[]) =>
    faults.map((it) =>
      formatStoreProfileFault({
        file: it.file,
        key: it.key,
        message: it.message,
      }),
    );
  return result.ok
    ? { ...result, faults: [], said: say(result.warnings) }
    : { ...result, faults: say(result.faults), said: say(result.warnings) };
}

test("a picture of assets/ is answered at an address that changes with it, in the size that is shown", async () => {
  write("assets/logo.png", await picture(900, 600));
  await setLogo("assets/logo.png");
  const first = load();
  if (!first.ok) expect.fail(first.faults.join("\n"));
  const address = first.profile.theme.logo.default ?? "";
  expect(address).toMatch(/^\/profile-pictures\/[0-9a-f]{16}\/logo\.webp$/);
  const found = first.pictures.get(address) ?? expect.fail(address);
  const shown = await makeProfileRendition(found.bytes, found.size);
  expect(await sharp(shown).metadata()).toMatchObject({
    format: "webp",
    width: 162,
    height: 108,
    hasAlpha: true,
  });
  write("assets/logo.png", await picture(900, 601));
  const second = load();
  if (!second.ok) expect.fail(second.faults.join("\n"));
  expect(second.profile.theme.logo.default).not.toBe(address);
  expect(second.contentHash).not.toBe(first.contentHash);
});

test("portraits are cut to a square, a store keeps its shape, and a picture for shared links is a JPEG of 1200 × 630", async () => {
  write(
    "assets/team/ellen.jpg",
    await sharp(await picture(800, 1200))
      .jpeg()
      .toBuffer(),
  );
  write("assets/share.png", await picture(2400, 2400));
  await writeChanged("staff.json", (json: { imageUrl: string }[]) => {
    for (const [at, member] of json.entries())
      Object.assign(member, {
        imageUrl: at === 0 ? "assets/team/ellen.jpg" : null,
      });
  });
  await writeChanged("profile.json", (json: { seo: object }) => {
    Object.assign(json.seo, { socialPicture: "assets/share.png" });
  });
  const result = load();
  if (!result.ok) expect.fail(result.faults.join("\n"));
  const sizes = await Promise.all(
    [...result.pictures.values()].map(async ({ bytes, size }) => {
      const { format, width, height } = await sharp(
        await makeProfileRendition(bytes, size),
      ).metadata();
      return `${format} ${width} ${height}`;
    }),
  );
  expect(sizes.sort()).toEqual([
    "jpeg 1200 630",
    "webp 1600 843",
    "webp 480 480",
  ]);
  expect(result.profile.staff[0]?.imageUrl).toMatch(/\/ellen\.webp$/);
  expect(result.profile.seo.socialPicture).toMatch(/\/share\.jpg$/);
});

test.each([
  ["assets/logo.png", "assets/logo.png is missing"],
  [
    "/logos/ours.png",
    "the site has no picture at /logos/ours.png; put it into the profile's assets/ and write assets/ours.png",
  ],
  [
    "https://cdn.example/ours.png",
    "the site's own policy blocks pictures of cdn.example; put it into the profile's assets/ and write assets/ours.png",
  ],
  [
    "assets/../leads.json",
    "must be a picture of the profile, as in assets/logo.png, or a path that starts with /",
  ],
])("a logo at %s is an error at its key", async (address, message) => {
  await setLogo(address);
  expect(load().faults).toEqual([
    `profile.json: theme.logo.default: ${message}`,
  ]);
});

test.each([
  ["assets/logo.png", "<svg/>", "is no png picture, whatever its name says"],
  [
    "assets/logo.pdf",
    "%PDF-1.7",
    "is no picture; assets/ takes .png, .jpg, .jpeg, .webp, .avif, .svg",
  ],
])("%s that holds %j is an error", async (name, content, message) => {
  write(name, content);
  await setLogo(name);
  expect(load().faults).toEqual([
    `profile.json: theme.logo.default: ${name} ${message}`,
  ]);
});

test("the site's own pictures, and portraits at another host over TLS, stay as they are written", async () => {
  await setLogo("/logo-mark.svg");
  const setPortrait = (imageUrl: string) =>
    writeChanged("staff.json", (json: { imageUrl: string }[]) => {
      const [first] = json;
      if (first !== undefined) first.imageUrl = imageUrl;
    });
  await setPortrait("https://people.example/ellen.jpg");
  const result = load();
  if (!result.ok) expect.fail(result.faults.join("\n"));
  expect(result.profile.theme.logo.default).toBe("/logo-mark.svg");
  expect(result.profile.staff[0]?.imageUrl).toBe(
    "https://people.example/ellen.jpg",
  );
  await setPortrait("http://people.example/ellen.jpg");
  expect(load().faults).toEqual([
    "staff.json: [0].imageUrl: must start with https://: browsers block the picture otherwise",
  ]);
});

test("pictures in an own page's text are those of assets/, and one that nothing shows is told", async () => {
  write("assets/yard.png", await picture(2400, 1200));
  write("assets/forgotten.png", await picture(20, 20));
  write(
    "pages/fleet.md",
    "---\ntitle: Fleet sales\nupdatedOn: 2026-10-01\n---\nOur yard: ![The yard](assets/yard.png)\n",
  );
  const result = load();
  if (!result.ok) expect.fail(result.faults.join("\n"));
  expect(result.profile.ownPages).toMatchObject([
    {
      slug: "fleet",
      title: "Fleet sales",
      markdown: expect.stringMatching(
        /^Our yard: !\[The yard\]\(\/profile-pictures\/[0-9a-f]{16}\/yard\.webp\)$/,
      ),
    },
  ]);
  expect(result.said).toEqual(
    expect.arrayContaining([
      "assets/forgotten.png: stands in no part of the profile, so nothing shows it",
      "pages/fleet.md: stands in no menu, so that visitors find it through search engines alone",
    ]),
  );
  write(
    "pages/fleet.md",
    "---\ntitle: Fleet sales\nupdatedOn: 2026-10-01\n---\n![The yard](assets/yards.png)\n",
  );
  expect(load().faults).toEqual([
    "pages/fleet.md: markdown: assets/yards.png is missing",
  ]);
  const failed = loadStoreProfile(folder, NOW_MS);
  expect(failed.ok ? null : failed.faults[0]?.at).toEqual({
    line: 5,
    column: 13,
  });
});
