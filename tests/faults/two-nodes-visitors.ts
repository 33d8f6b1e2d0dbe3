import { type Fault, must } from "./fault.ts";
import { importFeed } from "./stage/imports.ts";
import { postgresObstacle } from "./stage/postgres-cluster.ts";
import { buildFeed } from "./stage/sample-feed.ts";
import {
  ALLOWED,
  readCookies,
  post,
  priceStates,
  unlockPrices,
} from "./stage/shopper.ts";
import { startTwoNodes } from "./stage/two-nodes.ts";
import { contactFields } from "./stage/visitor.ts";
import { waitUntil } from "./stage/wait-until.ts";

const LIST = "/search-vehicles/all-inventory";
/** As the profile shows it, with its document fee. */
const SHOWN_PRICE = "$23,816";
const DOLLARS = 23_457;
/** Every node reads every two seconds who asked to be forgotten. */
const FORGOTTEN_WITHIN_MS = 10_000;
/** Of one address in ten minutes, whichever form of one kind it is. */
const FORM_LIMIT = 60;
const AT_ONCE = 8;
const OVER_THE_LIMIT = 12;

export const nodesShareVisitors: Fault = {
  id: "F27-visitors",
  title: "who unlocks on one node is known on the other, and forgotten there",
  obstacle: postgresObstacle,
  async play(run) {
    const nodes = await startTwoNodes(run, { profile: "franchise-gated" });
    const [here, there] = [nodes.node(0), nodes.node(1)];
    await importFeed(run, nodes.place, buildFeed(5, DOLLARS), 0);
    for (const site of [here, there])
      await waitUntil("the cars are for sale", async () =>
        (await priceStates(site, ALLOWED)).includes("locked"),
      );
    const visitor = await unlockPrices([here, there]);
    for (const site of [there, here]) {
      const states = await priceStates(site, visitor);
      must(
        states.length > 0 && states.every((it) => it === "shown"),
        `For the visitor ${site.origin} has prices ${states.join(", ")}`,
      );
      const page = await fetch(site.origin + LIST, {
        headers: { Cookie: visitor },
      });
      must(
        /private/.test(page.headers.get("Cache-Control") ?? ""),
        "The visitor's own list may be kept by others",
      );
      must(
        (await page.text()).includes(SHOWN_PRICE),
        "The visitor's own list has no price",
      );
      // The very same address, right after: nothing of it was kept.
      const stranger = await fetch(site.origin + LIST);
      must(
        !(await stranger.text()).includes(SHOWN_PRICE),
        "A stranger got the visitor's list",
      );
    }
    const erased = await fetch(`${here.origin}/your-details/erase`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: visitor },
    });
    must(erased.status === 303, `Erasing answered ${erased.status}`);
    must(
      (await priceStates(here, visitor)).every((it) => it === "locked"),
      "The node that erased the visitor still knows the cookie",
    );
    await waitUntil(
      "the other node has forgotten the visitor",
      async () =>
        (await priceStates(there, visitor)).every((it) => it === "locked"),
      FORGOTTEN_WITHIN_MS,
    );
    return {
      acknowledged: null,
      lost: 0,
      duplicates: 0,
      note: "one visitor, two nodes",
    };
  },
};

export const nodesShareLimits: Fault = {
  id: "F27-limits",
  title: "codes and limits count over both nodes",
  obstacle: postgresObstacle,
  async play(run) {
    const { node } = await startTwoNodes(run, {
      profile: "used-only",
      variables: { PHONE_CODES_TO_LOG: "yes" },
    });
    const [here, there] = [node(0), node(1)];
    const turns = Array.from(
      { length: FORM_LIMIT + OVER_THE_LIMIT },
      (_, turn) => turn,
    );
    let refused = 0;
    // A node that waits a second for PostgreSQL counts for itself, so no more are sent at once than a slow machine answers in that time.
    for (let from = 0; from < turns.length; from += AT_ONCE) {
      const answers = await Promise.all(
        turns.slice(from, from + AT_ONCE).map((turn) =>
          post(turn % 2 === 0 ? here : there, "/contact-us", "contact", {
            ...contactFields(`turn ${turn}`),
            email: "no address",
          }),
        ),
      );
      refused += answers.filter(({ status }) => status === 429).length;
    }
    must(
      refused === OVER_THE_LIMIT,
      `Of ${turns.length} forms over two nodes ${refused} were too many`,
    );

    const sent = await post(here, "/verify-phone", "phone-number", {
      phone: "(312) 555-0187",
    });
    must(sent.status === 303, `The number answered ${sent.status}`);
    const again = await post(there, "/verify-phone", "phone-number", {
      phone: "(312) 555-0187",
    });
    must(
      again.status === 400,
      `A second code within the minute: ${again.status}`,
    );
    const code = /"code":"(\d{6})"/.exec(here.log())?.[1];
    must(code !== undefined, "The log has no code");
    const cookie = [ALLOWED, ...readCookies(sent)].join("; ");
    const typed = () =>
      Promise.all(
        [there, here].map((site) =>
          post(site, "/verify-phone/code", "phone-code", { code }, { cookie }),
        ),
      );
    const statuses = (await typed()).map(({ status }) => status);
    must(
      statuses.toSorted().join() === "303,400",
      `One code typed in on both nodes at once answered ${statuses.join()}`,
    );
    return {
      acknowledged: null,
      lost: 0,
      duplicates: 0,
      note: `${turns.length} forms, ${refused} too many, one code opened once`,
    };
  },
};
