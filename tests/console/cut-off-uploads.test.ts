import { existsSync, readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuditTrail } from "#app/adapters/database/console/audit-trail.server.ts";
import {
  type ProfileVariant,
  profileVariant,
} from "#tests/support/profile-variant.ts";
import { IS_SHORT } from "#tests/support/effort.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { type ConsoleBrowser, signInAs } from "./console-browser.ts";
import { readFormFields } from "./content-form.ts";

let profile: ProfileVariant;
let site: TestSite;
beforeAll(async () => {
  profile = profileVariant("franchise", { "staff.json": (it) => it });
  site = await startTestSite({ variables: { PROFILE: profile.folder } });
});
afterAll(async () => {
  await site.stop();
  profile.remove();
});

const ENTRY = "/console/content/staff/ellen-brandt";
const listAssets = () => {
  const folder = join(profile.folder, "assets");
  return existsSync(folder) ? readdirSync(folder) : [];
};
const readStaff = () =>
  readFileSync(join(profile.folder, "staff.json"), "utf8");

const listKept = () =>
  site.stores.database.leads.db
    .selectFrom("uploaded_photos")
    .select("hash")
    .execute();
const listLines = () =>
  createAuditTrail(site.stores.database.leads).list({ limit: 9 });

const getHeaders = (browser: ConsoleBrowser) => ({
  Cookie: `forecourt_console=${browser.cookies.get("forecourt_console") ?? ""}`,
  "Content-Type": "multipart/form-data; boundary=x",
});

async function aPicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 2, height: 2, channels: 3, background } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

type Part = readonly [disposition: string, content: string | Uint8Array];

/** It ends with its last delimiter: what would follow says nothing. */
function formatBody(parts: readonly Part[]): Buffer<ArrayBuffer> {
  const written = parts.flatMap(([disposition, content]) => [
    Buffer.from(
      `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...written, Buffer.from("--x--")]);
}

async function send(
  browser: ConsoleBrowser,
  path: string,
  body: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const headers = getHeaders(browser);
  const answer = await site.fetch(path, { method: "POST", headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

/** Says that the whole body comes, sends its beginning, and is gone. */
async function leaveAfter(
  browser: ConsoleBrowser,
  path: string,
  body: Uint8Array,
  length: number,
): Promise<void> {
  const asked = request(site.origin + path, {
    method: "POST",
    headers: { ...getHeaders(browser), "Content-Length": body.length },
  });
  const left = new Promise<void>((resolve) => {
    asked.on("error", () => {});
    asked.on("close", resolve);
  });
  await new Promise<void>((resolve) =>
    asked.write(body.subarray(0, length), () => resolve()),
  );
  asked.destroy();
  await left;
}

/** `npm test` cuts at some bytes; the reader's own test, which is fast, cuts at each. */
const CUT_EVERY = IS_SHORT ? 7 : 1;

/** An address may send 600 forms a minute. */
test("photos of a form that is cut off at any byte, or whose sender leaves, are not added, and those of the whole form are", async () => {
  const seller = await signInAs(site, "seller");
  const vin = site.vehicles[0]?.vehicle.vin ?? expect.fail("No such car.");
  const path = `/console/cars/${vin}/photos/add`;
  const file = 'name="files"; filename="a.png"';
  const body = formatBody([
    [file, await aPicture("red")],
    [file, await aPicture("blue")],
  ]);
  expect(body.length).toBeLessThan(500);
  const logged = [...site.logged];
  const before = await listLines();
  const statuses = new Set<number>();
  for (let length = 0; length < body.length; length += CUT_EVERY) {
    statuses.add(await send(seller, path, body.subarray(0, length)));
    if (length % (14 * CUT_EVERY) === 0)
      await leaveAfter(seller, path, body, length);
  }
  expect([...statuses]).toEqual([400]);
  expect(await listKept()).toEqual([]);
  expect(await listLines()).toEqual(before);
  expect(site.logged).toEqual(logged);
  expect(await send(seller, path, body)).toBe(303);
  expect(await listKept()).toHaveLength(2);
});

test("a portrait of a form that is cut off is not laid into the profile, and nothing of its entry is saved", async () => {
  const manager = await signInAs(site, "manager");
  const html = await (await manager.get(ENTRY)).text();
  const texts = [...readFormFields(html, ENTRY)].filter(
    ([name]) => name !== "imageUrl.file",
  );
  const body = formatBody([
    ['name="imageUrl.file"; filename="me.png"', await aPicture("green")],
    ...texts.map(([name, value]): Part => [`name="${name}"`, value]),
  ]);
  const [staff, assets] = [readStaff(), listAssets()];
  const logged = [...site.logged];
  const before = await listLines();
  const cuts = Array.from({ length: 40 }, (_, at) =>
    Math.floor((body.length * at) / 40),
  );
  for (const length of [...cuts, body.length - 1]) {
    expect(await send(manager, ENTRY, body.subarray(0, length))).toBe(422);
    if (length % 4 === 0) await leaveAfter(manager, ENTRY, body, length);
  }
  expect(readStaff()).toBe(staff);
  expect(listAssets()).toEqual(assets);
  expect(await listLines()).toEqual(before);
  expect(site.logged).toEqual(logged);
  expect(await send(manager, ENTRY, body)).toBe(303);
  expect(listAssets()).toHaveLength(assets.length + 1);
});
