import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

const FRANCHISE = join(import.meta.dirname, "../../profiles/franchise");
/** An idle machine takes a second; one that is busy with other work is slow, and right. */
const LONGEST_MS = 60_000;
const LOOK_EVERY_MS = 100;

const HOME = "/";
const TEAM = "/our-company/meet-our-team";
const CONTACT = "/contact-us";
const LIST = "/search-vehicles/used-inventory";

type Json = ReturnType<typeof JSON.parse>;

/** One server over its own copy of a profile, and visitors who keep asking it. */
async function startNode(name: string) {
  const root = mkdtempSync(join(tmpdir(), `live-profile-${name}-`));
  const folder = join(root, "profile");
  cpSync(FRANCHISE, folder, { recursive: true });
  const site = await startTestSite({
    variables: { PROFILE: folder },
    profileLookEveryMs: LOOK_EVERY_MS,
  });
  const visitors = visit(site);
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  return {
    site,
    root,
    folder,
    visitors,
    read,
    write,
    change: (file: string, edit: (value: Json) => void) => {
      const value = JSON.parse(read(file));
      edit(value);
      write(file, JSON.stringify(value));
    },
    restore: () => {
      rmSync(folder, { recursive: true, force: true });
      cpSync(FRANCHISE, folder, { recursive: true });
    },
    show: async (path: string) => (await site.fetch(path)).text(),
    async readMetric(metric: string) {
      const answer = await site.fetch("/metrics");
      const line = (await answer.text())
        .split("\n")
        .find((it) => it.startsWith(`${metric} `));
      return Number(line?.slice(metric.length + 1) ?? Number.NaN);
    },
    complaints: () => site.logged.filter((it) => it.startsWith("profile.")),
    async stop() {
      const seen = await visitors.stop();
      await site.stop();
      rmSync(root, { recursive: true });
      return seen;
    },
  };
}

type Node = Awaited<ReturnType<typeof startNode>>;

/** Pages that many share and a list, in both languages, one request after the other for as long as the test runs. */
function visit(site: TestSite) {
  const faults: string[] = [];
  let count = 0;
  let isOver = false;
  const paths = [HOME, "/es", TEAM, LIST, "/es/contact-us", "/robots.txt"];
  const walking = (async () => {
    while (!isOver)
      for (const path of paths) {
        const answer = await site.fetch(path);
        count++;
        if (answer.status !== 200) faults.push(`${path} ${answer.status}`);
        const html = await answer.text();
        const policy = answer.headers.get("Content-Security-Policy") ?? "";
        for (const [, style = ""] of html.matchAll(
          /<style[^>]*>([^<]*)<\/style>/g,
        )) {
          const hash = createHash("sha256").update(style).digest("base64");
          if (!policy.includes(hash))
            faults.push(`${path}: a style is blocked`);
        }
        await wait(20);
      }
  })();
  return {
    async stop() {
      isOver = true;
      await walking;
      return { faults, count };
    },
  };
}

/** Asks until it is so. */
async function expectSoon(
  isSo: () => Promise<boolean> | boolean,
  what: string,
): Promise<void> {
  const startedAtMs = performance.now();
  while (!(await isSo())) {
    const tookMs = performance.now() - startedAtMs;
    if (tookMs > LONGEST_MS) expect.fail(`after ${LONGEST_MS} ms not: ${what}`);
    await wait(30);
  }
}

/** The name of the kind, the save, the page and the words on it that were not there before. */
type ValidEdit = readonly [
  kind: string,
  save: (node: Node) => void,
  shown: readonly (readonly [path: string, words: string])[],
];

