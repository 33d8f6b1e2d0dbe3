import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createAuditTrail } from "#app/adapters/database/console/audit-trail.server.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { countOwnPhotos } from "#app/domain/checkup/vehicles/photo-checks.ts";
import { MOST_FILES_AT_ONCE } from "#app/domain/vehicle-edits/upload-limits.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { type ConsoleBrowser, signInAs } from "./console-browser.ts";
import { aForm, aNoisyPhoto, aPhoto, aPictureBomb } from "./sent-pictures.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

function getVehicle(at: number) {
  return site.vehicles[at]?.vehicle ?? expect.fail("The sample is too small.");
}

/** Lists and pages follow an edit; how fast is another test's question. */
const waitFor = <T>(look: () => Promise<T>) =>
  vi.waitFor(look, { timeout: 30_000, interval: 100 });

const getPath = (vin: string) => `/console/cars/${vin}`;

async function readPage(browser: ConsoleBrowser, vin: string) {
  const page = await (await browser.get(getPath(vin))).text();
  const form = page.slice(page.indexOf(`action="${getPath(vin)}/photos"`));
  const items = form.split('<li id="photo-').slice(1);
  return {
    page,
    seenRevision: /name="seenRevision" value="(\d*)"/.exec(form)?.[1] ?? "",
    ids: items.map((it) => it.slice(0, 16)),
    hidden: items
      .filter((it) => it.slice(16).startsWith('" data-hidden'))
      .map((it) => it.slice(0, 16)),
  };
}

async function act(browser: ConsoleBrowser, vin: string, deed: string) {
  const { seenRevision } = await readPage(browser, vin);
  return browser.post(`${getPath(vin)}/photos`, { do: deed, seenRevision });
}

const send = (
  browser: ConsoleBrowser,
  vin: string,
  files: Parameters<typeof aForm>[0],
) => browser.post(`${getPath(vin)}/photos/add`, aForm(files));

/** Addresses of the photos on the car's page of the site. */
async function listSitePhotos(at: number) {
  const vehicle = getVehicle(at);
  const page = await (await site.fetch(getVehicleAddress(vehicle))).text();
  const found = page.matchAll(
    new RegExp(`/img/p/${vehicle.vin}/\\d+-[0-9a-f]{12}-640\\.webp`, "g"),
  );
  return [...new Set([...found].map(([address]) => address))];
}

test("pictures that a seller sends stand on the site upright, without place and maker, and come back with the edit", async () => {
  const seller = await signInAs(site, "seller");
  const { vin } = getVehicle(0);
  const before = await listSitePhotos(0);
  const sent = await send(seller, vin, [
    ["front.jpg", await aPhoto(1)],
    ["back.png", await aPhoto(2, "png")],
  ]);
  expect(sent.status).toBe(303);
  expect(sent.headers.get("Location")).toContain("done=photosAdded");
  await waitFor(async () =>
    expect((await listSitePhotos(0)).length).toBe(before.length + 2),
  );
  const added = (await listSitePhotos(0)).filter((it) => !before.includes(it));
  for (const address of added) {
    const answer = await site.fetch(address);
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height, exif } = await sharp(bytes).metadata();
    expect(height).toBeGreaterThan(width);
    expect(exif).toBeUndefined();
    expect(bytes.includes("Telltale")).toBe(false);
  }
  const kept = await site.stores.database.leads.db
    .selectFrom("uploaded_photos")
    .select("bytes")
    .where("vin", "=", vin)
    .execute();
  for (const { bytes } of kept)
    expect(Buffer.from(bytes).includes("Telltale")).toBe(false);

  const { seenRevision, page } = await readPage(seller, vin);
  expect(page).toContain(`Added by ${seller.person.name}`);
  expect(page).toContain("The feed says");
  await seller.post(`${getPath(vin)}/photos`, {
    takeBack: "yes",
    seenRevision,
  });
  await waitFor(async () => expect(await listSitePhotos(0)).toEqual(before));
  const now = await readPage(seller, vin);
  expect(now.hidden).toHaveLength(2);
  await act(seller, vin, `show:${now.hidden[0] ?? ""}`);
  await waitFor(async () =>
    expect((await listSitePhotos(0)).length).toBe(before.length + 1),
  );
  const trail = createAuditTrail(site.stores.database.leads);
  const lines = await trail.list({ limit: 9, subject: vin });
  expect(lines.map(({ action }) => action)).toEqual([
    "vehicle.changed",
    "vehicle.restored",
    "vehicle.changed",
  ]);
});

