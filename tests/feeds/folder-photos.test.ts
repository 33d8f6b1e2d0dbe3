import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { importCommand } from "#cli/import.ts";
import { SOME_DAY_MS, startTestSite } from "#tests/support/test-site.ts";

const VIN = "1HGCM82633A004352";
const FEED = [
  "VIN,Stock #,New/Used,Year,Make,Model,Price,Miles,Exterior Color,Description",
  `${VIN},A-1001,U,2003,Honda,Accord EX,5995,101234,Silver,One owner.`,
  "",
].join("\n");
const PHOTO = new RegExp(`/img/p/${VIN}/\\d-[0-9a-f]{12}-\\d+\\.(?:webp|jpg)`);

test("a picture of the folder is on the card, on the vehicle's page, for search engines, in the catalogue and in the feeds", async () => {
  const feedDir = mkdtempSync(join(tmpdir(), "folder-photos-"));
  onTestFinished(() => rmSync(feedDir, { recursive: true }));
  mkdirSync(join(feedDir, "merrillville/photos"), { recursive: true });
  const picture = sharp({
    create: { width: 900, height: 600, channels: 3, background: "#3366aa" },
  });
  for (const name of ["A-1001-1.jpg", "A-1001-2.jpg"])
    writeFileSync(
      join(feedDir, "merrillville/photos", name),
      await picture.clone().jpeg().toBuffer(),
    );
  const site = await startTestSite({ variables: { FEED_DIR: feedDir } });
  onTestFinished(site.stop);
  const written: string[] = [];
  const stream = { write: (text: string) => void written.push(text) };
  const exitCode = await importCommand(["-", "--store", "merrillville"], {
    ...site.stores,
    inventory: site.stores.feedInventory,
    clock: { nowMs: () => SOME_DAY_MS },
    feedDir,
    profileFile: "profile.json",
    stdin: (async function* () {
      yield Buffer.from(FEED);
    })(),
    stdout: stream,
    stderr: stream,
    isTerminal: false,
  });
  expect(written.join("")).toContain("2  photos from the folder");
  expect(exitCode).toBe(0);
  await expect.poll(() => site.index.find(VIN)?.photoCount).toBe(2);

  const read = async (path: string) => (await site.fetch(path)).text();
  const list = await read(
    "/search-vehicles/all-inventory?q=accord+silver+2003",
  );
  expect(list).toMatch(PHOTO);
  const api = "/api/catalogue/v1/stores/merrillville/website/vehicles";
  const listed = JSON.parse(await read(api));
  expect(listed.vehicles[0].photo).toMatch(/^https:\/\/dealer\.example\/img/);
  const vehicle = JSON.parse(await read(`${api}/${VIN}`));
  expect(vehicle.images.previewImage).toMatch(PHOTO);
  expect(vehicle.images.additionalImages[0]).toMatch(
    /^https:\/\/dealer\.example\/img\/p\//,
  );
  const page = await read(new URL(vehicle.url).pathname);
  expect(page).toMatch(
    new RegExp(`"image":\\[?"https://dealer.example${PHOTO.source}`),
  );
  const meta = await read("/feeds/merrillville/meta-automotive-inventory.csv");
  expect(meta).toMatch(new RegExp(`https://dealer.example${PHOTO.source}`));
  // A site in memory keeps its pictures under that name.
  onTestFinished(() => rmSync(":memory:", { recursive: true, force: true }));
  const [address = ""] = PHOTO.exec(list) ?? [];
  await expect
    .poll(async () => (await site.fetch(address)).headers.get("Content-Type"))
    .toMatch(/^image\/(?:webp|jpeg)$/);
  for (const text of [list, page, meta, JSON.stringify([listed, vehicle])])
    expect(text).not.toContain("folder:/");
});
