import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLeadRecords } from "#app/adapters/database/leads/lead-records.server.ts";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import { profileVariant } from "#tests/support/profile-variant.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  return site.stop;
});

const PATH = "/service/schedule";
const NEEDS = {
  store: "joliet",
  reason: "new",
  notes: "It pulls to the left.",
  "service-wheel-alignment": "on",
};
const CAR = {
  way: "model",
  vehicleYear: "2019",
  vehicleMake: "toyota",
  vehicleModel: "camry",
  vehicleTrim: "",
  mileage: "60,000",
};
const PERSON = {
  customer: "personal",
  firstName: "Nora",
  lastName: "Quill",
  email: "nora.quill@visitor.example",
  phone: "630 555 0199",
};
/** Tuesday, 24 November 2026, 9:00 in Joliet. */
const NINE = Date.parse("2026-11-24T15:00:00Z");

/** A browser without scripts: it keeps its cookies, and sends forms with what their pages hide in them. */
function openBrowser(at: TestSite = site) {
  const cookies = new Map<string, string>();
  const ask = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map((it) => it.join("=")).join("; ");
    const answer = await at.fetch(path, { ...init, headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const sign = pair.indexOf("=");
      cookies.set(pair.slice(0, sign), pair.slice(sign + 1));
    }
    return answer;
  };
  const send = (
    step: string,
    fields: Readonly<Record<string, string>>,
    formToken = agedFormToken(`service-${step}`),
  ) =>
    ask(step === "needs" ? PATH : `${PATH}?step=${step}`, {
      method: "POST",
      body: new URLSearchParams({ ...fields, formToken }),
    });
  const read = async (path: string) => readMain(await ask(path));
  return {
    cookies,
    ask,
    send,
    read,
    needs: (changes = {}) => send("needs", { ...NEEDS, ...changes }),
    vehicle: (changes = {}) => send("vehicle", { ...CAR, ...changes }),
    time: (startMs = NINE) => send("time", { start: String(startMs) }),
    async details(changes = {}, formToken?: string) {
      const page = await read(`${PATH}?step=details`);
      const seen = /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? "";
      return send("details", { seen, ...PERSON, ...changes }, formToken);
    },
  };
}

async function toDetails(startMs = NINE, at: TestSite = site) {
  const browser = openBrowser(at);
  await browser.needs();
  await browser.vehicle();
  await browser.time(startMs);
  return browser;
}

/** The page without its frame. */
async function readMain(answer: Response): Promise<string> {
  return /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? "";
}

function getPlace(answer: Response): string {
  return answer.headers.get("Location") ?? "";
}

async function findLead(at: TestSite = site) {
  const records = createLeadRecords(at.stores.database.leads);
  const [record] = await records.list({ limit: 1 });
  if (record === undefined || "unreadable" in record.lead)
    throw new Error("There is no lead.");
  return record.lead;
}

async function countAppointments(at: TestSite = site): Promise<number> {
  const rows = await at.stores.database.leads.db
    .selectFrom("appointments")
    .selectAll()
    .execute();
  return rows.length;
}

