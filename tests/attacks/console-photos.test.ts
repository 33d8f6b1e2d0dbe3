import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import {
  type ConsoleBrowser,
  openConsoleBrowser,
  signInAs,
} from "#tests/console/console-browser.ts";
import { aForm, aPhoto } from "#tests/console/sent-pictures.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

function getVin(at: number) {
  return site.vehicles[at]?.vehicle.vin ?? expect.fail("No such car.");
}

const getPath = (at: number) => `/console/cars/${getVin(at)}/photos/add`;

async function listKept(at: number) {
  return site.stores.database.leads.db
    .selectFrom("uploaded_photos")
    .selectAll()
    .where("vin", "=", getVin(at))
    .execute();
}

const send = async (browser: ConsoleBrowser, at: number, headers = {}) =>
  browser.post(getPath(at), aForm([["a.jpg", await aPhoto(3)]]), headers);

/** A body as a program writes it. */
function sendRaw(browser: ConsoleBrowser, at: number, body: string) {
  return site.fetch(getPath(at), {
    method: "POST",
    headers: {
      Cookie: `forecourt_console=${browser.cookies.get("forecourt_console") ?? ""}`,
      "Content-Type": "multipart/form-data; boundary=x",
    },
    body,
  });
}

describe("A34: photos of a car", () => {
  test("are taken of nobody who is not signed in, and what a stranger sends is dropped", async () => {
    const stranger = openConsoleBrowser(site);
    expect((await send(stranger, 0)).status).toBe(401);
    const large = aForm([["a.jpg", Buffer.alloc(30 * 1024 * 1024, 1)]]);
    expect((await stranger.post(getPath(0), large)).status).toBe(401);
    expect(await listKept(0)).toEqual([]);
  });

  test.each([
    ["Sec-Fetch-Site", "cross-site"],
    ["Origin", "https://evil.example"],
  ])("are not taken of another site: %s %s", async (name, value) => {
    const owner = await signInAs(site, "owner");
    const answer = await send(owner, 0, { [name]: value });
    expect(answer.status).toBe(403);
    expect(await listKept(0)).toEqual([]);
  });

  test("of another store are neither seen, added nor moved", async () => {
    const { storeId } = site.vehicles[1]?.vehicle ?? expect.fail();
    const other = site.profile.stores.find(({ id }) => id !== storeId);
    const seller = await signInAs(site, "seller", [other?.id ?? ""]);
    const owner = await signInAs(site, "owner");
    expect((await send(owner, 1)).status).toBe(303);
    const page = await (await owner.get(`/console/cars/${getVin(1)}`)).text();
    const id = /<li id="photo-([0-9a-f]{16})"/.exec(page)?.[1] ?? "";
    const path = `/console/cars/${getVin(1)}/photos`;
    expect((await owner.get(`${path}/${id}`)).status).toBe(200);
    expect((await seller.get(`${path}/${id}`)).status).toBe(404);
    expect((await send(seller, 1)).status).toBe(404);
    const deed = { do: `remove:${id}`, seenRevision: "1" };
    expect((await seller.post(path, deed)).status).toBe(404);
    expect(await listKept(1)).toHaveLength(1);
  });

  test("of another car are not reached by their names", async () => {
    const owner = await signInAs(site, "owner");
    expect((await send(owner, 2)).status).toBe(303);
    const page = await (await owner.get(`/console/cars/${getVin(2)}`)).text();
    const id = /<li id="photo-([0-9a-f]{16})"/.exec(page)?.[1] ?? "";
    const elsewhere = `/console/cars/${getVin(3)}/photos`;
    expect((await owner.get(`${elsewhere}/${id}`)).status).toBe(404);
    const answer = await owner.post(elsewhere, {
      do: `remove:${id}`,
      seenRevision: "",
    });
    expect(answer.status).toBe(404);
    expect(await listKept(2)).toHaveLength(1);
    for (const name of ["..%2F..%2Fx", "..", "%00", "0".repeat(16)])
      expect((await owner.get(`${elsewhere}/${name}`)).status).not.toBe(200);
  });

  test("carry nothing that stood behind or inside the picture", async () => {
    const seller = await signInAs(site, "seller");
    const script = Buffer.from("<script>alert(document.domain)</script>");
    const zip = Buffer.from("PK\x03\x04<?php evil(); ?>", "latin1");
    const polyglot = Buffer.concat([await aPhoto(5), script, zip]);
    const form = aForm([["page.html", polyglot]]);
    expect((await seller.post(getPath(4), form)).status).toBe(303);
    for (const { bytes } of await listKept(4)) {
      const kept = Buffer.from(bytes);
      expect(kept.includes("script")).toBe(false);
      expect(kept.includes("php")).toBe(false);
    }
  });

  test.each(["../../x.jpg", "..\\..\\x.jpg", "/etc/passwd", "a\0.jpg", "C:x"])(
    "get no name from who sends them: %j",
    async (fileName) => {
      const seller = await signInAs(site, "seller");
      const form = aForm([[fileName, await aPhoto(6)]]);
      expect((await seller.post(getPath(5), form)).status).toBe(303);
      const kept = await listKept(5);
      expect(kept).toHaveLength(1);
      expect(kept[0]?.hash).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  test.each([
    ["no boundary at all", "abc"],
    ["a part without a name", "--x\r\n\r\nabc\r\n--x--\r\n"],
    ["a head without an end", `--x\r\nA: ${"b".repeat(20_000)}`],
    [
      "a text of megabytes",
      `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${"b".repeat(3 * 1024 * 1024)}\r\n--x--\r\n`,
    ],
    [
      "a delimiter that goes on",
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--xy\r\n',
    ],
  ])("in a form with %s are refused in words", async (_, body) => {
    const seller = await signInAs(site, "seller");
    const answer = await sendRaw(seller, 6, body);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Nothing was added");
    expect(await listKept(6)).toEqual([]);
  });

  test("leave no name of a file and no place in the log", async () => {
    const seller = await signInAs(site, "seller");
    const form = aForm([["Ana-Ruiz-at-home.jpg", Buffer.from("nothing")]]);
    expect((await seller.post(getPath(7), form)).status).toBe(400);
    expect(site.logged.join("\n")).not.toContain("Ana-Ruiz");
  });
});
