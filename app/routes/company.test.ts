import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

let open: TestSite;
let small: TestSite;
let gated: TestSite;
beforeAll(async () => {
  [open, small, gated] = await Promise.all([
    startTestSite(),
    startTestSite({ profile: "used-only" }),
    startTestSite({ profile: "franchise-gated" }),
  ]);
  return () => Promise.all([open.stop(), small.stop(), gated.stop()]);
});

/** New vehicles are private there. */
const listVisible = ({ vehicles }: TestSite) =>
  vehicles.filter(({ vehicle }) => vehicle.condition !== "new");

async function page(site: TestSite, path: string) {
  const response = await site.fetch(path);
  return { status: response.status, html: await response.text() };
}

/** What a reader sees of the page itself, without the frame around it. */
function mainText(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return main
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ");
}

describe("our company (spec §2)", () => {
  test("says who stands behind it, how many stores and vehicles it has, and who answers for it", async () => {
    const { status, html } = await page(open, "/our-company");
    const text = mainText(html);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>The people behind the price<\/h1>/);
    expect(text).toContain("4 stores");
    expect(text).toContain(
      `${new Intl.NumberFormat("en").format(open.vehicles.length)} cars`,
    );
    for (const name of ["Ellen Brandt", "Luis Ortega", "Grace Adeyemi"])
      expect(text).toContain(name);
  });

  test("says the rating of spec §9: 4.6 from 2,300+ reviews, with at most nine of them", async () => {
    const { html } = await page(open, "/our-company");
    expect(mainText(html)).toContain("4.6 of 5");
    expect(mainText(html)).toContain("from 2,300+ Google reviews");
    expect(html.match(/<figure class="review"/g)?.length).toBe(9);
  });

  test("promises the price on the car only where that price is public", async () => {
    const readAt = async (site: TestSite) =>
      mainText((await page(site, "/our-company")).html);
    const onTheCar = "You pay us the price on the car";
    const unlocked = "You pay us the price you unlock";
    expect(await readAt(open)).toContain(onTheCar);
    expect(await readAt(open)).not.toContain(unlocked);
    expect(await readAt(small)).toContain(unlocked);
    expect(await readAt(small)).not.toContain(onTheCar);
  });

  test("tells nobody how many vehicles a private inventory holds", async () => {
    const { html } = await page(gated, "/our-company");
    const shown = /([\d,]+) cars/.exec(mainText(html))?.[1];
    expect(Number(shown)).toBe(listVisible(gated).length);
    expect(Number(shown)).toBeLessThan(gated.vehicles.length);
  });
});