describe("booking a service appointment", () => {
  test("each step leads to the next, and the last one to the receipt", async () => {
    const browser = openBrowser();
    expect(getPlace(await browser.needs())).toBe(`${PATH}?step=vehicle`);
    expect(getPlace(await browser.vehicle())).toBe(`${PATH}?step=time`);
    expect(getPlace(await browser.time())).toBe(`${PATH}?step=details`);
    const details = await browser.read(`${PATH}?step=details`);
    for (const said of [
      "2019 Toyota Camry",
      "Wheel alignment",
      "9:00\u00a0AM\u00a0CST",
    ])
      expect(details).toContain(said);
    expect(details).toContain("Held for you until 12:10\u00a0PM");
    const answer = await browser.details();
    expect(answer.status).toBe(303);
    expect(getPlace(answer)).toMatch(/^\/service\/schedule\?appointment=/);
    const receipt = await browser.read(getPlace(answer));
    expect(receipt).toContain("You’re booked");
    expect(receipt).toContain(
      "Tuesday, November 24, 2026 at\u00a09:00\u00a0AM\u00a0CST",
    );
    expect(receipt).toContain("Wheel alignment, from $119.95");
    expect(receipt).toMatch(/href="\/appointments\/[\w.-]+\/calendar.ics"/);
  });

  test("the department gets one SERVICE lead with the time, the car and the work", async () => {
    const browser = await toDetails(NINE + 3_600_000);
    await browser.details();
    const lead = await findLead();
    expect(lead).toMatchObject({
      type: "SERVICE",
      storeId: "joliet",
      user: { firstName: "Nora", comments: "It pulls to the left." },
    });
    expect(lead.summary).toEqual([
      {
        label: "Appointment",
        value: "Tuesday, November 24, 2026 at 10:00 AM CST",
      },
      { label: "Appointment is", value: "new" },
      { label: "Vehicle", value: "2019 Toyota Camry" },
      { label: "Mileage", value: "60000" },
      { label: "Service", value: "Wheel alignment (wheel-alignment)" },
      { label: "Customer’s words", value: "It pulls to the left." },
    ]);
  });

  test("the step of the time says how long the chosen work takes, as the receipt does, and nothing of work that nobody timed", async () => {
    const browser = openBrowser();
    const work = { "service-oil-change": "on" };
    await browser.needs(work);
    await browser.vehicle();
    const time = await browser.read(`${PATH}?step=time`);
    const [takes = ""] = /About \d+ minutes/.exec(time) ?? [];
    expect(time).toContain(`${takes} for this work.`);
    await browser.time(NINE + 10_800_000);
    const answer = await browser.details({
      email: "wait@visitor.example",
      phone: "630 555 0121",
    });
    expect(await browser.read(getPlace(answer))).toContain(takes);
    await browser.needs({ ...work, "service-other": "on" });
    await browser.vehicle();
    expect(await browser.read(`${PATH}?step=time`)).not.toMatch(
      /about \d+ (minute|hour)/i,
    );
  });

  test("something else needs words where it is all that was ticked, and none beside other work", async () => {
    const ticked = { "service-other": "on", notes: "" };
    const alone = { ...ticked, "service-wheel-alignment": "" };
    expect((await openBrowser().needs(alone)).status).toBe(400);
    expect((await openBrowser().needs(ticked)).status).toBe(303);
  });

  test("an offer comes along from its link to the lead, with the code that the desk takes it off the bill by", async () => {
    const browser = openBrowser();
    const asked = `${PATH}?offer=brake-pads`;
    const needs = await browser.read(asked);
    expect(needs).toContain("<b>$40 off brake pads, front or rear</b>");
    expect(needs).toContain(`action="${asked}"`);
    await browser.ask(asked, {
      method: "POST",
      body: new URLSearchParams({
        ...NEEDS,
        formToken: agedFormToken("service-needs"),
      }),
    });
    const vehicle = await browser.read(`${PATH}?step=vehicle`);
    expect(vehicle).toContain("$40 off brake pads, front or rear");
    await browser.vehicle();
    await browser.time(NINE + 14_400_000);
    await browser.details();
    const { summary } = await findLead();
    expect(summary).toContainEqual({
      label: "Offer",
      value: "$40 off brake pads, front or rear (BRAKE-PADS)",
    });
    const next = await browser.read(PATH);
    expect(next, "the next visit begins without it").not.toContain(
      "brake pads,",
    );
  });

  test.each(["no-such-offer", "fall-battery-test", "pre-approval-7-down"])(
    "an offer that is unknown, over or of another desk is not carried: %s",
    async (id) => {
      const needs = await openBrowser().read(`${PATH}?offer=${id}`);
      expect(needs).not.toContain("visit-came");
      expect(needs).toContain(`action="${PATH}"`);
    },
  );

  test("work that a link chose stands open, and all other work is folded", async () => {
    const needs = await openBrowser().read(
      `${PATH}?service=wheel-alignment&service=no-such-work`,
    );
    const [open = "", folded = ""] = needs.split("<details");
    expect(open).toMatch(/name="service-wheel-alignment"[^>]*checked/);
    expect(open).not.toContain('name="service-oil-change"');
    expect(folded).toContain('name="service-oil-change"');
    expect(await openBrowser().read(PATH)).not.toContain("<details");
  });

  test("folded work lies open where it was ticked, or where nothing was", async () => {
    const browser = openBrowser();
    const send = (fields: Readonly<Record<string, string>>) =>
      browser.ask(`${PATH}?offer=alignment`, {
        method: "POST",
        body: new URLSearchParams({
          store: "joliet",
          reason: "new",
          notes: "",
          ...fields,
          formToken: agedFormToken("service-needs"),
        }),
      });
    for (const fields of [{}, { "service-other": "on" }])
      expect(await readMain(await send(fields))).toMatch(/<details[^>]* open/);
  });

  test("an offer ticks the work that it is for, and each page says what is left to pay", async () => {
    const browser = openBrowser();
    const asked = `${PATH}?offer=alignment`;
    const needs = await browser.read(asked);
    expect(needs).toMatch(/name="service-wheel-alignment"[^>]*checked/);
    expect(needs).toContain("From $99.95 with this offer");
    await browser.ask(asked, {
      method: "POST",
      body: new URLSearchParams({
        ...NEEDS,
        formToken: agedFormToken("service-needs"),
      }),
    });
    const work = "Wheel alignment, from $99.95 with this offer";
    expect(await browser.read(`${PATH}?step=vehicle`)).toContain(work);
    await browser.vehicle();
    await browser.time(NINE + 9 * 86_400_000);
    const answer = await browser.details({
      email: "ada.hale@visitor.example",
      phone: "630 555 0188",
    });
    const receipt = await browser.read(getPlace(answer));
    expect(receipt).toContain(work);
    expect(receipt).toContain("About 1 hour");
    expect(receipt).toContain("$20 off a four-wheel alignment");
    const [manage = ""] = /\/appointments\/[\w.-]+(?=")/.exec(receipt) ?? [];
    const page = await browser.read(manage);
    expect(page).toContain(work);
    expect(page).toContain("$20 off a four-wheel alignment");
  });

  test("an offer that is free says so of its work, and who comes back without that work keeps it off", async () => {
    const browser = openBrowser();
    const asked = `${PATH}?offer=first-service-free`;
    expect(await browser.read(asked)).toContain("Free with this offer");
    await browser.ask(asked, {
      method: "POST",
      body: new URLSearchParams({
        ...NEEDS,
        formToken: agedFormToken("service-needs"),
      }),
    });
    const again = await browser.read(asked);
    expect(again).not.toMatch(/name="service-oil-change"[^>]*checked/);
    expect(again).toMatch(/name="service-wheel-alignment"[^>]*checked/);
  });

  test("an offer that names no work of ours is a work of its own, by its own name", async () => {
    const browser = openBrowser();
    const asked = `${PATH}?offer=winter-tires`;
    const needs = await browser.read(asked);
    expect(needs).toMatch(/name="service-offer"[^>]*checked/);
    expect(needs).not.toMatch(/name="service-other"[^>]*checked/);
    expect(needs).toMatch(/<textarea[^>]*><\/textarea>/);
    expect(needs).toContain("Until January 31, 2027");
    expect(needs).toContain("Your tire size, if you know it");
    await browser.ask(asked, {
      method: "POST",
      body: new URLSearchParams({
        store: "joliet",
        reason: "new",
        notes: "225/65R17",
        "service-offer": "on",
        formToken: agedFormToken("service-needs"),
      }),
    });
    const vehicle = await browser.read(`${PATH}?step=vehicle`);
    expect(vehicle).toContain("Offer good until January 31, 2027");
    expect(vehicle).toContain("“225/65R17”");
    await browser.vehicle();
    await browser.time(NINE + 10 * 86_400_000);
    const answer = await browser.details({
      email: "ida.frost@visitor.example",
      phone: "630 555 0177",
    });
    const { summary } = await findLead();
    expect(summary).toContainEqual({
      label: "Service",
      value: "4 for 3 on winter tires (other)",
    });
    const receipt = await browser.read(getPlace(answer));
    expect(receipt).not.toContain("Something else");
    // Nobody said how long that takes.
    expect(receipt).not.toContain("Takes");
    expect(receipt.match(/4 for 3 on winter tires/g)).toHaveLength(1);
    expect(receipt).toContain("Offer good until January 31, 2027");
    expect(receipt).toContain("“225/65R17”");
    expect(receipt).not.toContain("Until January 31, 2027");
  });

  test("whoever came with an offer of its own work may want other work instead, and the offer is told beside it", async () => {
    const browser = openBrowser();
    await browser.ask(`${PATH}?offer=winter-tires`, {
      method: "POST",
      body: new URLSearchParams({
        ...NEEDS,
        formToken: agedFormToken("service-needs"),
      }),
    });
    const vehicle = await browser.read(`${PATH}?step=vehicle`);
    expect(vehicle).toContain("Wheel alignment, from $119.95");
    expect(vehicle).toContain("4 for 3 on winter tires");
    expect(vehicle).toContain("Until January 31, 2027");
  });

  test("a business names itself and its contact, and an appointment that is moved says so", async () => {
    const browser = openBrowser();
    const moving = { reason: "rescheduled", "service-other": "on" };
    const asked = await browser.needs(moving);
    expect(asked.status).toBe(400);
    const answered = await readMain(asked);
    expect(answered).toContain("Move it with the link in your email");
    // Of the store that was chosen.
    expect(answered).toMatch(/service in Joliet:.*\(815\) 555-0151/);
    await browser.needs({ ...moving, movesHere: "on" });
    await browser.vehicle({ way: "vin", vin: "4T1G11AK9LU000000" });
    await browser.vehicle();
    await browser.time(NINE + 7_200_000);
    const refused = await browser.details({ customer: "business" });
    expect(refused.status).toBe(400);
    expect(await readMain(refused)).toContain("Enter the name of the business");
    const answer = await browser.details({
      customer: "business",
      firstName: "",
      businessName: "Fox Valley Florists",
      contactName: "Elena Maria Reyes",
      contactTitle: "Fleet manager",
      contactPhone: "630 555 0100",
      contactEmail: "fleet@florists.example",
    });
    expect(answer.status).toBe(303);
    expect(await browser.read(getPlace(answer))).toContain(
      "Your old appointment is still booked.",
    );
    const lead = await findLead();
    expect(lead.user).toMatchObject({
      firstName: "Elena",
      lastName: "Maria Reyes",
      email: "fleet@florists.example",
      phone: "6305550100",
    });
    expect(lead.summary).toContainEqual({
      label: "Business",
      value: "Fox Valley Florists",
    });
    expect(lead.summary).toContainEqual({
      label: "Appointment is",
      value: "one that the customer moves",
    });
  });

  test("a second press of the button books nothing more and shows the same receipt", async () => {
    const browser = await toDetails(NINE + 10_800_000);
    const token = agedFormToken("service-details");
    const before = await countAppointments();
    const first = await browser.details({}, token);
    const cookies = new Map(browser.cookies);
    const second = await browser.send(
      "details",
      { ...PERSON, seen: "" },
      token,
    );
    expect(getPlace(second)).toBe(getPlace(first));
    expect(await countAppointments()).toBe(before + 1);
    expect(cookies.get("serviceVisit")).toBeDefined();
  });

  test("nothing that was typed stands in an address, and the draft is readable by us alone", async () => {
    const browser = openBrowser();
    const places = [
      await browser.needs(),
      await browser.vehicle(),
      await browser.time(NINE + 14_400_000),
      await browser.details(),
    ].map(getPlace);
    expect(places.join(" ")).not.toMatch(/camry|pulls|nora|630/i);
    expect(browser.cookies.get("serviceVisit")).not.toMatch(/Camry|joliet/);
  });

  test("a time that somebody else took meanwhile is told with the nearest three, and all that was typed stays", async () => {
    const startMs = NINE + 86_400_000;
    const late = await toDetails(startMs);
    await site.stores.database.leads.db.deleteFrom("slot_holds").execute();
    for (let place = 0; place < 3; place++)
      await (
        await toDetails(startMs)
      ).details({
        phone: `630 555 01${place}0`,
        email: `other${place}@visitor.example`,
      });
    const lateOne = {
      firstName: "Late",
      phone: "630 555 0150",
      email: "late@visitor.example",
    };
    const answer = await late.details(lateOne);
    expect(answer.status).toBe(400);
    const page = await readMain(answer);
    expect(page).toContain("This time was just taken. Please pick another.");
    expect(page).toContain('value="Late"');
    const near = [...page.matchAll(/value="(\d+)" name="start"/g)];
    expect(near).toHaveLength(3);
    const moved = await late.details({
      ...lateOne,
      start: near[1]?.[1] ?? "",
    });
    expect(moved.status).toBe(303);
  });

  test.each([
    ["that is past", Date.parse("2026-11-20T15:00:00Z")],
    ["of a closed day", Date.parse("2026-11-22T16:00:00Z")],
    ["that no slot begins at", NINE + 60_000],
    ["years ahead", Date.parse("2036-11-24T15:00:00Z")],
    ["that no calendar has", 999_999_999_999_999],
  ])("a time %s is not held", async (_, startMs) => {
    const browser = openBrowser();
    await browser.needs();
    await browser.vehicle();
    const answer = await browser.time(startMs);
    expect(getPlace(answer)).toBe(`${PATH}?step=time&gone=${startMs}`);
    const page = await browser.ask(getPlace(answer));
    expect(page.status).toBe(200);
  });

  test("one appointment too many names the service desk of its store, and the way to move or cancel the others", async () => {
    const person = {
      email: "ed.hall@visitor.example",
      phone: "630 555 0166",
    };
    const reach = (day: number) =>
      toDetails(NINE + day * 86_400_000 + 10_800_000);
    for (const day of [6, 7, 8, 9]) {
      const browser = await reach(day);
      const booked = await browser.details(person);
      expect(getPlace(booked)).toContain("?appointment=");
    }
    const browser = await reach(10);
    const refused = await browser.details(person);
    expect(refused.status).toBe(400);
    const page = await readMain(refused);
    const box = /<div class="summary"[\s\S]*?<\/div>/.exec(page)?.[0] ?? "";
    const joliet = site.profile.stores.find(({ id }) => id === NEEDS.store);
    expect(box).toContain(
      `href="tel:+1${joliet?.departments.service.phone ?? ""}"`,
    );
    expect(box).toContain(
      "To move or cancel one, open the link in your confirmation email.",
    );
  });

  test("the number to call instead is that of the store which is chosen", async () => {
    const page = await openBrowser().read(`${PATH}?store=joliet`);
    const aside = /<aside[\s\S]*?<\/aside>/.exec(page)?.[0] ?? "";
    const joliet = site.profile.stores.find(({ id }) => id === "joliet");
    expect(aside).toContain(
      `href="tel:+1${joliet?.departments.service.phone ?? ""}"`,
    );
  });

  test("a booking that another tab changed is shown before it is booked", async () => {
    const browser = await toDetails(NINE + 7 * 86_400_000);
    const page = await browser.read(`${PATH}?step=details`);
    const seen = /name="seen" value="([^"]*)"/.exec(page)?.[1] ?? "";
    await browser.vehicle({ vehicleModel: "Corolla" });
    const answer = await browser.send("details", { ...PERSON, seen });
    expect(answer.status).toBe(400);
    const shown = await readMain(answer);
    expect(shown).toContain("Another tab changed this booking.");
    expect(shown).toContain("2019 Toyota Corolla");
  });

  test("nobody reaches a step before those ahead of it, and a draft that is gone is told", async () => {
    const browser = openBrowser();
    const answer = await browser.ask(`${PATH}?step=details`);
    expect(getPlace(answer)).toBe(`${PATH}?stale=1`);
    expect(await browser.read(`${PATH}?stale=1`)).toContain(
      "Please start here again.",
    );
    await browser.needs();
    expect(getPlace(await browser.ask(`${PATH}?step=details`))).toBe(
      `${PATH}?step=vehicle`,
    );
    expect((await browser.ask(`${PATH}?step=nothing`)).status).toBe(404);
    expect((await browser.ask(`${PATH}?appointment=forged`)).status).toBe(404);
  });

  test.each([
    [{ "service-wheel-alignment": "" }, "Choose at least one service"],
    [
      { "service-wheel-alignment": "", "service-other": "on", notes: " " },
      "Tell us in a few words",
    ],
    [{ store: "nowhere" }, "Choose an answer"],
  ])("needs of %j are refused", async (changes, message) => {
    const answer = await openBrowser().needs(changes);
    expect(answer.status).toBe(400);
    expect(await readMain(answer)).toContain(message);
  });

  test.each([
    [{ way: "vin", vin: "123" }, "A VIN has 17 letters and numbers"],
    [{ vehicleModel: "" }, "Enter the model of the vehicle."],
    [{ mileage: "many" }, "Enter the mileage of the vehicle."],
  ])("a vehicle of %j is refused", async (changes, message) => {
    const browser = openBrowser();
    await browser.needs();
    const answer = await browser.vehicle(changes);
    expect(answer.status).toBe(400);
    expect(await readMain(answer)).toContain(message);
  });

  test("a VIN says which car it is", async () => {
    const browser = openBrowser();
    await browser.needs();
    await browser.vehicle({ way: "vin", vin: "19XFC1F7XGE028370" });
    expect(await browser.read(`${PATH}?step=time`)).toContain("2016 Honda");
  });

  test("a link chooses services beforehand", async () => {
    const page = await openBrowser().read(`${PATH}?service=oil-change`);
    expect(page).toMatch(/name="service-oil-change"[^>]*checked/);
    expect(page).not.toMatch(/name="service-tire-rotation"[^>]*checked/);
  });
});

