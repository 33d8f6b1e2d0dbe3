import { addLanguage } from "#app/domain/address/printed-address.ts";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { readPage } from "#tests/support/page-html.ts";
import { profileVariant } from "#tests/support/profile-variant.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

// Spec §8, what the server says of it; what the browser does is in tests/e2e/delivery.spec.ts.

const SECRET = "ENOENT /var/lib/forecourt/secret.sqlite";
const LIST = "/search-vehicles/all-inventory";
const HTML = { headers: { Accept: "text/html" } };

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  return site.stop;
});

async function read(path: string, init: RequestInit = HTML) {
  const answer = await site.fetch(path, init);
  const html = await answer.text();
  return { answer, html, page: readPage(html) };
}

function failOnce(what: "list" | "database"): void {
  const fail = () => {
    throw new Error(SECRET);
  };
  const spy =
    what === "list"
      ? vi.spyOn(site.index, "search").mockImplementation(fail)
      : vi
          .spyOn(site.stores.inventory, "findVehicle")
          .mockRejectedValue(new Error(SECRET));
  onTestFinished(() => void spy.mockRestore());
}

test.each([
  [`${LIST}/wheels/4`, `${LIST}/wheels/4`],
  [`${LIST}/bodystyle/boats?page=2`, `${LIST}/bodystyle/boats?page=2`],
  ["/our-company/meet-our-team/nobody", "/our-company/meet-our-team/nobody"],
])(
  'Spec §8: route validation of %s fails with 404, "Page Not Found: {fullPath}"',
  async (path, fullPath) => {
    const { answer, page } = await read(path);
    expect(answer.status).toBe(404);
    expect(page.title).toBe(
      `404 Page Not Found: ${fullPath} | Prairie Auto Group`,
    );
  },
);

test('Spec §8: an unmatched route is 404, "Page not found: {path}"', async () => {
  const { answer, page } = await read("/no/such/page?x=1");
  expect(answer.status).toBe(404);
  expect(page.title).toBe(
    "404 Page not found: /no/such/page | Prairie Auto Group",
  );
});

test("Spec §8: the not-found page has its three texts, in the frame of the site", async () => {
  for (const path of ["/no/such/page", `${LIST}/wheels/4`]) {
    const { html, page } = await read(path);
    expect(page.h1s).toEqual(["Page not found"]);
    expect(page.text).toContain(
      "Sorry, we couldn't find the page you're looking for.",
    );
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go back home<\/a>/);
    expect(page.layout).toBe("default");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  }
});

test("Spec §8: the title of a 404 says the message as text, never as markup", async () => {
  const { html } = await read(
    "/%3C%2Ftitle%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  );
  expect(html).toContain("404 Page not found: /&lt;/title&gt;&lt;script&gt;");
  expect(html).not.toContain("<script>alert");
});

test("Spec §8: a loader that fails is the full-page error screen with the phone, and tells nothing of what happened", async () => {
  failOnce("list");
  const { answer, html, page } = await read(LIST);
  expect(answer.status).toBe(500);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(page.title).toBe("500 This page broke down | Prairie Auto Group");
  expect(page.h1s).toEqual(["This page broke down"]);
  expect(page.text).toContain("Something went wrong");
  expect(page.text).toContain("It’s our fault");
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go back home<\/a>/);
  expect(html).toMatch(/href="tel:\+1\d{10}"/);
  expect(page.layout).toBe("default");
  expect(html).not.toMatch(/secret|ENOENT|\.tsx?:\d/);
  expect(site.logged.join("\n")).toContain(SECRET);
});

test.each(["", "/es"])(
  "what is sent to a page below %s/ that is only read is 405, and the page says that it takes nothing and leads to itself",
  async (language) => {
    const path = `${language}${LIST}/bodystyle/suvs`;
    const { answer, html, page } = await read(path, {
      ...HTML,
      method: "POST",
      body: new URLSearchParams({ anything: "at all" }),
    });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD");
    const [title, way] =
      language === ""
        ? ["This page doesn’t take forms", "Open the page"]
        : ["Esta página no recibe formularios", "Abrir la página"];
    expect(page.h1s).toEqual([title]);
    expect(html).toMatch(new RegExp(`<a [^>]*href=""[^>]*>${way}</a>`));
    expect(html).not.toMatch(/our fault|culpa nuestra/);
  },
);

test.each(["/no-such-page", "/es/no-such-page"])(
  "what is sent to %s finds no page, as whoever asks for it",
  async (path) => {
    const { answer, page } = await read(path, {
      ...HTML,
      method: "POST",
      body: new URLSearchParams({ anything: "at all" }),
    });
    expect(answer.status).toBe(404);
    expect(page.h1s).toEqual((await read(path)).page.h1s);
  },
);

test("Spec §8: the same failure tells a navigation of the router no more", async () => {
  failOnce("list");
  for (const path of [`${LIST}.data`, `${LIST}/_payload.json`]) {
    const { answer, html } = await read(path);
    expect(answer.status).toBe(500);
    expect(html).not.toMatch(/secret|ENOENT|\.tsx?:\d/);
  }
});

test("a database that is away is 503 with Retry-After, another try and the phone, and pages out of the index go on", async () => {
  failOnce("database");
  const { vehicle } = site.vehicles[0] ?? expect.fail("no vehicles");
  const address = getVehicleAddress(vehicle);
  const { answer, html, page } = await read(address);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("30");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(page.h1s).toEqual(["We can’t load our inventory"]);
  expect(html).toMatch(/href="tel:\+1\d{10}"/);
  expect(html).not.toMatch(/secret|ENOENT|\.tsx?:\d/);
  for (const path of [`${address}.data`, `${address}/_payload.json`]) {
    const data = await read(path);
    expect(data.answer.status).toBe(503);
    expect(data.answer.headers.get("Retry-After")).toBe("30");
    expect(data.html).not.toMatch(/secret|ENOENT/);
  }
  expect((await read(`${LIST}/bodystyle/suvs`)).answer.status).toBe(200);
});

test("once it is back, the page is there again", async () => {
  const { vehicle } = site.vehicles[0] ?? expect.fail("no vehicles");
  expect((await read(getVehicleAddress(vehicle))).answer.status).toBe(200);
});

const WORDS = {
  "shell.errorBadge": "Algo salió mal",
  "shell.errorTitle": "Esta página falló",
  "shell.errorSubtitle": "Inténtelo de nuevo en un minuto.",
  "shell.errorButton": "Ver vehículos",
  "shell.errorButtonLink": LIST,
};

test.each(["en", "es"])(
  "Spec §8: a profile words the error screen and says where its button leads, in language %s",
  async (language) => {
    const variant = profileVariant("used-only", {
      "texts.json": () => JSON.stringify({ en: WORDS, es: WORDS }),
    });
    onTestFinished(variant.remove);
    const other = await startTestSite({
      variables: { PROFILE: variant.folder },
    });
    onTestFinished(other.stop);
    vi.spyOn(other.index, "search").mockImplementation(() => {
      throw new Error(SECRET);
    });
    const html = await (
      await other.fetch(addLanguage("/", language), HTML)
    ).text();
    expect(html).toContain(`<html lang="${language}"`);
    for (const key of ["Badge", "Title", "Subtitle"] as const)
      expect(html).toContain(WORDS[`shell.error${key}`]);
    expect(html).toContain(`<title>500 ${WORDS["shell.errorTitle"]} | `);
    expect(html).toMatch(
      new RegExp(`<a [^>]*href="${LIST}"[^>]*>Ver vehículos</a>`),
    );
  },
);
