import { beforeAll, describe, expect, test } from "vitest";
import { createLeadRecords } from "#app/adapters/database/leads/lead-records.server.ts";
import { DAY_MS } from "#app/domain/time.ts";
import {
  DRAFT_DAYS,
  type TradeContent,
} from "#app/domain/trade-draft/trade-record.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import { SAMPLE_VALUATIONS } from "#tests/support/sample-valuation.ts";
import {
  SOME_DAY_MS,
  startTestSite,
  type TestSite,
} from "#tests/support/test-site.ts";
import { visitorCookie } from "#tests/support/visitor-cookie.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ valuations: SAMPLE_VALUATIONS });
  return site.stop;
});

const PATH = "/sell-trade-my-car/your-vehicle";
const CIVIC = {
  way: "model",
  vehicleYear: "2014",
  vehicleMake: "Honda",
  vehicleModel: "Civic",
  vehicleTrim: "EX",
  mileage: "92,300",
  exteriorColor: "Blue",
  interest: "sell",
};
const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  condition: { q1001000: "good", q1002000: "no" },
  safety: { q4001000: "none", q4004000: "no" },
  finance: { q2001000: "none" },
  comments: { q5001000: "One owner." },
};
const CONTACT = {
  firstName: "Nora",
  lastName: "Quill",
  email: "nora.quill@visitor.example",
  phone: "630 555 0199",
};

/** A browser without scripts: it keeps its cookies and sends forms. */
function openBrowser(at?: TestSite) {
  const cookies = new Map<string, string>();
  const ask = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map((it) => it.join("=")).join("; ");
    const visited = at ?? site;
    const answer = await visited.fetch(path, { ...init, headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  };
  const send = (
    path: string,
    formName: string,
    fields: Readonly<Record<string, string>>,
    formToken = agedFormToken(formName),
  ) =>
    ask(path, {
      method: "POST",
      body: new URLSearchParams({ ...fields, formToken }),
    });
  return {
    cookies,
    ask,
    send,
    start: (changes = {}) =>
      send(PATH, "valuation-start", { ...CIVIC, ...changes }),
    step: (step: string, fields: Readonly<Record<string, string>>) =>
      send(`${PATH}?step=${step}`, `valuation-${step}`, { go: "", ...fields }),
    accept: (changes = {}) =>
      send(`${PATH}?step=offer`, "valuation-accept", {
        ...CONTACT,
        selectedPayment: "cashNow",
        date: "",
        time: "",
        ...changes,
      }),
    read: async (path: string) => (await ask(path)).text(),
  };
}
type Browser = ReturnType<typeof openBrowser>;

async function answerAll(
  browser: Browser,
  changes: typeof ANSWERS = {},
): Promise<Response> {
  let answer = await browser.step("options", {});
  const answers = { ...ANSWERS, ...changes };
  for (const [step, fields] of Object.entries(answers))
    answer = await browser.step(step, fields);
  return answer;
}

async function toOffer(
  start = {},
  answers: typeof ANSWERS = {},
): Promise<Browser> {
  const browser = openBrowser();
  await browser.start(start);
  await answerAll(browser, answers);
  return browser;
}

function getStep(answer: Response): string {
  return answer.headers.get("Location")?.replace(PATH, "") ?? "";
}

async function findLead() {
  const records = createLeadRecords(site.stores.database.leads);
  const [record] = await records.list({ limit: 1 });
  if (record === undefined || "unreadable" in record.lead)
    throw new Error("There is no lead.");
  return record.lead;
}

async function readMails() {
  const rows = await site.stores.database.leads.db
    .selectFrom("visitor_mails")
    .select("content")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ content }): { text: string; html: string } =>
    JSON.parse(content),
  );
}

