import { mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildVin } from "#tests/contracts/import-requests.ts";
import { type Fault, must } from "./fault.ts";
import { importFeed } from "./stage/imports.ts";
import { postgresObstacle } from "./stage/postgres-cluster.ts";
import type { SiteProcess } from "./stage/site-process.ts";
import { startTwoNodes, type TwoNodes } from "./stage/two-nodes.ts";
import { waitUntil } from "./stage/wait-until.ts";

const STORE_ID = "aurora";
const CARS = 6;
/** Part of every price that the profile shows. */
const DOCUMENT_FEE_DOLLARS = 358.03;
const PRICES_DOLLARS = [21_001, 20_002, 19_003, 18_004];
/** The other node polls every second, and builds its index. */
const MOST_LOOKS = 40;
const LOOK_EVERY_MS = 250;
/** Once it was seen, it stays. */
const FURTHER_LOOKS = 10;

/** What one node shows of the inventory, each as a stranger gets it, out of the page cache too. */
const VIEWS: Readonly<Record<string, string>> = {
  list: "/search-vehicles/all-inventory",
  "list's data": "/search-vehicles/all-inventory/_payload.json",
  catalogue: "/api/catalogue/v1/store-group/prairie/website/vehicles",
  feed: `/feeds/${STORE_ID}/google-vehicle-listings.tsv`,
};

export const nodesShareInventory: Fault = {
  id: "F27-imports",
  title: "an import is on both nodes soon, and no old page comes after it",
  obstacle: postgresObstacle,
  async play(run) {
    const nodes = await startTwoNodes(run);
    let mostLooks = 0;
    for (const [index, dollars] of PRICES_DOLLARS.entries()) {
      const cars = CARS - index;
      await importFeed(run, nodes.place, buildFeed(cars, dollars), 0);
      for (const which of [0, 1] as const) {
        const looks = await untilShown(nodes.node(which), dollars, cars);
        mostLooks = Math.max(mostLooks, looks);
      }
      await requireNothingOld(nodes, dollars, cars);
      run.say(`$${dollars} on both after ${mostLooks} looks at most`);
    }
    await requireSame(nodes);
    return {
      acknowledged: null,
      lost: 0,
      duplicates: 0,
      note: `${PRICES_DOLLARS.length} imports, shown within ${mostLooks} looks of ${LOOK_EVERY_MS} ms, ${Object.keys(VIEWS).length + 2} views of each node`,
    };
  },
};

export const nodesShareFolder: Fault = {
  id: "F27-folder",
  title: "two nodes watch one folder: each file is imported once",
  obstacle: postgresObstacle,
  async play(run) {
    const feedDir = join(run.folder, "feeds");
    mkdirSync(feedDir);
    const nodes = await startTwoNodes(run, {
      variables: { FEED_DIR: feedDir },
    });
    const folder = join(feedDir, STORE_ID);
    await waitUntil("the store has its folder", () =>
      readdirSync(feedDir).includes(STORE_ID),
    );
    for (const [index, dollars] of PRICES_DOLLARS.slice(0, 2).entries()) {
      upload(folder, `lot-${index}.csv`, buildFeed(CARS, dollars));
      await waitUntil(
        "the file was imported",
        () => listDone(folder).length === index + 1,
      );
      for (const which of [0, 1] as const)
        await untilShown(nodes.node(which), dollars, CARS);
      // The other one takes over who looks.
      if (index === 0) {
        const holder = nodes.node(0).log().includes("committed") ? 0 : 1;
        await nodes.node(holder).kill();
        await nodes.start(holder);
      }
    }
    const runs = await nodes.postgres.query("SELECT 1 FROM import_runs");
    must(runs.length === 2, `Two files made ${runs.length} imports`);
    return {
      acknowledged: null,
      lost: 0,
      duplicates: 0,
      note: "2 files, 2 imports, the holder of the lock killed between them",
    };
  },
};

/** So many cars with what platforms for ads ask for, all of one price. */
function buildFeed(carCount: number, dollars: number): string {
  const rows = Array.from(
    { length: carCount },
    (_, at) => `${buildVin(at + 1)},U,2020,Honda,Accord,EX,${dollars},31234`,
  );
  return ["VIN,New/Used,Year,Make,Model,Trim,Price,Mileage", ...rows, ""].join(
    "\n",
  );
}

