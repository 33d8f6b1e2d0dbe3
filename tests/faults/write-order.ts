import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Fault, type FaultRun, must } from "./fault.ts";
import { acknowledgedIn } from "./power-loss.ts";
import { type Journal, newJournal, type Submission } from "./stage/journal.ts";
import { newMailServer } from "./stage/mail-server.ts";
import { newPlace, startSite } from "./stage/site-process.ts";
import { straceObstacle, watching } from "./stage/strace.ts";
import { readTrace, type TracedCall } from "./stage/trace.ts";
import { judge } from "./stage/verdict.ts";
import {
  contactBody,
  contactFields,
  fetchToken,
  ripensInMs,
  send,
  type SendOptions,
} from "./stage/visitor.ts";

const ROUNDS = 15;

interface Form extends SendOptions {
  readonly page: string;
}

export const writeOrder: Fault = {
  id: "F06",
  title: "the disk has the lead before a byte of the answer is sent",
  obstacle: straceObstacle,
  async play(run) {
    const mail = await newMailServer(run);
    const place = await newPlace(run, { smtpUrl: mail.url });
    const vin = await seed(run, place);
    const forms = listForms(vin);
    const traceFile = join(run.folder, "trace");
    const journal = newJournal();
    const site = startSite(run, place, { under: watching(traceFile) });
    await site.ready();
    for (let round = 1; round <= ROUNDS; round++) {
      // At once, so that some share a commit.
      await Promise.all(
        forms.map((form) => sendOne(site.origin, journal, form)),
      );
      run.say(`${round}/${ROUNDS}`);
    }
    const numbers = await judge(place, journal, mail);
    await site.kill();
    const answers = proveOrder(
      await readTrace(traceFile),
      join(place.dataDir, "leads.sqlite-wal"),
    );
    must(
      answers === journal.acknowledged.length,
      `${answers} answers in the trace, ${journal.acknowledged.length} acknowledged`,
    );
    return { ...numbers, note: `${forms.length} forms` };
  },
};

/** Every way to send a lead: as a page and as the router does. */
function listForms(vin: string): readonly Form[] {
  const contact = { page: "/contact-us", body: contactBody };
  const careers = { page: "/our-company/careers", body: careersBody };
  const ask = { page: `/ask-about-vehicle/${vin}`, body: contactBody };
  const check = { page: `/check-availability/${vin}`, body: contactBody };
  return [contact, careers, ask, check].flatMap((form) => [
    { ...form, path: form.page },
    { ...form, path: `${form.page}.data` },
  ]);
}

function careersBody({ marker, token }: Submission): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(contactFields(marker)))
    if (name !== "topic") form.append(name, value);
  form.append("formToken", token);
  form.append("position", "Detailer");
  form.append(
    "resume",
    new File(["Ten years of brakes."], "resume.txt", { type: "text/plain" }),
  );
  return form;
}

/** The sample inventory, so that there is a vehicle to ask about. */
async function seed(
  run: FaultRun,
  place: Awaited<ReturnType<typeof newPlace>>,
): Promise<string> {
  const site = startSite(run, place, { program: ["server.ts", "--demo"] });
  await site.ready();
  const answer = await fetch(
    `${site.origin}/api/catalogue/v1/store-group/prairie/website/vehicles`,
  );
  const vin = /"vin":"(\w{17})"/.exec(await answer.text())?.[1];
  site.signal("SIGTERM");
  await site.ended;
  must(vin !== undefined, "The catalogue lists no vehicle.");
  return vin;
}

async function sendOne(
  origin: string,
  journal: Journal,
  form: Form,
): Promise<void> {
  const token = await fetchToken(origin, form.page);
  must(token !== null, `${form.page} does not answer`);
  await sleep(ripensInMs(token));
  const result = await send(origin, journal, journal.add(token.token), form);
  must(result === "acknowledged", `${form.path} was ${result}`);
}

/** How many answers tell a reference; each of them must find its bytes in the synced part of the log. */
function proveOrder(calls: readonly TracedCall[], logFile: string): number {
  let unsynced = "";
  let synced = "";
  let answers = 0;
  for (const call of calls) {
    if (call.kind === "pwrite" && call.file === logFile)
      unsynced += call.bytes.toString("latin1");
    if (call.kind === "sync" && call.file === logFile) {
      synced += unsynced;
      unsynced = "";
    }
    const reference = acknowledgedIn(call);
    if (reference === null) continue;
    answers++;
    must(
      synced.includes(reference),
      `${reference} was told before the log with it was synced`,
    );
  }
  return answers;
}