const VALID: readonly ValidEdit[] = [
  [
    "a text in both languages",
    ({ change }) =>
      change("texts.json", (texts) => {
        texts.en["company.teamLead"] = "Ask us anything, in person.";
        texts.es["company.teamLead"] = "Pregunte lo que quiera, en persona.";
      }),
    [
      [TEAM, "Ask us anything, in person."],
      [`/es${TEAM}`, "Pregunte lo que quiera, en persona."],
    ],
  ],
  [
    "a promotion",
    ({ change }) =>
      change("promotions.json", (promotions) => {
        promotions[0].title.en = "A new headline for the fall";
        promotions[0].title.es = "Un titular nuevo para el otoño";
      }),
    [
      [HOME, "A new headline for the fall"],
      ["/es", "Un titular nuevo para el otoño"],
    ],
  ],
  [
    "a member of the staff",
    ({ change }) =>
      change("staff.json", (staff) => {
        staff[0].lastName = "Lindgren";
      }),
    [[TEAM, "Lindgren"]],
  ],
  [
    "a review",
    ({ change }) =>
      change("reviews.json", (reviews) => {
        reviews[0].text = "They found the very truck I wanted.";
      }),
    [[HOME, "They found the very truck I wanted."]],
  ],
  [
    "hours",
    ({ change }) =>
      change("stores.json", (stores) => {
        stores[0].departments.sales.hours.monday.close = "9:30 PM";
      }),
    [
      [CONTACT, "9:30"],
      [`/es${CONTACT}`, "9:30"],
    ],
  ],
  [
    "a holiday",
    ({ change }) =>
      change("stores.json", (stores) => {
        stores[0].specialDays = [
          {
            day: "2026-11-21",
            name: { en: "Founders’ day", es: "Día de los fundadores" },
            closed: true,
          },
        ];
      }),
    [[CONTACT, "Founders’ day"]],
  ],
  [
    "a menu",
    ({ change }) =>
      change("menus.json", (menus) => {
        menus.footer[0].label = { en: "Write to us", es: "Escríbanos" };
      }),
    [
      [HOME, "Write to us"],
      ["/es", "Escríbanos"],
    ],
  ],
  [
    "a fee, with the prices of a list",
    ({ change }) =>
      change("pricing.json", (pricing) => {
        pricing.fees.documentFeeCents = 30_003;
      }),
    [[LIST, "$300.03"]],
  ],
  [
    "a guide",
    ({ read, write }) =>
      write(
        "guides/most-for-your-car.md",
        read("guides/most-for-your-car.md").replace(
          "Wash it and empty it.",
          "Wash it twice and empty it.",
        ),
      ),
    [["/shopping-guides/most-for-your-car", "Wash it twice and empty it."]],
  ],
  [
    "a page of one’s own that the footer leads to, in one save of two files",
    ({ write, change }) => {
      write(
        "pages/fleet.md",
        "---\ntitle: Fleet sales\ndescription: Ten vans and more, from one desk.\nupdatedOn: 2026-10-01\n---\n\nAsk for the yard behind the shop.\n",
      );
      change("menus.json", (menus) => {
        menus.footer.push({
          label: { en: "Fleet sales", es: "Flotas" },
          target: { kind: "ownPage", slug: "fleet" },
        });
      });
    },
    [["/pages/fleet", "Ask for the yard behind the shop."]],
  ],
  [
    "a legal text in Spanish",
    ({ read, write }) =>
      write(
        "legal/privacy-policy.es.md",
        `${read("legal/privacy-policy.es.md")}\n\nEscrito de nuevo en noviembre.\n`,
      ),
    [["/es/legal/privacy-policy", "Escrito de nuevo en noviembre."]],
  ],
  [
    "a question that is asked often",
    ({ change }) =>
      change("faqs.json", (faqs) => {
        faqs.home[0].question = {
          en: "What is in your price?",
          es: "¿Qué trae el precio?",
        };
      }),
    [
      [HOME, "What is in your price?"],
      ["/es", "¿Qué trae el precio?"],
    ],
  ],
  [
    "colors, which the policy of the page allows",
    ({ change }) =>
      change("profile.json", ({ theme }) => {
        theme.primary = "#14532d";
      }),
    [[HOME, "#14532d"]],
  ],
  [
    "an editor’s save that puts a new file over the old one",
    ({ read, write, folder }) => {
      write(
        ".staff.json.swp",
        read("staff.json").replace('"Hale"', '"Halvorsen"'),
      );
      renameSync(join(folder, ".staff.json.swp"), join(folder, "staff.json"));
    },
    [[TEAM, "Halvorsen"]],
  ],
];