test("a car's card has its first photo, also after another one was hidden", async () => {
  const seller = await signInAs(site, "seller");
  // From the end: the tests around it send theirs to the first cars.
  const at = site.vehicles.findLastIndex(
    ({ vehicle }) => countOwnPhotos(vehicle.images) === 0,
  );
  const { vin } = getVehicle(at);
  const readCard = async () =>
    (await site.fetch(`/api/cards?vins=${vin}`)).text();
  await send(seller, vin, [
    ["1.jpg", await aPhoto(3)],
    ["2.jpg", await aPhoto(4)],
  ]);
  await waitFor(async () => expect(await listSitePhotos(at)).toHaveLength(2));
  const [first = ""] = await listSitePhotos(at);
  await waitFor(async () => expect(await readCard()).toContain(first));
  const { ids } = await readPage(seller, vin);
  await act(seller, vin, `hide:${ids[1] ?? ""}`);
  await waitFor(async () => expect(await listSitePhotos(at)).toEqual([first]));
  await waitFor(async () => expect(await readCard()).toContain(first));
});

test("a photo moves first, up and down, is hidden and shown, and a deleted one is gone for good", async () => {
  const seller = await signInAs(site, "seller");
  const { vin } = getVehicle(1);
  for (const seed of [1, 2, 3])
    await send(seller, vin, [[`${String(seed)}.jpg`, await aPhoto(seed)]]);
  const { ids } = await readPage(seller, vin);
  const last = ids.at(-1) ?? "";
  await act(seller, vin, `first:${last}`);
  expect((await readPage(seller, vin)).ids[0]).toBe(last);
  const down = await act(seller, vin, `down:${last}`);
  expect(down.headers.get("Location")).toContain(`#photo-${last}`);
  expect((await readPage(seller, vin)).ids[1]).toBe(last);
  await act(seller, vin, `up:${last}`);
  expect((await readPage(seller, vin)).ids[0]).toBe(last);
  await act(seller, vin, `hide:${last}`);
  const hidden = await readPage(seller, vin);
  expect(hidden.hidden).toEqual([last]);
  const thumbnail = await seller.get(`${getPath(vin)}/photos/${last}`);
  expect(thumbnail.headers.get("Content-Type")).toBe("image/webp");
  await act(seller, vin, `remove:${last}`);
  expect((await readPage(seller, vin)).ids).not.toContain(last);
  expect((await seller.get(`${getPath(vin)}/photos/${last}`)).status).toBe(404);
  expect((await act(seller, vin, `remove:${last}`)).status).toBe(404);
});

test("of two people who move photos the second sees the first one's, and overwrites nothing", async () => {
  const ana = await signInAs(site, "seller");
  const bo = await signInAs(site, "seller");
  const { vin } = getVehicle(2);
  await send(ana, vin, [
    ["1.jpg", await aPhoto(1)],
    ["2.jpg", await aPhoto(2)],
  ]);
  const seen = await readPage(bo, vin);
  const [one = "", two = ""] = seen.ids.slice(-2);
  await act(ana, vin, `hide:${one}`);
  const late = await bo.post(`${getPath(vin)}/photos`, {
    do: `hide:${two}`,
    seenRevision: seen.seenRevision,
  });
  expect(late.status).toBe(409);
  const page = await late.text();
  expect(page).toContain(`${ana.person.name} changed the photos meanwhile`);
  expect(page).toContain("“Hide photo");
  expect((await readPage(bo, vin)).hidden).toEqual([one]);
  const took = await bo.post(`${getPath(vin)}/photos`, {
    takeBack: "yes",
    seenRevision: seen.seenRevision,
  });
  expect(took.status).toBe(409);
  expect((await send(bo, vin, [["3.jpg", await aPhoto(3)]])).status).toBe(303);
  expect((await readPage(bo, vin)).hidden).toEqual([one]);
});