describe("a store whose appointments another system keeps (spec §7)", () => {
  let there: TestSite;
  let answer: RequestListener = () => {};
  const asked: string[] = [];
  const scheduler = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.split("?")[0]}`);
    request.resume();
    request.on("end", () => answer(request, response));
  });
  const variant = profileVariant("franchise", {
    "stores.json": (content) =>
      JSON.stringify(
        JSON.parse(content).map((store: { readonly id: string }) =>
          store.id === "joliet"
            ? {
                ...store,
                serviceScheduler: {
                  storeId: "a-7",
                  adviserUserId: "u-1",
                  technicianUserId: "u-2",
                },
              }
            : store,
        ),
      ),
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      scheduler.listen(0, "127.0.0.1", resolve);
    });
    const { port } = scheduler.address() as AddressInfo;
    there = await startTestSite({
      isSeeded: false,
      variables: {
        PROFILE: variant.folder,
        SERVICE_SCHEDULER_URL: `http://127.0.0.1:${port}`,
      },
    });
  }, 60_000);
  afterAll(async () => {
    scheduler.closeAllConnections();
    scheduler.close();
    await there.stop();
    variant.remove();
  });

  const answerAs =
    (content: object, status = 200): RequestListener =>
    ({ method }, response) =>
      response
        .writeHead(method === "GET" ? 200 : status)
        .end(JSON.stringify(method === "GET" ? { busy: [] } : content));

  test("is booked there first, and then here with its id", async () => {
    answer = answerAs({ appointment_id: "r-1" }, 201);
    const browser = await toDetails(NINE, there);
    asked.length = 0;
    expect((await browser.details()).status).toBe(303);
    expect(asked).toContain("POST /stores/a-7/appointments");
    const [row] = await there.stores.database.leads.db
      .selectFrom("appointments")
      .select("content")
      .execute();
    expect(JSON.parse(row?.content ?? "")).toMatchObject({ remoteId: "r-1" });
  });

  test("shows its busy times as taken", async () => {
    answer = ({ method }, response) =>
      response.end(
        JSON.stringify(
          method === "GET"
            ? {
                busy: [
                  {
                    start_datetime: "2026-11-24T10:00:00-06:00",
                    end_datetime: "2026-11-24T11:00:00-06:00",
                  },
                ],
              }
            : {},
        ),
      );
    const browser = openBrowser(there);
    await browser.needs();
    await browser.vehicle();
    const page = await browser.read(`${PATH}?step=time&day=2026-11-24`);
    expect(page).toMatch(/10:00[^<]*AM: taken/);
  });

  test("refuses a time that went there meanwhile, and books nothing here", async () => {
    answer = answerAs({}, 409);
    const before = await countAppointments(there);
    const browser = await toDetails(NINE + 7_200_000, there);
    const refused = await browser.details();
    expect(refused.status).toBe(400);
    expect(await readMain(refused)).toContain("This time was just taken.");
    expect(await countAppointments(there)).toBe(before);
  });

  test("that fails while it books turns the booking into a request that says so", async () => {
    answer = answerAs({}, 500);
    const before = await countAppointments(there);
    const browser = await toDetails(NINE + 3 * 3_600_000, there);
    const sent = await browser.details();
    expect(getPlace(sent)).toMatch(/\?reference=[\w-]{9}&store=joliet$/);
    const receipt = await browser.read(getPlace(sent));
    expect(receipt).toContain("Nothing is booked yet.");
    expect(await countAppointments(there)).toBe(before);
    const lead = await findLead(there);
    expect(lead.type).toBe("SERVICE");
    expect(lead.summary[0]).toEqual({
      label: "Preferred time",
      value:
        "Tuesday, November 24, 2026 at 12:00 PM CST. NOT BOOKED: the service scheduler did not answer. Please confirm with the customer.",
    });
  });

  test("that is away from the start lets a time be wished for", async () => {
    answer = (request) => request.socket.destroy();
    const browser = openBrowser(there);
    await browser.needs();
    await browser.vehicle();
    expect(await browser.read(`${PATH}?step=time`)).toContain(
      "can’t see the shop’s calendar",
    );
    expect(getPlace(await browser.time(NINE))).toBe(`${PATH}?step=details`);
    expect(await browser.read(`${PATH}?step=details`)).toContain(
      "Send my request",
    );
    const sent = await browser.details();
    expect(getPlace(sent)).toMatch(/\?reference=/);
  });
});