/** As programs for uploads do it. */
function upload(folder: string, name: string, text: string): void {
  writeFileSync(join(folder, `${name}.part`), text);
  renameSync(join(folder, `${name}.part`), join(folder, name));
}

function listDone(folder: string): readonly string[] {
  const done = join(folder, "done");
  return readdirSync(folder).includes("done")
    ? readdirSync(done).filter((it) => it.endsWith(".csv"))
    : [];
}

/** How many looks it took until every view has the new price and the sold cars are gone. */
async function untilShown(
  site: SiteProcess,
  dollars: number,
  cars: number,
): Promise<number> {
  let looks = 0;
  let missing = "";
  await waitUntil(
    `${site.origin} shows $${dollars}`,
    async () => {
      looks++;
      missing = (await listOutdated(site, dollars, cars)).join(", ");
      return missing === "";
    },
    MOST_LOOKS * LOOK_EVERY_MS,
  ).catch((error: unknown) => {
    throw new Error(`Outdated on ${site.origin}: ${missing}`, { cause: error });
  });
  return looks;
}

async function requireNothingOld(
  nodes: TwoNodes,
  dollars: number,
  cars: number,
): Promise<void> {
  for (let look = 0; look < FURTHER_LOOKS; look++)
    for (const which of [0, 1] as const) {
      const outdated = await listOutdated(nodes.node(which), dollars, cars);
      must(
        outdated.length === 0,
        `Node ${which + 1} went back to an old ${outdated.join(", ")}`,
      );
    }
}

async function listOutdated(
  { origin }: SiteProcess,
  dollars: number,
  cars: number,
): Promise<readonly string[]> {
  const outdated: string[] = [];
  for (const [name, path] of Object.entries(VIEWS)) {
    const text = await fetchText(origin + path);
    if (!shows(text, dollars, cars)) outdated.push(name);
  }
  const sitemap = await vehicleSitemap(origin);
  if (!holdsCars(sitemap, cars)) outdated.push("sitemap");
  const catalogue = `${origin}${VIEWS["catalogue"]}`;
  const sold = await fetch(`${catalogue}/${buildVin(cars + 1)}`);
  if (sold.status !== 404 && sold.status !== 410) outdated.push("sold car");
  const first = await fetch(`${catalogue}/${buildVin(1)}`);
  const { url }: { readonly url?: string } = JSON.parse(await first.text());
  const page =
    url === undefined ? "" : await fetchText(origin + new URL(url).pathname);
  if (!showsPrice(page, dollars)) outdated.push("vehicle");
  return outdated;
}

function shows(text: string, dollars: number, cars: number): boolean {
  return showsPrice(text, dollars) && holdsCars(text, cars);
}

/** Pages write it in whole dollars, programs without a comma, and tables to the cent. */
function showsPrice(text: string, dollars: number): boolean {
  const total = dollars + DOCUMENT_FEE_DOLLARS;
  const shown = Math.ceil(total);
  return [shown.toLocaleString("en-US"), String(shown), total.toFixed(2)].some(
    (written) => text.includes(written),
  );
}

function holdsCars(text: string, cars: number): boolean {
  const held = (car: number) =>
    text.toLowerCase().includes(buildVin(car).toLowerCase());
  return held(1) && held(cars) && !held(cars + 1);
}

async function vehicleSitemap(origin: string): Promise<string> {
  const index = await fetchText(`${origin}/sitemap.xml`);
  const files = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, it]) =>
    fetchText(origin + new URL(it ?? "").pathname),
  );
  return (await Promise.all(files)).join("\n");
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url);
  return answer.text();
}

/** Apart from the addresses of the nodes themselves. */
async function requireSame({ node }: TwoNodes): Promise<void> {
  for (const [name, path] of Object.entries(VIEWS)) {
    const [one, other] = await Promise.all(
      ([0, 1] as const).map((which) => fetchText(node(which).origin + path)),
    );
    // A page's form has a key of its own.
    const plain = (text = "") =>
      text.replaceAll(/[\w-]{6,}\.[\w-]{24}\.[\w-]{43}/g, "");
    must(plain(one) === plain(other), `The ${name} differs between the nodes`);
  }
}
