import { spawnSync } from "node:child_process";
import { join } from "node:path";
import {
  type ConsoleBrowser,
  openConsoleBrowser,
} from "#tests/console/console-browser.ts";
import { must } from "../fault.ts";
import { type SitePlace, siteEnvironment } from "./site-process.ts";
import { openLeads } from "./stored-appointments.ts";

const PROJECT = join(import.meta.dirname, "..", "..", "..");

/** A comment that somebody wrote on a car. */
export interface CommentEdit {
  readonly vin: string;
  readonly text: string;
}

/** An owner with a passkey, who was invited by the command line and is signed in for every life of the site. */
export async function enterConsole(
  place: SitePlace,
  origin: string,
): Promise<ConsoleBrowser> {
  const { stdout } = spawnSync(
    process.execPath,
    ["cli/forecourt.ts", "people", "invite", "owner@dealer.example"],
    { cwd: PROJECT, encoding: "utf8", env: siteEnvironment(place) },
  );
  const link = new URL(stdout.trim()).searchParams.get("link") ?? "";
  const browser = openConsoleBrowser({
    origin: "https://dealer.example",
    fetch: (path: string, init?: RequestInit) =>
      fetch(origin + path, { ...init, redirect: "manual" }),
  });
  const answer = await browser.usePasskey("welcome", link);
  must(answer.ok, `The passkey was not taken: ${answer.status}`);
  return browser;
}

/** Null while nobody answers. What stands on the car's page tells whether a save that was cut off was made. */
export async function readComment(
  browser: ConsoleBrowser,
  vin: string,
): Promise<{ readonly text: string; readonly revision: string } | null> {
  const page = await ask(() => browser.get(`/console/cars/${vin}`));
  if (page === null || page.status !== 200) return null;
  const html = await page.text().catch(() => "");
  const form = html.slice(html.indexOf('name="field" value="description"'));
  const text = /<textarea[^>]*>([^<]*)</.exec(form)?.[1];
  const revision = /name="seenRevision" value="(\d*)"/.exec(form)?.[1];
  return text === undefined || revision === undefined
    ? null
    : { text: text.trim(), revision };
}

/** Whether the save was answered as made; false too where nobody answered. */
export async function saveComment(
  browser: ConsoleBrowser,
  { vin, text }: CommentEdit,
  revision: string,
): Promise<boolean> {
  const answer = await ask(() =>
    browser.post(`/console/cars/${vin}`, {
      field: "description",
      seenRevision: revision,
      description: text,
    }),
  );
  return answer?.headers.get("Location")?.includes("done=saved") === true;
}

/**
 * Each edit that was answered has its line in the audit, and each car has the last of its edits. Throws what was broken;
 * gives how many edits are there.
 */
export async function judgeEdits(
  place: SitePlace,
  saved: readonly CommentEdit[],
): Promise<number> {
  const db = openLeads(place);
  try {
    const lines = await db
      .selectFrom("console_audit")
      .select(["subject", "after"])
      .where("action", "=", "vehicle.changed")
      .execute();
    const rows = await db.selectFrom("vehicle_edits").selectAll().execute();
    for (const { vin, text } of saved)
      must(
        lines.some((it) => it.subject === vin && it.after.includes(text)),
        `"${text}" was saved, and the audit does not know of it`,
      );
    const last = new Map(saved.map(({ vin, text }) => [vin, text]));
    for (const [vin, text] of last)
      must(
        rows.some((row) => row.vin === vin && row.value.includes(text)),
        `"${text}" was saved last on ${vin}, and is not there`,
      );
    must(
      lines.length === saved.length,
      `${saved.length} edits were saved, and the audit has ${lines.length}`,
    );
    return saved.length;
  } finally {
    await db.destroy();
  }
}

async function ask(send: () => Promise<Response>): Promise<Response | null> {
  try {
    return await send();
  } catch {
    // It was killed meanwhile.
    return null;
  }
}
