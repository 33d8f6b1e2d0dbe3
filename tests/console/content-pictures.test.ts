import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuditTrail } from "#app/adapters/database/console/audit-trail.server.ts";
import {
  type ProfileVariant,
  profileVariant,
} from "#tests/support/profile-variant.ts";
import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { signInAs } from "./console-browser.ts";
import { readFormFields } from "./content-form.ts";
import { aPhoto } from "./sent-pictures.ts";

let profile: ProfileVariant;
let site: TestSite;
beforeAll(async () => {
  profile = profileVariant("franchise", {
    "staff.json": (it) => it,
    "promotions.json": (it) => it,
    "reviews.json": (it) => it,
  });
  site = await startTestSite({
    isSeeded: false,
    variables: { PROFILE: profile.folder },
  });
});
afterAll(async () => {
  await site.stop();
  profile.remove();
});

const ENTRY = "/console/content/staff/ellen-brandt";

const readStaff = (): { id: string; imageUrl?: string | null }[] =>
  JSON.parse(readFileSync(join(profile.folder, "staff.json"), "utf8"));
const getPortrait = () =>
  readStaff().find(({ id }) => id === "ellen-brandt")?.imageUrl ?? null;

const readReview = (): unknown =>
  JSON.parse(readFileSync(join(profile.folder, "reviews.json"), "utf8"))[0];

function listAssets() {
  const folder = join(profile.folder, "assets");
  return existsSync(folder) ? readdirSync(folder) : [];
}

type Browser = Awaited<ReturnType<typeof signInAs>>;

async function send(
  browser: Browser,
  [fileName, bytes]: readonly [string, Uint8Array],
  changes: Readonly<Record<string, string>> = {},
) {
  const html = await (await browser.get(ENTRY)).text();
  const form = new FormData();
  for (const [name, value] of readFormFields(html, ENTRY))
    if (name !== "imageUrl.file") form.append(name, changes[name] ?? value);
  const file = new File([new Uint8Array(bytes)], fileName);
  form.append("imageUrl.file", file);
  return browser.post(ENTRY, form);
}