describe("naming the car", () => {
  test("the page is one visitor's own and works without a script", async () => {
    const answer = await site.fetch(PATH);
    const html = await answer.text();
    expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(html).toContain('<form id="valuation-start"');
    expect(html).toContain('value="plate"');
  });

  test.each([
    [{ way: "vin", vin: "" }, "vin", "Enter your VIN."],
    [{ way: "vin", vin: "1HGCR2F5XGA11823" }, "vin", "never I, O or Q"],
    [{ way: "vin", vin: "1HGCR2F5XGAI18236" }, "vin", "never I, O or Q"],
    [{ way: "vin", vin: "1HGCR2F50GA118236" }, "vin", "isn’t right"],
    [{ vehicleMake: "" }, "vehicleMake", "Enter the make of the vehicle."],
    [{ vehicleModel: "" }, "vehicleModel", "Enter the model of the vehicle."],
    [{ vehicleYear: "1776" }, "vehicleYear", "Enter the year of the vehicle."],
    [{ vehicleYear: "2031" }, "vehicleYear", "Enter the year of the vehicle."],
    [{ mileage: "" }, "mileage", "Enter the mileage of the vehicle."],
    [{ mileage: "lots" }, "mileage", "Enter the mileage of the vehicle."],
    [{ mileage: "0" }, "mileage", "has some."],
    [{ way: "plate", licencePlate: "" }, "licencePlate", "license plate"],
    [
      { way: "plate", licencePlate: "AB1", state: "XX" },
      "state",
      "Enter your state.",
    ],
  ])("%j is told at %s: %s", async (changes, field, words) => {
    const answer = await openBrowser().start(changes);
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain(`href="#valuation-start-${field}"`);
    expect(html).toContain(words);
    expect(html).toContain('value="Blue"');
  });

  test("who trades for a car of ours, or said so to the wizard, trades in", async () => {
    const vin = site.vehicles[0]?.vehicle.vin ?? "";
    const wanted = await openBrowser().read(`${PATH}?for=${vin}`);
    expect(wanted).toContain("You’re trading for the ");
    expect(wanted).toContain(`name="wanted" value="${vin}"`);
    const Cookie = visitorCookie({
      ...STRANGER,
      termsDraft: {
        downPaymentDollars: null,
        isTradingIn: true,
        tradeEquityDollars: 8_400,
        creditAnswer: null,
        isSent: false,
      },
    });
    const told = await (await site.fetch(PATH, { headers: { Cookie } })).text();
    for (const html of [wanted, told])
      expect(html).toMatch(
        /<input(?=[^>]*value="trade-in")(?=[^>]*checked="")[^>]*>/,
      );
  });

  test("all that is missing is told at once", async () => {
    const answer = await openBrowser().start({
      vehicleYear: "",
      vehicleMake: "",
      vehicleModel: "",
      mileage: "",
    });
    const html = await answer.text();
    for (const field of [
      "vehicleYear",
      "vehicleMake",
      "vehicleModel",
      "mileage",
    ])
      expect(html).toContain(`href="#valuation-start-${field}"`);
  });

  test("a VIN is decoded without a network, and the plate service's answer as well", async () => {
    const browser = openBrowser();
    const byVin = await browser.start({
      way: "vin",
      vin: "19XFC1F7 XGE028370",
    });
    expect(byVin.status).toBe(303);
    const html = await browser.read(`${PATH}?step=options`);
    expect(html).toContain("2016 Honda Civic");
    expect(html).toContain("VIN\u00a0ending\u00a0028370");
    const byPlate = await browser.start({
      way: "plate",
      licencePlate: "abc 123",
      state: "il",
    });
    expect(byPlate.status).toBe(303);
  }, 120_000);
});