describe("the team (spec §2 and §3)", () => {
  test("shows nobody twice", async () => {
    const { html } = await page(open, "/our-company/meet-our-team");
    const links = [
      ...html.matchAll(/href="(\/our-company\/meet-our-team\/[^"#]+)"/g),
    ].map(([, to]) => to);
    expect(links.length).toBeGreaterThan(10);
    expect(new Set(links).size).toBe(links.length);
  });

  test("stands by department, its lead first", async () => {
    const { html } = await page(open, "/our-company/meet-our-team");
    const text = mainText(html);
    const main = html.slice(html.indexOf('id="sales"'));
    const order = [
      "Marcus Hale",
      "Ines Duarte",
      'id="finance"',
      "Victor Salas",
      'id="service"',
      "Dana Whitfield",
      "Rob Jansen",
    ].map((words) => main.indexOf(words));
    expect(order.every((at) => at > 0)).toBe(true);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(text).toContain("Rated 4.9 of 5 by customers");
  });

  test.each([
    ["/our-company/meet-our-team/ellen-brandt", "Ellen Brandt, Sales"],
    ["/our-company/meet-our-team/luis-ortega", "Luis Ortega, Service"],
  ])("%s: the title carries name and department", async (path, title) => {
    const { status, html } = await page(open, path);
    expect(status).toBe(200);
    expect(html).toContain(`<title>${title} `);
    expect(html).toMatch(/href="tel:\+1\d{10}"/);
    const [main = ""] = /<article[\s\S]*<\/article>/.exec(html) ?? [];
    expect(main.match(/href="mailto:[^"]+@/g)).toHaveLength(1);
    expect(main.match(/Send a message/g)).toHaveLength(1);
  });

  test.each([
    ["luis-ortega", "Schedule service", "/service/schedule"],
    ["ines-duarte", "Choose a car to test drive", "/search-vehicles/"],
    ["grace-adeyemi", "Get pre-approved", "/auto-financing/"],
  ])("the page of %s begins with “%s”", async (id, label, address) => {
    const { html } = await page(open, `/our-company/meet-our-team/${id}`);
    const main = /<a class="btn btn--main[^>]*>/.exec(html)?.[0];
    expect(main).toContain(`href="${address}`);
    expect(mainText(html)).toContain(label);
  });

  test("the page of a person tells of them, of their department and of four others at the store", async () => {
    const { html } = await page(open, "/our-company/meet-our-team/luis-ortega");
    const text = mainText(html);
    expect(text).toContain("Luis started as a technician");
    expect(text).toContain("Speaks English and Spanish");
    expect(text.match(/Service, (?:Google|Facebook) review/g)).toHaveLength(3);
    const colleagues = /Others at[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
    expect(
      [...colleagues.matchAll(/meet-our-team\/([a-z-]+)"/g)].map(
        ([, id]) => id,
      ),
    ).toEqual(["dana-whitfield", "rob-jansen", "ellen-brandt", "marcus-hale"]);
  });

  test("the page of a person leads to a form that says and keeps whom it goes to, without a script", async () => {
    const path = "/our-company/meet-our-team/karen-lindqvist";
    const { html } = await page(open, path);
    const link = /href="(\/contact-us\?[^"]+)"/.exec(html)?.[1] ?? "";
    const address = link.replaceAll("&amp;", "&");
    expect(address).toBe(
      "/contact-us?store=joliet&department=service&staff=karen-lindqvist",
    );
    const form = await page(open, address);
    expect(mainText(form.html)).toMatch(
      /Your message goes to Service at .*Joliet, attention Karen Lindqvist, /,
    );
    expect(form.html).toContain('<option value="8" selected="">');
    expect(form.html).toContain(`action="${link}"`);
    const refused = await open.fetch(address, {
      method: "POST",
      body: new URLSearchParams({ formToken: agedFormToken("contact") }),
    });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(`action="${link}"`);
    const sent = await open.fetch(address, {
      method: "POST",
      body: new URLSearchParams({
        formToken: agedFormToken("contact"),
        topic: "8",
        firstName: "Elena",
        lastName: "Ruiz",
        email: "elena@example.com",
        phone: "(630) 555-0100",
        message: "Hello",
      }),
    });
    const told = await page(open, sent.headers.get("Location") ?? "");
    const receipt = mainText(told.html);
    expect(receipt).toMatch(/It’s with .*Joliet now/);
    // Whoever is in a hurry calls the store that has the message, and not the nearest one.
    expect(receipt).toContain("(815) 555-0150 Joliet, IL");
  });

  test.each([
    "/our-company/meet-our-team/nobody",
    "/our-company/meet-our-team/__proto__",
  ])("%s is not found", async (path) => {
    expect((await page(open, path)).status).toBe(404);
  });
});

