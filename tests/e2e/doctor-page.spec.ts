import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { openDoctorStage } from "#tests/support/doctor-stage.ts";
import { violations } from "./axe.ts";
import { needEnglish } from "./walked-language.ts";

const HEADER = "VIN,Stock #,New/Used,Year,Make,Model,Odometer,Price";
const ROWS = Array.from(
  { length: 24 },
  (_, at) =>
    `1HGCV1F3XLA0${10_000 + at},A${at % 20},U,2020,Honda,Accord,${20_000 + 900 * at},${at === 7 ? 2_150 : 21_000 + at * 50}`,
);

async function ownersPage(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "doctor-page-"));
  const stage = await openDoctorStage();
  try {
    await stage.importFeed([HEADER, ...ROWS, "", "BAD,1"].join("\n"), [
      "--store",
      "aurora",
    ]);
    await stage.importFeed([HEADER, ROWS[0]].join("\n"), ["--store", "aurora"]);
    const file = path.join(folder, "page.html");
    await stage.doctor(["--html", file]);
    return readFileSync(file, "utf8");
  } finally {
    await stage.close();
    rmSync(folder, { recursive: true });
  }
}

test("the owner's page of the doctor is accessible in light and dark, and fits a small screen and paper", async ({
  page,
}) => {
  needEnglish("The command writes it for an owner, in English alone.");
  await page.setContent(await ownersPage());
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Price against/ })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      ),
      media,
    ).toBe(0);
  }
});