describe("what is valid", () => {
  let node: Node;
  beforeAll(async () => {
    node = await startNode("valid");
  });
  afterAll(async () => {
    const { faults, count } = await node.stop();
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(VALID.length);
  });

  // All are saved at once, as a set of files is.
  test.concurrent.each(VALID)(
    "after a save of %s its pages say so without a restart, and the page cache keeps no old ones",
    async (_kind, save, shown) => {
      for (const [path, words] of shown)
        for (const _twice of [1, 2])
          expect(await node.show(path)).not.toContain(words);
      save(node);
      for (const [path, words] of shown)
        await expectSoon(
          async () => (await node.show(path)).includes(words),
          `${path} says ${words}`,
        );
      expect(node.complaints()).toEqual([]);
    },
  );

  test("a picture gets a new address, and its old one still answers those who have the page open", async () => {
    const findPicture = async () =>
      /\/profile-pictures\/[^"]*ellen-brandt\.svg/.exec(
        await node.show(TEAM),
      )?.[0] ?? expect.fail();
    const before = await findPicture();
    const drawing = "<svg xmlns='http://www.w3.org/2000/svg'><g/></svg>";
    node.write("assets/team/ellen-brandt.svg", drawing);
    await expectSoon(
      async () => (await findPicture()) !== before,
      "the picture has a new address",
    );
    expect(await node.show(await findPicture())).toBe(drawing);
    expect((await node.site.fetch(before)).status).toBe(200);
  });
});

/** The kind, the save, and what the log says of it. */
type BrokenEdit = readonly [
  kind: string,
  save: (node: Node) => void,
  complaint: RegExp,
];

const BROKEN: readonly BrokenEdit[] = [
  [
    "a file that was saved by half",
    ({ read, write }) =>
      write("promotions.json", read("promotions.json").slice(0, 4_000)),
    /^profile\.refused .*promotions\.json:\d+:\d+: is not valid JSON/,
  ],
  [
    "a file that is empty",
    ({ write }) => write("menus.json", ""),
    /^profile\.refused .*menus\.json:1:1: is not valid JSON: the file is empty/,
  ],
  [
    "a text with a placeholder that nobody fills",
    ({ change }) =>
      change("texts.json", (texts) => {
        texts.es["company.teamLead"] = "Llame al {telefono}.";
      }),
    /^profile\.refused .*texts\.json:\d+:\d+: es\[\\"company\.teamLead\\"\]: .*telefono/,
  ],
  [
    "a key that nobody knows",
    ({ change }) =>
      change("pricing.json", (pricing) => {
        pricing.discount = 1;
      }),
    /^profile\.refused .*pricing\.json:\d+:\d+: discount: is an unknown key/,
  ],
  [
    "a file in another encoding",
    ({ write }) => write("faqs.json", Buffer.from([0x7b, 0xe9, 0x7d])),
    /^profile\.refused .*faqs\.json:\d+:\d+: is not saved as UTF-8/,
  ],
  [
    "a picture that is none",
    ({ write }) => write("assets/team/marcus-hale.svg", "no drawing"),
    /^profile\.refused .*staff\.json.*imageUrl: assets\/team\/marcus-hale\.svg is no svg picture/,
  ],
  [
    "a link to a page that is not there",
    ({ change }) =>
      change("menus.json", (menus) => {
        menus.footer[0].target = { kind: "ownPage", slug: "nowhere" };
      }),
    /^profile\.refused .*menus\.json/,
  ],
  [
    "a folder that is gone",
    ({ folder, root }) => renameSync(folder, join(root, "elsewhere")),
    /^profile\.refused .*is no folder; set PROFILE to a folder/,
  ],
  [
    "other conditions",
    ({ change }) => {
      change("profile.json", (profile) => {
        profile.conditions = ["new", "used"];
      });
      change("menus.json", ({ main }) => {
        for (const group of main)
          group.items = group.items.filter(
            ({ target }: Json) => target.path?.includes("certified") !== true,
          );
      });
    },
    /^profile\.restart-needed .*profile\.json:\d+:\d+: conditions: is taken by a restart alone/,
  ],
  [
    "another host of photos",
    ({ change }) =>
      change("profile.json", ({ vehicles }) => {
        vehicles.imageHosts = ["photos.example"];
      }),
    /^profile\.restart-needed .*profile\.json:\d+:\d+: vehicles\.imageHosts: is taken by a restart alone/,
  ],
  [
    "a portrait from another site",
    ({ change }) =>
      change("staff.json", (staff) => {
        staff[1].imageUrl = "https://portraits.example/hale.jpg";
      }),
    /^profile\.restart-needed .*staff\.json:\d+:\d+: \[1\]\.imageUrl: is taken by a restart alone/,
  ],
  [
    "a lender’s frame",
    ({ change }) =>
      change("profile.json", ({ autoFinancing }) => {
        autoFinancing.preApprovalFrameUrl = "https://lender.example/apply";
      }),
    /^profile\.restart-needed .*profile\.json:\d+:\d+: autoFinancing\.preApprovalFrameUrl: is taken by a restart alone/,
  ],
];

