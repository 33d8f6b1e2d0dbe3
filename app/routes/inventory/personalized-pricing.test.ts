import { afterAll, beforeAll, expect, test } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { formatVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { ANN, visitorCookie } from "#tests/support/visitor-cookie.ts";

let mixed: TestSite;
let closed: TestSite;
let open: TestSite;
beforeAll(async () => {
  mixed = await startTestSite({ profile: "franchise-gated" });
  closed = await startTestSite({ profile: "used-only-gated" });
  open = await startTestSite();
});
afterAll(() => Promise.all([mixed.stop(), closed.stop(), open.stop()]));

const WIZARD = "/personalized-pricing";
const ALLOWED = "allowCookies=essential%2Cfunctional; displayCookies=hide";
const ESSENTIAL = "allowCookies=essential; displayCookies=hide";
const BLOCKED = "Your browser blocks cookies, so we can’t keep your answers";
const CONTACT = {
  firstName: "Ann",
  lastName: "Shopper",
  email: "ann@example.com",
  phone: "(630) 555-0199",
};
const STEPS = [
  ["down-payment", { amount: "$2,000" }, "trade-in"],
  ["trade-in", { tradeIn: "yes" }, "trade-equity"],
  ["trade-equity", { amount: "4500" }, "credit-score"],
  ["credit-score", { credit: "Good" }, "contact-details"],
] as const;

/** One browser: it keeps its cookies from answer to answer. */
function visitor(site: TestSite, cookies: string = ALLOWED) {
  const jar = new Map(
    cookies.split("; ").map((it) => {
      const at = it.indexOf("=");
      return [it.slice(0, at), it.slice(at + 1)];
    }),
  );
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  const headers = () => ({
    Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
  });
  return {
    cookies: () => headers().Cookie,
    get: async (path: string) =>
      keep(await site.fetch(path, { headers: headers() })),
    text: async (path: string) =>
      (await site.fetch(path, { headers: headers() })).text(),
    answer: async (
      step: string,
      fields: Readonly<Record<string, string>>,
      query = "",
    ) =>
      keep(
        await site.fetch(`${WIZARD}/${step}${query}`, {
          method: "POST",
          headers: { ...headers(), Origin: site.origin },
          body: new URLSearchParams(
            step === "contact-details"
              ? { formToken: agedFormToken("personalized-pricing"), ...fields }
              : fields,
          ),
        }),
      ),
  };
}

async function answerFour(
  ann: ReturnType<typeof visitor>,
  query = "",
): Promise<void> {
  for (const [step, fields, next] of STEPS) {
    const answered = await ann.answer(step, fields, query);
    expect([step, answered.status]).toEqual([step, 303]);
    expect(answered.headers.get("Location")).toBe(`${WIZARD}/${next}${query}`);
  }
}

function usedVehicle(site: TestSite, condition: Condition = "used") {
  const found = site.vehicles.find(
    ({ vehicle }) =>
      vehicle.condition === condition && vehicle.salePriceCents !== null,
  );
  return found?.vehicle ?? expect.fail();
}

async function priceState(
  site: TestSite,
  ann: Pick<ReturnType<typeof visitor>, "get">,
) {
  const { storeGroup } = site.stores.profile;
  const path = `/api/catalogue/v1/store-group/${storeGroup.id}/website/vehicles/${usedVehicle(site).vin}`;
  const answer = await ann.get(path);
  return answer.status === 200
    ? (await answer.json()).price.state
    : answer.status;
}

test.each([
  ["prices of used cars alone", () => mixed, "locked"],
  ["everything", () => closed, 404],
])(
  "where %s is kept back, four answers open no price, and the fifth opens all of them",
  async (_name, siteOf, before) => {
    const site = siteOf();
    const ann = visitor(site);
    await answerFour(ann);
    expect(await priceState(site, ann)).toBe(before);
    const sent = await ann.answer("contact-details", CONTACT);
    expect(sent.status).toBe(303);
    expect(sent.headers.get("Location")).toBe(`${WIZARD}/done`);
    expect(await priceState(site, ann)).toBe("shown");
    expect(await priceState(site, visitor(site))).toBe(before);
  },
);

test("without consent to functional cookies it holds until the browser closes, and keeps no name", async () => {
  const ann = visitor(closed, ESSENTIAL);
  await answerFour(ann);
  const sent = await ann.answer("contact-details", CONTACT);
  const line = sent.headers
    .getSetCookie()
    .find((it) => it.startsWith("visitor="));
  expect(line).not.toContain("Max-Age");
  expect(await priceState(closed, ann)).toBe("shown");
  const done = await ann.text(`${WIZARD}/done`);
  expect(done).toContain("They last until you close your browser.");
  expect(await ann.text("/your-details")).not.toContain("ann@example.com");
});

test("the wizard begins and goes on at the first question that is open, whatever step is asked for", async () => {
  const ann = visitor(open);
  const fetchLocation = async (path: string) =>
    (await ann.get(path)).headers.get("Location");
  expect(await fetchLocation(WIZARD)).toBe(`${WIZARD}/down-payment`);
  for (const step of ["trade-in", "trade-equity", "credit-score", "done"])
    expect(await fetchLocation(`${WIZARD}/${step}`)).toBe(
      `${WIZARD}/down-payment`,
    );
  await ann.answer("down-payment", { amount: "500" });
  expect(await fetchLocation(WIZARD)).toBe(`${WIZARD}/trade-in`);
  const early = await ann.answer("contact-details", CONTACT);
  expect(early.headers.get("Location")).toBe(`${WIZARD}/trade-in`);
  expect(early.headers.getSetCookie()).toEqual([]);
  expect((await open.fetch(`${WIZARD}/no-such-step`)).status).toBe(404);
});

test("who trades nothing in is asked one question fewer, counts one step fewer, and goes back over it", async () => {
  const ann = visitor(open);
  await ann.answer("down-payment", { amount: "500" });
  expect(await ann.text(`${WIZARD}/trade-in`)).toContain("Step 2 of 6");
  const answered = await ann.answer("trade-in", { tradeIn: "no" });
  expect(answered.headers.get("Location")).toBe(`${WIZARD}/credit-score`);
  const html = await ann.text(`${WIZARD}/credit-score`);
  expect(html).toContain("Step 3 of 5");
  expect(html).toContain(`href="${WIZARD}/trade-in">Back</a>`);
  expect(html).toMatch(/\$500 down.*no trade-in/);
});

test("cents count as the nearest dollar", async () => {
  const ann = visitor(open);
  await ann.answer("down-payment", { amount: "$1,999.50" });
  expect(await ann.text(`${WIZARD}/down-payment`)).toContain('value="2,000"');
});

test("Back shows every answer as it was given", async () => {
  const ann = visitor(open);
  await answerFour(ann);
  expect(await ann.text(`${WIZARD}/down-payment`)).toContain('value="2,000"');
  expect(await ann.text(`${WIZARD}/trade-in`)).toMatch(
    /<input[^>]*checked=""[^>]*value="yes"/,
  );
  expect(await ann.text(`${WIZARD}/trade-equity`)).toContain('value="4,500"');
  expect(await ann.text(`${WIZARD}/credit-score`)).toMatch(
    /<input[^>]*checked=""[^>]*value="Good"/,
  );
});

test.each([
  ["down-payment", { amount: "" }, "Enter whole dollars, like 2,000"],
  ["down-payment", { amount: "a lot" }, "Enter whole dollars, like 2,000"],
  ["down-payment", { amount: "10%" }, "Enter whole dollars, like 2,000"],
  ["down-payment", { amount: "-1" }, "Enter $0 or more"],
  ["down-payment", { amount: "20,001" }, "Enter $20,000 or less"],
  ["trade-in", {}, "Choose an answer"],
  ["trade-in", { tradeIn: "perhaps" }, "Choose an answer"],
  ["trade-equity", { amount: "1e9" }, "Enter whole dollars, like 2,000"],
  ["credit-score", { credit: "Splendid" }, "Choose an answer"],
] as const)(
  "%s answers %j with 400, says why, and keeps what was sent",
  async (step, fields: Readonly<Record<string, string>>, message) => {
    const ann = visitor(open);
    for (const [before, answer] of STEPS) {
      if (before === step) break;
      await ann.answer(before, answer);
    }
    const refused = await ann.answer(step, fields);
    const html = await refused.text();
    expect(refused.status).toBe(400);
    expect(html).toMatch(/<title>Error: /);
    expect(html).not.toContain("There is a problem");
    expect(html).toContain(`<p class="vh" role="alert">${message}</p>`);
    expect(html.split(`>${message}<`).length - 1).toBe(2);
    expect(html).toMatch(
      new RegExp(`aria-describedby="[^"]*\\b${step}-\\w+-error"`),
    );
    if (fields["amount"] !== undefined)
      expect(html).toContain(`value="${fields["amount"]}"`);
    expect(refused.headers.getSetCookie()).toEqual([]);
  },
);

test("what is wrong with the contact details is said beside its field, and nothing opens", async () => {
  const ann = visitor(mixed);
  await answerFour(ann);
  const refused = await ann.answer("contact-details", {
    ...CONTACT,
    phone: "call me",
  });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain("Please enter a valid phone number");
  expect(html).toContain('value="ann@example.com"');
  expect(await priceState(mixed, ann)).toBe("locked");
});

test.each([
  ["", 'href="/search-vehicles/all-inventory">Keep browsing</a>'],
  ["/es", 'href="/es/search-vehicles/all-inventory">Seguir viendo</a>'],
])(
  "whoever comes from nowhere goes on to the cars, and in the language of the page: %j",
  async (language, wayOn) => {
    const ann = visitor(open);
    await answerFour(ann);
    await ann.answer("contact-details", CONTACT);
    expect(await ann.text(`${language}${WIZARD}/done`)).toContain(wayOn);
  },
);

test("whoever is known only looks over the contact details", async () => {
  const ann = visitor(mixed, `${ALLOWED}; ${visitorCookie(ANN)}`);
  await answerFour(ann);
  const html = await ann.text(`${WIZARD}/contact-details`);
  expect(html).toContain("Check your details");
  // Nothing of the prices is left to open but to look at them.
  expect(html).toContain(">Done<");
  expect(html).toContain('value="+1 (630) 555-0199"');
  // Calls and texts were asked for by the form that made them known (Assumption A405): the box stands with the details.
  const [, details = ""] = /<details>(.*?)<\/details>/s.exec(html) ?? [];
  expect(details).toContain('name="contactConsent"');
  expect(html).not.toContain("You agreed to calls and texts.");
  // Unlocked before, so that the terms were all that was missing.
  expect(await priceState(mixed, ann)).toBe("shown");
});

test("the end offers the ways on, the car's price and the way back to it first, and every answer to change", async () => {
  const ann = visitor(mixed);
  const returnTo = getVehicleAddress(usedVehicle(mixed));
  const query = `?returnTo=${encodeURIComponent(returnTo)}`;
  await answerFour(ann, query);
  const sent = await ann.answer("contact-details", CONTACT, query);
  expect(sent.headers.get("Location")).toBe(`${WIZARD}/done${query}`);
  const done = await ann.text(`${WIZARD}/done${query}`);
  expect(done).toContain("Step 6 of 6");
  expect(done).toMatch(/wizard-price">\$[\d,]+<.*Est\. \$[\d,]+\/mo.*% APR/);
  expect(done).toContain(`href="${returnTo}">See this car</a>`);
  expect(done).toContain(
    'href="/search-vehicles/all-inventory">Keep browsing</a>',
  );
  expect(done).toContain("Good, 660 to 719");
  const changed = await ann.answer("credit-score", { credit: "unknown" });
  expect(changed.headers.get("Location")).toBe(`${WIZARD}/done`);
  expect(await ann.text(`${WIZARD}/done`)).toContain(
    "Not known, shown as Okay",
  );
  expect(await priceState(mixed, ann)).toBe("shown");
  const again = await ann.get(`${WIZARD}/contact-details`);
  expect(again.headers.get("Location")).toBe(`${WIZARD}/done`);
});

test("where nothing is locked, nobody has to leave contact details", async () => {
  const ann = visitor(open);
  const query = "?returnTo=%2Fsearch-vehicles%2Fall-inventory";
  await answerFour(ann, query);
  const html = await ann.text(`${WIZARD}/contact-details${query}`);
  expect(html).toContain('href="/search-vehicles/all-inventory">Not now</a>');
  const locked = visitor(mixed);
  await answerFour(locked);
  expect(await locked.text(`${WIZARD}/contact-details`)).not.toContain(
    "Not now",
  );
});

test("a step is one visitor's own and never in a search engine", async () => {
  const page = await open.fetch(`${WIZARD}/down-payment`);
  expect(page.headers.get("Cache-Control")).toBe("private, no-cache");
  const html = await page.text();
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain("minimal-header");
  expect(html).not.toContain('id="site-header"');
});

test.each(["https://evil.example/", "//evil.example", "javascript:alert(1)"])(
  "%s is no place to come back to",
  async (returnTo) => {
    const ann = visitor(open);
    const query = `?returnTo=${encodeURIComponent(returnTo)}`;
    const answered = await ann.answer(...firstStep(query));
    expect(answered.headers.get("Location")).toBe(`${WIZARD}/trade-in`);
    expect(await ann.text(`${WIZARD}/trade-in${query}`)).not.toContain("evil");
  },
);

function firstStep(query: string) {
  return ["down-payment", { amount: "500" }, query] as const;
}

test("a step from another site is refused", async () => {
  const response = await open.fetch(`${WIZARD}/down-payment`, {
    method: "POST",
    headers: { Origin: "https://evil.example" },
    body: new URLSearchParams({ amount: "500" }),
  });
  expect(response.status).toBe(403);
});

test("the visitor's details show the terms, lead to each question, and erase them alone", async () => {
  const ann = visitor(mixed);
  await answerFour(ann);
  const half = await ann.text("/your-details");
  expect(half).toContain("Finish your terms");
  await ann.answer("contact-details", CONTACT);
  const html = await ann.text("/your-details");
  expect(html).toContain("About $4,500");
  expect(html).toContain(
    `href="${WIZARD}/credit-score?returnTo=%2Fyour-details"`,
  );
  const headers = { Cookie: ann.cookies() };
  const erased = await mixed.fetch("/your-details/erase-terms", {
    method: "POST",
    headers,
  });
  expect(erased.status).toBe(303);
  const [line = ""] = erased.headers.getSetCookie();
  const after = visitor(mixed, `${ALLOWED}; ${line.split(";")[0]}`);
  const left = await after.text("/your-details");
  expect(left).toContain("Tell us about your down payment, trade and credit");
  expect(left).toContain('value="ann@example.com"');
  expect(await priceState(mixed, after)).toBe("locked");
});

test("prices that wait for the terms alone lead to the wizard and back: on a list, a card and a sticker", async () => {
  const ann = visitor(mixed, `${ALLOWED}; ${visitorCookie(ANN)}`);
  const list = "/search-vehicles/used-inventory";
  const html = await ann.text(list);
  const back = `href="${WIZARD}?returnTo=${encodeURIComponent(list)}`;
  expect(html).toContain("Finish your terms to customize your pricing details");
  expect(html).toContain(`${back}"`);
  // Each of the cards says which car it is (Assumption A416).
  expect(html.split(`${back}%23`).length).toBeGreaterThan(10);
  const address = getVehicleAddress(usedVehicle(mixed));
  const page = await ann.text(address);
  expect(page).toContain(
    `href="${WIZARD}?returnTo=${encodeURIComponent(address)}"`,
  );
});

test("a dialog is told where each answer leads on to, with what the answer keeps, and is led nowhere", async () => {
  const ann = visitor(mixed);
  const mark = "?in=dialog";
  for (const [step, fields, next] of STEPS) {
    const answered = await ann.answer(`${step}.data`, fields, mark);
    expect([step, answered.status]).toEqual([step, 200]);
    expect(answered.headers.get("Location")).toBeNull();
    expect(await answered.text()).toContain(`"next","${WIZARD}/${next}"`);
  }
  const refused = await ann.answer("credit-score.data", {}, mark);
  expect(refused.status).toBe(400);
  expect(await refused.text()).not.toContain('"next"');
  expect(await priceState(mixed, ann)).toBe("locked");
});

test("a dialog that asks for a step out of order gets the question that is asked first", async () => {
  const ann = visitor(open);
  const route = "_routes=routes%2Finventory%2Fpersonalized-pricing-step";
  const ask = (step: string) =>
    ann.text(`${WIZARD}/${step}.data?in=dialog&${route}`);
  expect(await ask("done")).toContain(String.raw`\"step\":\"down-payment\"`);
  await ann.answer("down-payment", { amount: "500" });
  expect(await ask("done")).toContain(String.raw`\"step\":\"trade-in\"`);
  expect(await ask("down-payment")).toContain(
    String.raw`\"step\":\"down-payment\"`,
  );
});

test("without scripts a browser that keeps no cookies is told so at the question that it answered, and one that does goes on", async () => {
  const returnTo = "?returnTo=%2Fsearch-vehicles%2Fall-inventory";
  const here = `${WIZARD}/down-payment${returnTo}`;
  const answered = await open.fetch(here, {
    method: "POST",
    headers: { Origin: open.origin },
    body: new URLSearchParams({ amount: "500" }),
  });
  expect(answered.status).toBe(303);
  const asked = answered.headers.get("Location") ?? expect.fail();
  expect(asked.startsWith(`${here}&whenKept=`)).toBe(true);
  const refused = await open.fetch(asked);
  expect(refused.status).toBe(200);
  expect(await refused.text()).toContain(BLOCKED);
  expect(await (await open.fetch(here)).text()).not.toContain(BLOCKED);
  const [cookie = ""] = answered.headers.getSetCookie();
  const kept = await open.fetch(asked, {
    headers: { Cookie: cookie.split(";")[0] ?? "" },
  });
  expect(kept.status).toBe(302);
  expect(kept.headers.get("Location")).toBe(`${WIZARD}/trade-in${returnTo}`);
});

test("whether cookies were kept leads to no other site", async () => {
  const asked = `${WIZARD}/down-payment?whenKept=${encodeURIComponent("https://elsewhere.example/")}`;
  const kept = await open.fetch(asked, { headers: { Cookie: ESSENTIAL } });
  expect([kept.status, kept.headers.get("Location")]).toEqual([302, "/"]);
});

test("a dialog, which has said it beforehand, is not asked whether cookies are kept", async () => {
  const answered = await open.fetch(`${WIZARD}/down-payment.data?in=dialog`, {
    method: "POST",
    headers: { Origin: open.origin },
    body: new URLSearchParams({ amount: "500" }),
  });
  expect(await answered.text()).toContain(`"next","${WIZARD}/trade-in"`);
});

test("a price asked for on a card keeps its car to the end, which leads to it and back to the list", async () => {
  const ann = visitor(mixed);
  const list = "/search-vehicles/used-inventory";
  const html = await ann.text(list);
  const [, address = "", vin = ""] =
    /href="\/private-inventory\?returnTo=([^"&]*%23(\w{17}))&amp;for=prices"/.exec(
      html,
    ) ?? expect.fail();
  const name = formatVehicleName(
    mixed.vehicles.find(({ vehicle }) => vehicle.vin === vin)?.vehicle ??
      expect.fail(),
  );
  const query = `?returnTo=${address}`;
  const withoutSpans = (html: string) => html.replaceAll(/<\/?span[^>]*>/g, "");
  expect(
    withoutSpans(await ann.text(`${WIZARD}/down-payment${query}`)),
  ).toContain(
    `Your last answer opens the price of this ${name} and of every other car`,
  );
  await answerFour(ann, query);
  await ann.answer("contact-details", CONTACT, query);
  const done = await ann.text(`${WIZARD}/done${query}`);
  expect(withoutSpans(done)).toContain(`<p dir="auto">${name}</p>`);
  expect(done).toMatch(new RegExp(`href="/used-vehicle/[^"]*${vin}"`, "i"));
  expect(done).toContain(`href="${list}">Keep browsing</a>`);
});