const whole = aNoisyPhoto();
test.each([
  ["nothing.jpg", () => Buffer.alloc(0), "nothing.jpg is empty"],
  [
    "logo.png",
    () => Buffer.from('<?xml version="1.0"?><svg xmlns="x"><script/></svg>'),
    "logo.png is a drawing (SVG)",
  ],
  [
    "IMG_1.heic",
    () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1"),
    "IMG_1.heic is a HEIC picture",
  ],
  [
    "offer.jpg",
    () => Buffer.from("%PDF-1.7 offer"),
    "offer.jpg is no JPEG, PNG, WebP or AVIF picture",
  ],
  ["anim.gif", () => Buffer.from("GIF89a"), "anim.gif is no JPEG"],
  ["bomb.png", aPictureBomb, "bomb.png has too many pixels"],
  [
    "half.jpg",
    async () => (await whole).subarray(0, (await whole).length / 2),
    "half.jpg is damaged or cut off",
  ],
  [
    "huge.jpg",
    () => Buffer.alloc(50 * 1024 * 1024, 0xff),
    "huge.jpg is larger than 20 MB",
  ],
  [
    '"><img src=x onerror=alert(1)>.jpg',
    () => Buffer.from("no picture"),
    "&lt;img src=x onerror=alert(1)&gt;.jpg is no JPEG",
  ],
] as const)(
  "%j is named with what is wrong, and the other pictures of the form are added",
  async (fileName, makeBytes, said) => {
    const seller = await signInAs(site, "seller");
    const { vin } = getVehicle(3);
    const seed = fileName.length + 100;
    const answer = await send(seller, vin, [
      [fileName, await makeBytes()],
      ["good.jpg", await aPhoto(seed)],
    ]);
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain(said);
    expect(page).toContain("1 photo was added.");
  },
);

test("a picture with a wrong ending is a picture, and one sent twice is one", async () => {
  const seller = await signInAs(site, "seller");
  const { vin } = getVehicle(4);
  const bytes = await aPhoto(7, "png");
  const answer = await send(seller, vin, [
    ["really-a-png.jpg", bytes],
    ["the-same.png", bytes],
  ]);
  expect(answer.status).toBe(303);
  expect((await readPage(seller, vin)).page).toContain(
    "This car has 1 of 40 added photos",
  );
});

test("a form without a choice, one that is cut off and one with too many files say so", async () => {
  const seller = await signInAs(site, "seller");
  const { vin } = getVehicle(5);
  const none = await send(seller, vin, [["", Buffer.alloc(0)]]);
  expect(none.status).toBe(400);
  expect(await none.text()).toContain("Choose a picture first");
  expect((await seller.post(`${getPath(vin)}/photos/add`)).status).toBe(400);
  const cut = await site.fetch(`${getPath(vin)}/photos/add`, {
    method: "POST",
    headers: {
      Cookie: `forecourt_console=${seller.cookies.get("forecourt_console") ?? ""}`,
      "Content-Type": "multipart/form-data; boundary=x",
    },
    body: '--x\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\nabc',
  });
  expect(cut.status).toBe(400);
  expect(await cut.text()).toContain("Nothing was added");
  const many = Array.from(
    { length: MOST_FILES_AT_ONCE + 1 },
    (_, at) => [`${String(at)}.jpg`, Buffer.from("x")] as const,
  );
  const page = await (await send(seller, vin, many)).text();
  expect(page).toContain(`${String(MOST_FILES_AT_ONCE)}.jpg is one too many`);
});

test("photos of a hidden car answer like those of one that was never here, and its store sees them", async () => {
  const seller = await signInAs(site, "seller");
  const { vin } = getVehicle(6);
  await send(seller, vin, [["1.jpg", await aPhoto(1)]]);
  const { ids } = await waitFor(async () => {
    expect((await listSitePhotos(6)).length).toBeGreaterThan(0);
    return readPage(seller, vin);
  });
  const addresses = await listSitePhotos(6);
  await seller.post(getPath(vin), { field: "hidden", seenRevision: "" });
  for (const address of addresses)
    expect((await site.fetch(address)).status).toBe(404);
  const own = await seller.get(`${getPath(vin)}/photos/${ids.at(-1) ?? ""}`);
  expect(own.status).toBe(200);
});