describe("what is broken or needs a restart", () => {
  let node: Node;
  beforeAll(async () => {
    node = await startNode("broken");
    await node.show(TEAM);
  });
  afterAll(async () => {
    const { faults, count } = await node.stop();
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(BROKEN.length);
  });

  afterEach(async () => {
    node.restore();
    await expectSoon(
      async () =>
        (await node.readMetric("forecourt_profile_waiting")) === 0 &&
        !(await node.show(TEAM)).includes("Ellen30"),
      "the folder is as it is served",
    );
  });

  test.each(BROKEN)(
    "%s leaves all of the old content, and the log says it once",
    async (_kind, save, complaint) => {
      const before = node.complaints().length;
      // The rest of the same save is not taken either.
      node.change("stores.json", (stores) => {
        stores[0].name = "Prairie Auto of Nowhere";
      });
      save(node);
      await expectSoon(
        () => node.complaints().length > before,
        "the log has a line",
      );
      expect(node.complaints().at(-1)).toMatch(complaint);
      expect(await node.readMetric("forecourt_profile_waiting")).toBe(1);
      await wait(4 * LOOK_EVERY_MS);
      expect(node.complaints()).toHaveLength(before + 1);
      expect(await node.show(CONTACT)).not.toContain("of Nowhere");
      expect(await node.show(TEAM)).toContain("Ellen Brandt");
    },
  );

  test("twenty saves a second, many of them broken, are taken once they end, without a complaint", async () => {
    const before = node.complaints().length;
    for (let at = 1; at <= 30; at++) {
      node.change("staff.json", (staff) => {
        staff[0].firstName = `Ellen${at}`;
      });
      if (at < 30) {
        await wait(25);
        node.write("staff.json", node.read("staff.json").slice(0, 900));
        await wait(25);
        node.write("staff.json", readFileSync(join(FRANCHISE, "staff.json")));
      }
    }
    await expectSoon(
      async () => (await node.show(TEAM)).includes("Ellen30"),
      "the last save is served",
    );
    expect(node.complaints()).toHaveLength(before);
  });
});

test("two servers follow each its own folder, one of them a link that is turned to another folder", async () => {
  const root = mkdtempSync(join(tmpdir(), "live-profile-nodes-"));
  const releases = ["one", "two"].map((name) => {
    const release = join(root, name);
    cpSync(FRANCHISE, release, { recursive: true, preserveTimestamps: true });
    return release;
  });
  const [first = "", second = ""] = releases;
  writeFileSync(
    join(second, "staff.json"),
    readFileSync(join(second, "staff.json"), "utf8").replace(
      '"Brandt"',
      '"Brandy"',
    ),
  );
  const current = join(root, "current");
  symlinkSync(first, current);
  const start = (folder: string) =>
    startTestSite({
      variables: { PROFILE: folder },
      profileLookEveryMs: LOOK_EVERY_MS,
    });
  const linked = await start(current);
  const other = await start(first);
  const isNew = async (site: TestSite) =>
    (await (await site.fetch(TEAM)).text()).includes("Brandy");
  expect(await isNew(linked)).toBe(false);
  symlinkSync(second, join(root, "next"));
  renameSync(join(root, "next"), current);
  await expectSoon(() => isNew(linked), "the link's new folder is served");
  expect(await isNew(other)).toBe(false);
  expect([...linked.logged, ...other.logged]).toEqual([]);
  await Promise.all([linked.stop(), other.stop()]);
  rmSync(root, { recursive: true });
});
