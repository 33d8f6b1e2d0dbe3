import { chromium } from "@playwright/test";
// The function is Lighthouse's own and runs inside the page, so that it comes without types of its own.
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";

/** Where Lighthouse's table ends: such a processor is the phone. */
const SLOWEST_INDEX = 150;
/** The best of them is what the processor can do; the others shared it with something else. */
const TIMES = 5;

/**
 * How many times slower than this machine, at this moment, the phone of Lighthouse's mobile figures is. Its four times
 * are right where its index reads 1,533; this is the table that its documentation of throttling gives for others.
 */
export async function measurePhoneSlowdown(
  browserPath: string,
): Promise<number> {
  const browser = await chromium.launch({ executablePath: browserPath });
  try {
    const page = await browser.newPage();
    const indexes: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      // A browser that has just started is busy with itself.
      await page.waitForTimeout(300);
      indexes.push(
        await page.evaluate(
          `(${pageFunctions.computeBenchmarkIndex.toString()})()`,
        ),
      );
    }
    return toSlowdown(Math.max(...indexes));
  } finally {
    await browser.close();
  }
}

function toSlowdown(index: number): number {
  const factor =
    index >= 1_300
      ? 3 + (index - 1_300) / 233
      : index >= 800
        ? 2 + (index - 800) / 500
        : 1 + (Math.max(index, SLOWEST_INDEX) - SLOWEST_INDEX) / 650;
  return Math.round(factor * 100) / 100;
}