describe("the questions", () => {
  test("come one page a category, with the range beside them, and lead to the offer in at most twelve inputs", async () => {
    const browser = openBrowser();
    const start = await browser.start();
    expect(getStep(start)).toBe("?step=options");
    const html = await browser.read(`${PATH}?step=options`);
    expect(html).toContain("Step 1 of 5");
    expect(html).toContain("$12,700 to $16,900");
    const visited: string[] = [];
    let answer = await browser.step("options", { "option-sunroof": "on" });
    for (const [step, fields] of Object.entries(ANSWERS)) {
      visited.push(getStep(answer));
      answer = await browser.step(step, fields);
    }
    expect(visited).toEqual([
      "?step=condition",
      "?step=safety",
      "?step=finance",
      "?step=comments",
    ]);
    expect(getStep(answer)).toBe("?step=offer");
  });

  test("a missing answer is told at its question, and Back keeps what was typed", async () => {
    const browser = openBrowser();
    await browser.start();
    await browser.step("options", {});
    const missing = await browser.step("condition", { q1001000: "fair" });
    expect(missing.status).toBe(400);
    // Several questions have one sentence, so the summary names them.
    expect(await missing.text()).toMatch(
      /href="#valuation-condition-q1002000"[^>]*>Is a warning light on\? Choose an answer</,
    );
    const back = await browser.step("condition", {
      go: "back",
      q1001000: "poor",
    });
    expect(getStep(back)).toBe("?step=options");
    // From the first question it leads to the form of the car, as it was told.
    const first = await browser.step("options", { go: "back" });
    expect(first.headers.get("Location")).toMatch(/\?change=1$/);
    expect(await browser.read(`${PATH}?change=1`)).toContain('value="92300"');
    const html = await browser.read(`${PATH}?step=condition`);
    expect(html).toMatch(/value="poor" checked=""|checked="" value="poor"/);
  });

  test("the balance is asked for only with a loan, and without scripts right after it was chosen", async () => {
    const browser = openBrowser();
    await browser.start();
    const before = await browser.read(`${PATH}?step=finance`);
    expect(before).not.toContain('name="q2002000"');
    const asked = await browser.step("finance", { q2001000: "loan" });
    expect(asked.status).toBe(400);
    const html = await asked.text();
    expect(html).toContain('name="q2002000"');
    expect(html).toContain("Enter what you still owe");
  });

  test("a question that the heading asks already is not seen twice", async () => {
    const browser = openBrowser();
    await browser.start();
    const finance = await browser.read(`${PATH}?step=finance`);
    expect(finance).toContain(
      '<legend class="label"><span class="vh">Do you owe anything on it?</span></legend>',
    );
    expect(await browser.read(`${PATH}?step=condition`)).toContain(
      '<legend class="label">What condition is it in?</legend>',
    );
  });

  test("answers that contradict each other are told with the profile's words", async () => {
    const browser = openBrowser();
    await browser.start();
    await browser.step("options", {});
    await browser.step("condition", ANSWERS["condition"] ?? {});
    const answer = await browser.step("safety", {
      q4001000: "none",
      q4004000: "airbags",
    });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("This doesn’t match another answer");
    expect(html).toContain("Airbags");
  });

  test("two tabs that answer different pages at once lose nothing", async () => {
    const browser = openBrowser();
    await browser.start();
    await browser.step("options", {});
    await Promise.all(
      Object.entries(ANSWERS).map(([step, fields]) =>
        browser.step(step, fields),
      ),
    );
    const offer = await browser.ask(`${PATH}?step=offer`);
    expect(offer.status).toBe(200);
  });

  test("another car keeps the answers, and its form what was told of the first", async () => {
    const browser = await toOffer();
    const form = await browser.read(`${PATH}?change=1`);
    expect(form).toContain('value="92300"');
    const changed = await browser.send(`${PATH}?change=1`, "valuation-start", {
      ...CIVIC,
      mileage: "160,000",
    });
    expect(getStep(changed)).toBe("?step=offer");
    const html = await browser.read(`${PATH}?step=offer`);
    expect(html).toContain("160,000 mi");
    expect(html).toContain("160,000 miles needs a look first.");
  });

  test("an answer that its question does not have, and a page that is none, change nothing", async () => {
    const browser = openBrowser();
    await browser.start();
    await browser.step("options", {});
    const odd = await browser.step("condition", {
      q1001000: "constructor",
      q1002000: "no",
    });
    expect(odd.status).toBe(400);
    const none = await browser.step("admin", { q1001000: "great" });
    expect(none.status).toBe(404);
  });
});