describe("vehicle protection plans (spec §1 and §9)", () => {
  test("the engine warranty is for vehicles under 85,000 miles, without a limit of time or miles", async () => {
    const { html } = await page(open, "/vehicle-protection-plans");
    const text = mainText(html);
    for (const words of [
      "Lifetime engine limited warranty",
      "Under 85,000 mi",
      "Unlimited time",
      "Unlimited miles",
      "as long as you own it",
    ])
      expect(text).toContain(words);
  });

  test("plans that are sold stand below it, each with its way to ask", async () => {
    const { html } = await page(open, "/vehicle-protection-plans");
    const { warranty } = open.profile;
    if (warranty === null) expect.fail("no warranty");
    expect(warranty.plans).toHaveLength(3);
    const text = mainText(html);
    expect(text).toContain("Deductible None");
    expect(text).toContain("Deductible $100 a repair visit");
    for (const { name, leavesOut, suits } of warranty.plans) {
      expect(text).toContain(`What it leaves out ${leavesOut?.en}`);
      expect(text).toContain(`Makes sense if ${suits.en}`);
      expect(html).toContain(
        `Ask about it<span class="vh">: <!-- -->${name.en}<`,
      );
    }
  });

  test("whoever asks about a plan writes to the finance office, with the plan's name in the message, and of none that is not sold", async () => {
    const ask = async (at: number) => {
      const address = `/contact-us?department=finance&about=plan-${at}`;
      const { html } = await page(open, address);
      return /<textarea[^>]*>([^<]*)</.exec(html)?.[1];
    };
    const { html } = await page(open, "/vehicle-protection-plans");
    expect(html).toContain("/contact-us?department=finance&amp;about=plan-2");
    const name = open.profile.warranty?.plans[1]?.name.en ?? "";
    expect(await ask(2)).toBe(
      `I’d like to know more about this plan: ${name}.`,
    );
    expect(await ask(9)).toBe("");
  });

  test("with scripts the question opens the chat, and without them a page that names the plan and leads back to all of them", async () => {
    const plans = await page(open, "/vehicle-protection-plans");
    expect(plans.html).toMatch(
      /href="\/contact-us\?department=finance&amp;about=plan-2" data-about="plan-2"/,
    );
    const { name = { en: "" } } = open.profile.warranty?.plans[1] ?? {};
    for (const address of [
      "/contact-us?department=finance&about=plan-2",
      "/chat?from=/vehicle-protection-plans&about=plan-2",
    ]) {
      const { html } = await page(open, address);
      expect(mainText(html)).toContain(`Your question is about ${name.en}`);
    }
    const { html } = await page(
      open,
      "/contact-us?department=finance&about=plan-2",
    );
    const said = `Ask about ${name.en.charAt(0).toLowerCase()}${name.en.slice(1)}`;
    expect(html).toContain(`<h1 class="h1">${said}</h1>`);
    expect(html).toContain(`<title>${said}`);
    expect(html).toContain(`<span aria-current="page">${said}</span>`);
    expect(html).toMatch(/<a href="\/vehicle-protection-plans">All plans<\/a>/);
    expect(html).not.toContain("Message someone else");
  });

  test("a refused question keeps its plan, and its receipt names the plan to the browser that sent it alone", async () => {
    const { name = { en: "", es: "" } } = open.profile.warranty?.plans[1] ?? {};
    const address = "/contact-us?department=finance&about=plan-2";
    const { html } = await page(open, address);
    expect(html).toContain(
      'action="/contact-us?department=finance&amp;about=plan-2"',
    );
    const cookies = "allowCookies=essential,functional; displayCookies=hide";
    const sent = await open.fetch(address, {
      method: "POST",
      headers: { Cookie: cookies },
      body: new URLSearchParams({
        topic: "2",
        firstName: "Ada",
        lastName: "Cole",
        email: "ada.cole@visitor.example",
        phone: "630 555 0188",
        message: "Does it cover a lease?",
        formToken: agedFormToken("contact"),
      }),
    });
    const receipt = sent.headers.get("Location") ?? "";
    const kept = sent.headers
      .getSetCookie()
      .map((line) => line.split(";", 1)[0]);
    const read = async (path: string, cookie: string) =>
      mainText(
        await (await open.fetch(path, { headers: { Cookie: cookie } })).text(),
      );
    const own = [cookies, ...kept].join("; ");
    expect(await read(receipt, own)).toContain(`: ${name.en} `);
    expect(await read(`/es${receipt}`, own)).toContain(`: ${name.es} `);
    expect(await read(receipt, cookies)).not.toContain(name.en);
  });

  test("its terms are said once", async () => {
    const { html } = await page(open, "/vehicle-protection-plans");
    const { warranty } = open.profile;
    const terms = warranty?.disclaimer.en ?? expect.fail("no warranty");
    expect(mainText(html).split(terms)).toHaveLength(2);
  });

  test("the vehicles that have it are counted as they stand, and the link finds all under the limit", async () => {
    const { html } = await page(open, "/vehicle-protection-plans");
    const covered = open.vehicles.filter(({ vehicle }) =>
      isCovered(vehicle),
    ).length;
    expect(covered).toBeGreaterThan(0);
    expect(mainText(html)).toContain(
      `${new Intl.NumberFormat("en").format(covered)} of the`,
    );
    const list = await page(
      open,
      "/search-vehicles/all-inventory/mileage/max/84999",
    );
    expect(html).toContain(
      'href="/search-vehicles/all-inventory/mileage/max/84999"',
    );
    // The list is of every car under the limit, those without an engine too.
    const listed = open.vehicles.filter(
      ({ vehicle: { miles } }) => miles !== null && miles < 85_000,
    ).length;
    expect(listed).toBeGreaterThan(covered);
    // So the two counts are no contradiction.
    expect(mainText(html)).toMatch(
      new RegExp(`\\b${listed - covered} (?:are|is) electric, with no engine`),
    );
    expect(mainText(list.html)).toContain(
      new Intl.NumberFormat("en").format(listed),
    );
  });

  test("only what the visitor may see is counted", async () => {
    const { html } = await page(gated, "/vehicle-protection-plans");
    const visible = listVisible(gated);
    const covered = visible.filter(({ vehicle }) => isCovered(vehicle));
    expect(mainText(html)).toContain(
      `${covered.length} of the ${visible.length} cars`,
    );
  });

  test("the small profile has it as well", async () => {
    expect((await page(small, "/vehicle-protection-plans")).status).toBe(200);
  });
});

/** Electric cars have no engine to cover. */
function isCovered({
  miles,
  fuelType,
}: Pick<Vehicle, "miles" | "fuelType">): boolean {
  return miles !== null && miles < 85_000 && fuelType !== "electric";
}
