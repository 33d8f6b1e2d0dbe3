import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import {
  decodeBlocks,
  encodeBlocks,
  listDifferences,
  markDifferences,
  toBlocks,
} from "./blocks.ts";

const KEPT = join(import.meta.dirname, "kept");
const DIFFERENCES = join(
  import.meta.dirname,
  "../../test-results/pictures/differences",
);
const IS_UPDATE = process.env["PICTURES_TASK"] === "update";
const MOST_TRIES = 5;

type Clip = NonNullable<NonNullable<Parameters<Page["screenshot"]>[0]>["clip"]>;

/** The whole page, or a part of it, as soon as it stands still. */
export async function takePicture(page: Page, clip?: Clip): Promise<Buffer> {
  const take = () =>
    page.screenshot({
      fullPage: true,
      animations: "disabled",
      caret: "hide",
      ...(clip && { clip }),
    });
  let last = await take();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(`The page still moves: ${page.url()}`);
}

/** Equal to the kept one; `npm run pictures -- update` keeps it. */
export async function expectAsKept(
  name: string,
  picture: Buffer,
): Promise<void> {
  const blocks = await toBlocks(picture);
  const file = join(KEPT, `${name}.webp`);
  if (IS_UPDATE) {
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(file, await encodeBlocks(blocks));
    return;
  }
  expect.soft(existsSync(file), `${name} is kept`).toBe(true);
  if (!existsSync(file)) return;
  const kept = await decodeBlocks(readFileSync(file));
  const differences = listDifferences(kept, blocks);
  if (differences.length > 0) {
    const size = {
      columns: Math.max(kept.columns, blocks.columns),
      rows: Math.max(kept.rows, blocks.rows),
      means: blocks.means,
    };
    mkdirSync(DIFFERENCES, { recursive: true });
    writeFileSync(
      join(DIFFERENCES, `${name}.png`),
      await markDifferences(picture, differences, size),
    );
  }
  expect
    .soft(differences.length, `squares of ${name} that look otherwise`)
    .toBe(0);
}