describe("the offer", () => {
  test("shows each line, which add up, why, each payment, and until when it holds", async () => {
    const browser = await toOffer();
    const html = await browser.read(`${PATH}?step=offer`);
    expect(html).toContain("Your offer is $12,000<");
    expect(html).toContain("Average wholesale value");
    expect(html).toContain("−$400.00");
    expect(html).toContain(
      "<dt>Condition<small>You told us: Good. Light wear, such as a few small scratches.</small>",
    );
    expect(html).toContain("More cash later");
    expect(html).toContain("Because it’s a 2014, we can also sell it for you.");
    expect(html).toContain("Good through Friday, November\u00a027");
    // The provider's average value lies below its own range, which explains no line of the offer.
    expect(html).not.toContain("$12,700 to $16,900");
    // 14,800 − 400 − 995 − 848 − 358.03 is split 68 to 32.
    expect(html).not.toContain("$12,198.97");
    expect(html).toContain("<dd>about $12,199</dd>");
    expect(html).toContain("$8,295.30");
    expect(html).toContain("<dd>about $3,904</dd>");
  });

  test("where nobody knows, only a visit is offered, with the range and the reason", async () => {
    const browser = await toOffer({ vehicleModel: "Odyssey" });
    const html = await browser.read(`${PATH}?step=offer`);
    expect(html).toContain("Bring it in for your number");
    expect(html).toContain("would be a guess");
    expect(html).toContain("$3,000 to $19,000");
    expect(html).not.toContain("Cash now");
  });

  test("that nobody can name a price is said with the first question, and why", async () => {
    const browser = openBrowser();
    await browser.start({ vehicleModel: "Odyssey" });
    const html = await browser.read(`${PATH}?step=options`);
    expect(html).toContain("Your number comes from a buyer, in person.");
    expect(html).toContain("would be a guess");
    expect(html).not.toContain("moves your number");
    const known = openBrowser();
    await known.start();
    expect(await known.read(`${PATH}?step=options`)).not.toContain(
      "comes from a buyer",
    );
  });

  test("cash at once may be traded in: what it leaves fills the visitor's own terms", async () => {
    const browser = await toOffer();
    expect(await browser.read(`${PATH}?step=offer`)).toMatch(
      /Use it as a trade-in<\/h3><p class="num">\$12,000</,
    );
    const answer = await browser.send(
      `${PATH}?step=offer&trade=1`,
      "valuation-trade-in",
      {},
    );
    expect(answer.headers.get("Location")).toBe(
      "/search-vehicles/all-inventory",
    );
    const list = await browser.read("/search-vehicles/all-inventory");
    expect(list).toContain("With your $12,000 trade-in and 20% down.");
    expect(list).toMatch(/value="monthly" aria-pressed="true"/);
    await browser.send("/personalized-pricing/down-payment", "unused", {
      amount: "2000",
    });
    const equity = await browser.read("/personalized-pricing/trade-equity");
    expect(equity).toContain('value="12,000"');
  });

  test("who trades in sees first what it takes off the next car, and is led there by the page's one main button", async () => {
    const readMain = async (fields: Parameters<typeof toOffer>) => {
      const browser = await toOffer(...fields);
      const html = await browser.read(`${PATH}?step=offer`);
      const mains = [
        ...html.matchAll(/class="btn btn--main[^>]*>(?:<[^>]*>)*([^<]*)/g),
      ];
      return { html, mains: new Set(mains.map(([, words]) => words)) };
    };
    const sells = await readMain([]);
    expect([...sells.mains][0]).toBe("Accept and pick a day");
    const trades = await readMain([{ interest: "trade-in" }]);
    expect([...trades.mains][0]).toBe("See prices with my trade");
    expect(trades.mains).not.toContain("Accept and pick a day");
    expect(trades.html.indexOf("Toward your next car")).toBeLessThan(
      trades.html.indexOf("Cash now, line by line"),
    );
    expect(trades.html).not.toContain("Use it as a trade-in");
    const owes = await readMain([
      { interest: "trade-in" },
      { finance: { q2001000: "loan", q2002000: "$2,000" } },
    ]);
    expect(owes.html).toMatch(
      /Toward your next car<\/h2><p class="num">\$10,000<.*what is left after your loan.*In Illinois and Indiana that can also lower the sales tax/,
    );
  });

  test("who trades in a car that could only be sold for them asks for the visit, accepts no sale, and is told what it is for", async () => {
    const trade = { vehicleModel: "Fit", interest: "trade-in" };
    const visits = await toOffer(trade);
    // The last question leads to no offer of a trade.
    const [lastStep = ""] = Object.keys(ANSWERS).slice(-1);
    const last = await visits.read(`${PATH}?step=${lastStep}`);
    expect(last).toContain("See what’s next</span>");
    const html = await visits.read(`${PATH}?step=offer`);
    expect(html).toContain("Bring it in for your trade-in value</h1>");
    expect(html).toMatch(
      /value="bringVehicleIn"[^>]*checked|checked[^>]*value="bringVehicleIn"/,
    );
    expect(html).toMatch(/You get your trade-in value at the visit\./);
    // The range is the one after the answers, where they take anything off.
    expect(html).toContain("Cars like yours, wholesale");
    // The visit leads, so no offer is mailed, and no time limits it.
    expect(html).toContain("Private link to this page");
    expect(html).not.toContain("Email me this offer");
    expect(html).not.toMatch(/Made \w+day,/);
    // The button is called after the choice: the style sheet shows one of its two names.
    expect(html).toMatch(
      /offer-send-visit">Request a visit<.*offer-send-offer">Accept this offer</,
    );
    // It is paid off, so no loan is spoken of.
    expect(html).toContain("It comes off your next car’s price here.");
    expect(html).toContain("<span>Title</span>");
    expect(html).not.toContain("Accept and pick a day");
    // The sale is one closed row above the form that lets it be chosen, with a button that comes back with it chosen.
    const [sale = ""] = html.split('name="contactConsent"');
    expect(sale).toMatch(
      /<details class="acc"><summary><span>Or we sell it for you, about \$5,143<small>After \$[\d,]+ in selling costs\. [^<]* when you bring it in.*We sell it for you, line by line/,
    );
    // Less than the lower end of the range, which nobody would see by themselves.
    expect(sale).toContain("That’s likely less than trading it in.</small>");
    const choice = /href="([^"]*choose=[^"#]*)#accept"/.exec(html)?.[1] ?? "";
    expect(await visits.read(choice.replaceAll("&amp;", "&"))).toMatch(
      /value="moreCashLater"[^>]*checked|checked[^>]*value="moreCashLater"/,
    );
    await visits.accept({ selectedPayment: "bringVehicleIn" });
    const lead = await findLead();
    expect(lead.vehicles).toMatchObject([
      { interest: "trade-in", priceDollars: null },
    ]);
    expect(lead.summary).toContainEqual({
      label: "Offer accepted",
      value: "Bring it in for your trade-in value",
    });
    const asked = await visits.read(`${PATH}?step=offer`);
    expect(asked).toContain("We have your request");
    expect(asked).toContain("Our buyer gives you the number at the visit.");
    expect(asked).toContain("You get your trade-in value");
    expect(asked).not.toContain("Nothing is binding until you sign");
    expect(asked).toContain("Put it toward your next car");
    expect(asked).not.toContain("You get paid");
    // What a sale would bring stands there with the way to have it instead.
    expect(asked).not.toContain("We sell it for you, line by line");
    expect(asked).toMatch(/about \$5,143<.*Ask for this instead/);
    const instead = /href="(\/contact-us\?[^"]*about=moreCashLater)"/.exec(
      asked,
    )?.[1];
    expect(await visits.read((instead ?? "").replaceAll("&amp;", "&"))).toMatch(
      new RegExp(
        `I’d rather take “We sell it for you” for my 2014 Honda Fit[^.]*. My reference is ${lead.reference}`,
      ),
    );

    const sells = await toOffer(trade);
    await sells.accept({ selectedPayment: "moreCashLater" });
    const sold = await sells.read(`${PATH}?step=offer`);
    expect(sold).toContain("You accepted the offer");
    expect(sold).toContain("Nothing is binding until you sign at the store.");
    expect(sold).toMatch(/Offer T-[A-Z0-9]{6}</);
    expect(await sells.read(PATH)).toContain("See your accepted offer");
    expect(sold).toContain("Our buyer gives you the number at the visit.");
    expect(sold).toContain("You get your trade-in value");
    expect(sold).toContain("You get paid");
    expect(sold).toContain("Look at our cars");
    expect(sold).not.toContain("See cars with this trade-in");
  });

  test("who sells a car that could only be sold for them may trade it in instead, by one button, and keeps the offer", async () => {
    const browser = await toOffer({ vehicleModel: "Fit" });
    const html = await browser.read(`${PATH}?step=offer`);
    expect(html).toContain("Trade it in instead");
    // On a phone how a sale works stands before its form, and on a wide screen beside it.
    const [before = "", after = ""] = html.split('id="accept"');
    expect(before).toContain("offer-goes--narrow");
    expect(after).toContain("offer-goes--wide");
    const [number = ""] = /T-[A-Z0-9]{6}/.exec(html) ?? [];
    const answer = await browser.send(
      `${PATH}?step=offer&trade=1`,
      "valuation-trade-in",
      {},
    );
    expect(getStep(answer)).toBe("?step=offer");
    const trade = await browser.read(`${PATH}?step=offer`);
    expect(trade).toContain("Bring it in for your trade-in value</h1>");
    expect(trade).toContain("Or we sell it for you, about $5,143<");
    expect(trade).toContain(number);
    await browser.accept({ selectedPayment: "bringVehicleIn" });
    expect((await findLead()).vehicles).toMatchObject([
      { interest: "trade-in", priceDollars: null },
    ]);
  });

  test("as soon as the answers leave nothing of a price, the pages say so and name them", async () => {
    const browser = openBrowser();
    await browser.start({ vehicleModel: "Fit" });
    expect(await browser.read(`${PATH}?step=options`)).toContain(
      "We’d sell this one for you",
    );
    await browser.step("options", {});
    await browser.step("condition", { q1001000: "poor", q1002000: "yes" });
    await browser.step("safety", { q4001000: "major", q4004000: "no" });
    const why =
      "With poor condition, a warning light and a major accident, nothing would be left";
    const later = await browser.read(`${PATH}?step=finance`);
    expect(later).toContain(why);
    expect(later).not.toContain("We’d sell this one for you");
    expect(later).not.toContain("$5,600 to $7,600");
    await browser.step("finance", { q2001000: "none" });
    expect(await browser.read(`${PATH}?step=comments`)).not.toContain(
      "See my offer",
    );
    await browser.step("comments", {});
    const result = await browser.read(`${PATH}?step=offer`);
    expect(result).toContain(why);
    expect(result).not.toContain("$5,600 to $7,600");
  });

  test("the range moves with the answers so far, and how a car is paid for is said once", async () => {
    const browser = openBrowser();
    await browser.start({ vehicleModel: "Fit" });
    await browser.step("options", {});
    const first = await browser.read(`${PATH}?step=condition`);
    expect(first).toContain("$5,600 to $7,600");
    expect(first).toContain("before condition and repairs");
    expect(first).not.toContain("We’d sell this one for you");
    await browser.step("condition", { q1001000: "fair", q1002000: "yes" });
    const then = await browser.read(`${PATH}?step=safety`);
    expect(then).toContain("$3,850 to $5,850");
    expect(then).toContain("less $1,750 for your answers so far");
  });

  test("where prices are locked, a trade-in leads to the questions that open them", async () => {
    const locked = await startTestSite({
      profile: "used-only",
      valuations: SAMPLE_VALUATIONS,
    });
    try {
      const browser = openBrowser(locked);
      await browser.start();
      await answerAll(browser);
      const answer = await browser.send(
        `${PATH}?step=offer&trade=1`,
        "valuation-trade-in",
        {},
      );
      expect(answer.headers.get("Location")).toBe(
        "/personalized-pricing?returnTo=%2Fsearch-vehicles%2Fall-inventory",
      );
      await browser.send("/personalized-pricing/down-payment", "unused", {
        amount: "2000",
      });
      expect(
        await browser.read("/personalized-pricing/trade-equity"),
      ).toContain('value="12,000"');
    } finally {
      await locked.stop();
    }
  });

  test("a balance above the offer is said kindly", async () => {
    const browser = await toOffer(
      {},
      { finance: { q2001000: "loan", q2002000: "$15,500" } },
    );
    const html = await browser.read(`${PATH}?step=offer`);
    expect(html).toContain("You owe $3,500.00 more than this offer.");
    expect(html).toContain(
      "All of it goes to your lender. You’d still owe $3,500.",
    );
    expect(html).toMatch(/Still owed after this offer<\/dt><dd>\$3,500\.00/);
    expect(html).not.toContain("One check");
    expect(html).not.toContain("Use it as a trade-in");
  });

  test("no offer is shown before every question is answered", async () => {
    const browser = openBrowser();
    await browser.start();
    const answer = await browser.ask(`${PATH}?step=offer`);
    expect(answer.status).toBe(302);
    expect(getStep(answer)).toBe("?step=options");
  });

  test("nobody accepts an offer before every question is answered", async () => {
    const browser = openBrowser();
    await browser.start();
    const leads = createLeadRecords(site.stores.database.leads);
    const { leads: before } = await leads.count();
    const answer = await browser.accept();
    expect(getStep(answer)).toBe("?step=options");
    expect((await leads.count()).leads).toBe(before);
  });

  test("accepted, it is a lead with everything told, a mail with a private link, and the same offer in another browser", async () => {
    const browser = await toOffer();
    browser.cookies.set("allowCookies", "essential,functional");
    browser.cookies.set("displayCookies", "hide");
    const offered = await browser.read(`${PATH}?step=offer`);
    const day = /name="date" value="(2026-\d\d-\d\d)"/.exec(offered)?.[1] ?? "";
    const answer = await browser.accept({ date: day, time: "10:00" });
    expect(answer.status).toBe(303);
    const lead = await findLead();
    expect(lead.type).toBe("SELL_OR_TRADE");
    expect(lead.user.comments).toBe("One owner.");
    expect(lead.vehicles).toMatchObject([
      {
        interest: "sell",
        year: "2014",
        make: "Honda",
        model: "Civic",
        miles: 92_300,
        priceDollars: 12_000,
        finance: { method: "cash", amountDollars: 12_000, isOffer: true },
      },
    ]);
    const summary = Object.fromEntries(
      lead.summary.map(({ label, value }) => [label, value]),
    );
    expect(summary).toMatchObject({
      "Offer accepted": "Cash now",
      "Estimated final price": "$12,000.00",
      "What condition is it in?": "Good",
      "Preferred visit": expect.stringContaining("10 AM"),
    });
    const done = await browser.read(`${PATH}?step=offer`);
    expect(done).toContain("You accepted the offer");
    // The sticker keeps the offer's number, which ties the receipt to the offer; the reference is the one to call with.
    expect(done.match(/<span>Offer T-[A-Z0-9]{6}</g)).toHaveLength(1);
    const change =
      /href="(\/contact-us\?[^"]*about=visit)"/.exec(done)?.[1] ?? "";
    expect(await browser.read(change.replaceAll("&amp;", "&"))).toContain(
      `I’d like to change or cancel the visit with my 2014 Honda Civic EX. My reference is ${lead.reference}.`,
    );
    // Who sells has no trade-in to buy another car with.
    expect(done).toContain("Look at our cars");
    expect(done).toContain("The money is yours the same day.");
    expect(done).toContain(lead.reference);

    const [mail] = await readMails();
    expect(mail?.text).toContain("$12,000.00");
    const link = /https:\/\/dealer\.example(\S+trade=\S+)/.exec(
      mail?.text ?? "",
    )?.[1];
    const second = openBrowser();
    const opened = await second.ask(link ?? "");
    expect(getStep(opened)).toBe("?step=offer");
    const elsewhere = await second.read(`${PATH}?step=offer`);
    expect(elsewhere).toContain(lead.reference);
    // Where the store answers is told to the browser that accepted alone.
    expect(done).toMatch(
      /We’ll confirm the day and time at [^<]*555[^<]* or nora\.quill@/,
    );
    expect(elsewhere).toContain("the day and time by phone or email.");
    expect(elsewhere).not.toContain("quill");
    // A second press, and another tab, accept nothing again.
    const leads = createLeadRecords(site.stores.database.leads);
    const { leads: before } = await leads.count();
    await browser.accept({ selectedPayment: "moreCashLater" });
    expect((await leads.count()).leads).toBe(before);
    expect(site.logged.join()).not.toMatch(/quill/i);
  });

  test("a visit is at a time at which the store is open on that day, and what was chosen stays", async () => {
    const saturday = "2026-11-21";
    const browser = await toOffer();
    const refused = await browser.accept({ date: saturday, time: "17:00" });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain("We’re closed at that time on this day.");
    expect(html).toMatch(new RegExp(`checked="" value="${saturday}"`));
    expect(html).toMatch(/checked="" value="17:00"/);
    expect(html).toContain('value="15:00"');
    // The store closes at four on Saturdays.
    expect(html).not.toContain('value="16:00"');
    const taken = await browser.accept({ date: saturday, time: "15:00" });
    expect(getStep(taken)).toBe("?step=offer");
    expect(await findLead()).toMatchObject({
      summary: expect.arrayContaining([
        { label: "Preferred visit", value: "Saturday, November 21, 3 PM" },
      ]),
    });
  });

  test("a trade for a car of ours is the second vehicle", async () => {
    const wanted = site.vehicles[0]?.vehicle.vin ?? "";
    const browser = await toOffer({ interest: "trade-in", wanted });
    await browser.accept();
    const lead = await findLead();
    expect(lead.vehicles.map(({ vin, interest }) => [vin, interest])).toEqual([
      [wanted, "buy"],
      [null, "trade-in"],
    ]);
  });

  test("who thinks it over is mailed the offer as it stands, without a lead", async () => {
    const browser = await toOffer();
    const leads = createLeadRecords(site.stores.database.leads);
    const { leads: before } = await leads.count();
    const send = (email: string) =>
      browser.send(`${PATH}?step=offer&mail=1`, "valuation-mail", { email });
    expect((await send("nobody")).status).toBe(400);
    const answer = await send("elena@quill.example");
    expect(getStep(answer)).toBe("?step=offer&mailed=1");
    const html = await browser.read(`${PATH}?step=offer&mailed=1`);
    expect(html).toContain("We emailed you this offer.");
    const [number] = /T-[A-Z0-9]{6}/.exec(html) ?? [];
    const [mail] = await readMails();
    expect(mail?.text).toContain(number);
    expect(mail?.text).toContain("$12,000.00");
    expect(mail?.text).toContain("about $12,199");
    expect(mail?.text).toMatch(/trade=\S/);
    expect((await leads.count()).leads).toBe(before);
    expect(site.logged.join()).not.toMatch(/quill/i);
  });

  test("who asks for a second look writes about their offer, which no address names", async () => {
    const browser = await toOffer();
    const offered = await browser.read(`${PATH}?step=offer`);
    const [number = ""] = /T-[A-Z0-9]{6}/.exec(offered) ?? [];
    const address =
      /href="(\/contact-us\?[^"]*about=offer)"/.exec(offered)?.[1] ?? "";
    expect(address).not.toMatch(/civic|honda|T-[A-Z0-9]{6}/i);
    const path = address.replaceAll("&amp;", "&");
    const html = await browser.read(path);
    expect(html).toContain(`Please look again at offer ${number} for my 2014`);
    expect(html).toMatch(/<option value="4" selected="">Selling my car/);
    expect(await openBrowser().read(path)).not.toContain("look again");
  });

  test("what ended is no offer any more, and a new one takes one button", async () => {
    const browser = await toOffer();
    await browser.read(`${PATH}?step=offer`);
    await changeStored(browser, (content) => ({
      ...content,
      offer: content.offer && {
        ...content.offer,
        offers: { ...content.offer.offers, validUntilMs: 1 },
      },
    }));
    const ended = await browser.read(`${PATH}?step=offer`);
    expect(ended).toContain("This offer ended on Friday, November\u00a027");
    expect(ended).not.toContain("$12,000.00");
    const leads = createLeadRecords(site.stores.database.leads);
    const { leads: before } = await leads.count();
    await browser.accept();
    expect((await leads.count()).leads).toBe(before);
    const renewed = await browser.send(
      `${PATH}?step=offer&renew=1`,
      "valuation-renew",
      {},
    );
    expect(renewed.status).toBe(303);
    expect(await browser.read(`${PATH}?step=offer`)).toContain("$12,000.00");
  });

  test.each(["", "x", "aaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaa"])(
    "the link %j opens nothing and says so",
    async (token) => {
      const browser = openBrowser();
      const answer = await browser.ask(`${PATH}?trade=${token}`);
      expect(getStep(answer)).toBe("?link=unknown");
      expect(await browser.read(`${PATH}?link=unknown`)).toContain(
        "This link doesn’t work anymore",
      );
    },
  );

  test("one letter more or less of a link's signature opens nothing", async () => {
    const browser = await toOffer();
    const token = browser.cookies.get("trade") ?? "";
    const last = token.at(-2) === "A" ? "B" : "A";
    const forged = `${token.slice(0, -2)}${last}${token.slice(-1)}`;
    const answer = await openBrowser().ask(`${PATH}?trade=${forged}`);
    expect(getStep(answer)).toBe("?link=unknown");
  });

  test("erasing everything erases the draft, the offer and the mail", async () => {
    const browser = await toOffer();
    await browser.accept();
    const token = browser.cookies.get("trade") ?? "";
    await browser.ask("/your-details/erase", { method: "POST" });
    const answer = await openBrowser().ask(`${PATH}?trade=${token}`);
    expect(getStep(answer)).toBe("?link=unknown");
  });
});

test("an accepted offer is forgotten when its lead is, and another after thirty days", async () => {
  const { retentionDays } = site.profile.leads;
  const id = ({ cookies }: Browser) => cookies.get("trade")?.split(".")[0];
  const readKeptDays = async (browser: Browser) => {
    const { kept_until_ms: keptUntilMs } = await site.stores.database.leads.db
      .selectFrom("trade_records")
      .select("kept_until_ms")
      .where("id", "=", id(browser) ?? "")
      .executeTakeFirstOrThrow();
    return (Number(keptUntilMs) - SOME_DAY_MS) / DAY_MS;
  };
  const browser = await toOffer();
  expect(await readKeptDays(browser)).toBe(DRAFT_DAYS);
  await browser.accept();
  expect(await readKeptDays(browser)).toBe(retentionDays.leads);
});

async function changeStored(
  { cookies }: Browser,
  change: (content: TradeContent) => TradeContent,
): Promise<void> {
  const id = cookies.get("trade")?.split(".")[0] ?? "";
  const { db } = site.stores.database.leads;
  const { content } = await db
    .selectFrom("trade_records")
    .select("content")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("trade_records")
    .set({ content: JSON.stringify(change(JSON.parse(content))) })
    .where("id", "=", id)
    .execute();
}
