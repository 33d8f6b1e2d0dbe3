import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { ANSWERED, expect, hydrated, test } from "./journey.ts";
import { getAddress, MAIN_TEMPLATES } from "./templates.ts";
import { pickWalked } from "./walked-language.ts";

const BUDGET = {
  /** The list's is the one that was promised; the others may not grow away from it. */
  scriptBytes: {
    "the list": 154_000,
    "the home page": 161_000,
    "a vehicle": 168_000,
  } as Readonly<Record<string, number>>,
  firstViewBytes: 350_000,
  fontFiles: 2,
  fontBytes: 45_000,
};

/** A browser on a page below `/es` has the sentences of the whole site in a script of their own. */
const SPANISH_WORDS_BYTES = 47_500;

test.use({ viewport: { width: 390, height: 844 }, storageState: ANSWERED });

for (const [name, template] of MAIN_TEMPLATES)
  test(`${name} stays within its budget of scripts, fonts and bytes, and asks nobody else for anything`, async ({
    page,
    baseURL,
  }) => {
    const address = await getAddress(page, template);
    const answers: Response[] = [];
    page.on("response", (answer) => answers.push(answer));
    const transferred = await transferredBytes(page);
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(
      answers.map((it) => it.url()).filter((url) => !isOwn(url, baseURL ?? "")),
    ).toEqual([]);
    const scripts = await measureSizes(
      answers,
      "script",
      (body) => gzipSync(body, { level: 9 }).length,
    );
    const fonts = await measureSizes(answers, "font", (body) => body.length);
    expect.soft(fonts.length).toBeLessThanOrEqual(BUDGET.fontFiles);
    expect.soft(sum(fonts)).toBeLessThanOrEqual(BUDGET.fontBytes);
    expect.soft(transferred()).toBeLessThanOrEqual(BUDGET.firstViewBytes);
    expect(scripts.length).toBeGreaterThan(0);
    const words = pickWalked({ en: 0, es: SPANISH_WORDS_BYTES });
    expect(sum(scripts)).toBeLessThanOrEqual(
      (BUDGET.scriptBytes[name] ?? 0) + words,
    );
  });

function isOwn(url: string, origin: string): boolean {
  return url.startsWith(`${origin}/`) || url.startsWith("data:");
}

/** As they came over the line, headers and compression and all, from now on. */
async function transferredBytes(page: Page): Promise<() => number> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  let bytes = 0;
  network.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

function measureSizes(
  answers: readonly Response[],
  type: string,
  measure: (body: Buffer) => number,
): Promise<readonly number[]> {
  return Promise.all(
    answers
      .filter((answer) => answer.request().resourceType() === type)
      .map(async (answer) => measure(await answer.body())),
  );
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