test("a portrait given as a file stands in the profile's assets, on the site and in the entry, and goes back with it", async () => {
  const manager = await signInAs(site, "manager");
  const before = getPortrait();
  const answer = await send(manager, ["../../x.png", await aPhoto(1)]);
  expect(answer.status).toBe(303);
  const portrait = getPortrait() ?? "";
  expect(portrait).toMatch(/^assets\/staff-[0-9a-f]{12}\.jpg$/);
  const bytes = readFileSync(join(profile.folder, portrait));
  const { width, height, exif } = await sharp(bytes).metadata();
  expect(height).toBeGreaterThan(width);
  expect(exif).toBeUndefined();
  const page = await (await site.fetch(PAGE_PATHS.meetOurTeam)).text();
  expect(page).toMatch(/profile-pictures[^"]*staff-[0-9a-f]{12}/);
  const [line] = await createAuditTrail(site.stores.database.leads).list({
    limit: 1,
  });
  expect(line).toMatchObject({
    action: "content.changed",
    subject: "staff ellen-brandt",
    after: { imageUrl: portrait },
  });

  const html = await (await manager.get(ENTRY)).text();
  await manager.post(`${ENTRY}/back`, readFormFields(html, `${ENTRY}/back`));
  expect(getPortrait()).toBe(before);
  expect(listAssets()).toEqual([portrait.replace("assets/", "")]);
  const now = await (await manager.get(ENTRY)).text();
  await manager.post(`${ENTRY}/back`, readFormFields(now, `${ENTRY}/back`));
  expect(getPortrait()).toBe(portrait);
});

interface Pictured {
  readonly entry: string;
  readonly field: string;
  readonly page: string;
}

/** Addresses of pictures of the assets on a page of the site. */
async function listServed(page: string) {
  const shown = await (await site.fetch(page)).text();
  const found = shown.matchAll(
    /\/profile-pictures\/[0-9a-f]{16}\/[a-z]+-[0-9a-f]{12}\.\w+/g,
  );
  return [...new Set([...found].map(([address]) => address))];
}

async function requireServed(addresses: readonly string[]) {
  for (const address of addresses) {
    const answer = await site.fetch(address);
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect((await sharp(bytes).metadata()).width).toBeGreaterThan(0);
  }
}

/** The addresses that the page of the site has besides. */
async function givePicture(
  manager: Browser,
  { entry, field, page }: Pictured,
  seed: number,
) {
  const before = await listServed(page);
  const html = await (await manager.get(entry)).text();
  const form = new FormData();
  for (const [name, value] of readFormFields(html, entry))
    if (name !== `${field}.file`) form.append(name, value);
  const bytes = await aPhoto(seed);
  form.append(`${field}.file`, new File([new Uint8Array(bytes)], "a.jpg"));
  expect((await manager.post(entry, form)).status).toBe(303);
  const added = (await listServed(page)).filter((it) => !before.includes(it));
  expect(added.length).toBeGreaterThan(0);
  await requireServed(added);
  return { before, added };
}

test.each([
  {
    entry: "/console/content/staff/marcus-hale",
    field: "imageUrl",
    page: PAGE_PATHS.meetOurTeam,
  },
  {
    entry: "/console/content/offers/pre-approval-7-down",
    field: "img",
    page: "/",
  },
])(
  "a picture given for $entry is served to shoppers, stays in the assets when the entry goes back, and comes back with it",
  async ({ entry, field, page }) => {
    const manager = await signInAs(site, "manager");
    const pictured = { entry, field, page };
    const { before, added } = await givePicture(manager, pictured, 23);
    const goBack = async () => {
      const now = await (await manager.get(entry)).text();
      const fields = readFormFields(now, `${entry}/back`);
      expect((await manager.post(`${entry}/back`, fields)).status).toBe(303);
    };
    const assets = listAssets();
    await goBack();
    expect(await listServed(page)).toEqual(before);
    expect(listAssets()).toEqual(assets);
    await goBack();
    expect(await listServed(page)).toEqual(expect.arrayContaining(added));
    await requireServed(added);
  },
);

test("a photo given for a reviewer is served to shoppers, and stays in the assets when the review is removed", async () => {
  const manager = await signInAs(site, "manager");
  const entry = "/console/content/reviews/0";
  const page = PAGE_PATHS.autoFinancing;
  const pictured = { entry, field: "reviewerPhoto", page };
  const { before } = await givePicture(manager, pictured, 24);
  expect(readReview()).toMatchObject({ hasPhoto: true });
  const assets = listAssets();
  const html = await (await manager.get(entry)).text();
  const fields = readFormFields(html, `${entry}/remove`);
  expect((await manager.post(`${entry}/remove`, fields)).status).toBe(303);
  expect(await listServed(page)).toEqual(before);
  expect(listAssets()).toEqual(assets);
});

test("a reviewer's photo is shown by being given: there is nothing to tick, and taking it out is enough", async () => {
  const manager = await signInAs(site, "manager");
  const entry = "/console/content/reviews/0";
  const page = PAGE_PATHS.autoFinancing;
  const { before } = await givePicture(
    manager,
    { entry, field: "reviewerPhoto", page },
    25,
  );
  const form = new FormData();
  const html = await (await manager.get(entry)).text();
  for (const [name, value] of readFormFields(html, entry))
    form.append(name, name === "reviewerPhoto" ? "" : value);
  expect([...form.keys()]).not.toContain("hasPhoto");
  expect(html).not.toContain('name="hasPhoto"');
  expect((await manager.post(entry, form)).status).toBe(303);
  expect(readReview()).toMatchObject({ reviewerPhoto: null, hasPhoto: false });
  expect(await listServed(page)).toEqual(before);
});

test.each([
  ["shot.heic", "\0\0\0\x18ftypheic", "shot.heic is a HEIC picture"],
  ["me.svg", "<svg onload=alert(1)>", "me.svg is no JPEG, PNG, WebP or AVIF"],
  ["me.jpg", "\xff\xd8\xff\xe0", "me.jpg is damaged or cut off"],
])(
  "%s is named with what is wrong, and nothing of the entry is saved",
  async (fileName, content, said) => {
    const manager = await signInAs(site, "manager");
    const staff = readStaff();
    const assets = listAssets();
    const answer = await send(
      manager,
      [fileName, Buffer.from(content, "latin1")],
      { firstName: "Other" },
    );
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(said);
    expect(page).toContain('value="Other"');
    expect(readStaff()).toEqual(staff);
    expect(listAssets()).toEqual(assets);
  },
);

test("a file of an entry that cannot be saved is not left in the assets", async () => {
  const manager = await signInAs(site, "manager");
  const assets = listAssets();
  const answer = await send(manager, ["a.jpg", await aPhoto(9)], {
    firstName: "",
  });
  expect(answer.status).toBe(422);
  expect(listAssets()).toEqual(assets);
});

test("a form without a file keeps the address that was typed", async () => {
  const manager = await signInAs(site, "manager");
  const portrait = getPortrait();
  const answer = await send(manager, ["", Buffer.alloc(0)], {
    lastName: "Brand",
  });
  expect(answer.status).toBe(303);
  expect(getPortrait()).toBe(portrait);
});
