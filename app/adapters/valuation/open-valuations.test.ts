import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { CAMRY_TO_VALUE } from "#tests/support/valued-vehicle.ts";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import type { InventoryIndex } from "#app/ports/inventory-ports.ts";
import { readBookFile } from "./book-file.server.ts";
import { openValuations } from "./open-valuations.server.ts";

const loaded = loadStoreProfile("profiles/used-only");
if (!loaded.ok) throw new Error("The sample profile has faults.");
const { profile } = loaded;

/** As Black Book's own service answers. */
const ANSWER = {
  used_vehicles: {
    used_vehicle_list: [
      {
        vin: CAMRY_TO_VALUE.vin,
        final_whole_xclean: 18_000,
        final_whole_clean: 17_000,
        final_whole_avg: 16_000,
        final_whole_rough: 13_500,
        final_tradein_clean: 16_500,
        final_tradein_avg: 15_400,
        final_tradein_rough: 13_000,
        final_retail_avg: 19_500,
      },
    ],
  },
};

const EMPTY_INDEX: Pick<InventoryIndex, "version" | "search"> = {
  version: 1,
  search: () => {
    throw new Error("No price of ours is asked for.");
  },
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

test("a service answers with Black Book's fields, and gets the key and nothing personal", async () => {
  const asked: { headers: unknown; body: string }[] = [];
  const valuations = await openWith((request, response) => {
    let body = "";
    request.on("data", (piece) => (body += String(piece)));
    request.on("end", () => {
      asked.push({ headers: request.headers, body });
      response.end(JSON.stringify(ANSWER));
    });
  });
  expect(await valuations.value(CAMRY_TO_VALUE)).toEqual({
    status: "valued",
    valuesDollars: {
      wholeXclean: 18_000,
      wholeClean: 17_000,
      wholeAvg: 16_000,
      wholeRough: 13_500,
      tradeinXclean: null,
      tradeinClean: 16_500,
      tradeinAvg: 15_400,
      tradeinRough: 13_000,
      listingPrice: 19_500,
    },
    range: { lowDollars: 13_500, middleDollars: 16_000, highDollars: 18_000 },
    source: "service",
    isMovedByAskingPrices: false,
  });
  expect(asked[0]?.headers).toMatchObject({ authorization: "Bearer a-key" });
  expect(JSON.parse(asked[0]?.body ?? "")).toEqual({
    vin: CAMRY_TO_VALUE.vin,
    year: 2019,
    make: "Toyota",
    model: "Camry",
    trim: "LE",
    mileage: 60_000,
    state: "IL",
    zip: "60505",
  });
});

const WRONG: readonly (readonly [string, RequestListener])[] = [
  ["never answers", () => {}],
  ["answers 503", (_, response) => response.writeHead(503).end("later")],
  ["answers with words", (_, response) => response.end("<html>")],
  [
    "knows no such vehicle",
    answerWith({ used_vehicles: { used_vehicle_list: [] } }),
  ],
  ["leaves the average out", answerWith(changed({ final_whole_avg: null }))],
  [
    "values rough above average",
    answerWith(changed({ final_whole_rough: 16_500 })),
  ],
  ["answers in text", answerWith(changed({ final_whole_avg: "16000" }))],
  [
    "answers with a price of nothing",
    answerWith(changed({ final_whole_rough: 0 })),
  ],
  ["answers with millions", answerWith(changed({ final_whole_xclean: 9e6 }))],
  [
    "leads elsewhere",
    (_, response) =>
      response.writeHead(302, { location: "http://127.0.0.1:9/" }).end(),
  ],
  ["never ends", (_, response) => response.end("x".repeat(400_000))],
  ["hangs up", (request) => request.socket.destroy()],
];

test.each(WRONG)(
  "our own book answers in the place of a service that %s",
  async (_, listener) => {
    const warnings: string[] = [];
    const valuations = await openWith(listener, { warnings });
    expect(await valuations.value(CAMRY_TO_VALUE)).toMatchObject({
      status: "valued",
      source: "own-book",
    });
    expect(warnings).toEqual(["valuation.service-failed"]);
  },
);

test("without a book, nobody answers for a service that is away, and it is said", async () => {
  const valuations = await openWith((request) => request.socket.destroy(), {
    profileFolder: "docs",
  });
  expect(await valuations.value(CAMRY_TO_VALUE)).toEqual({
    status: "unsure",
    reason: "no-answer",
    range: null,
    source: null,
  });
});

test("a service's range that is too wide is refused as our own would be", async () => {
  const valuations = await openWith(
    answerWith(changed({ range_low: 9_000, range_high: 17_000 })),
  );
  expect(await valuations.value(CAMRY_TO_VALUE)).toMatchObject({
    status: "unsure",
    reason: "wide-range",
    range: { lowDollars: 9_000 },
  });
});

test("asking prices that strangers may not see are not even looked at", async () => {
  const place = { book: readBookFile("profiles/used-only"), service: null };
  const { restrictions } = profile;
  const isOpen = { unlockInventory: false, unlockPrice: false };
  const opened = {
    ...restrictions,
    used: { ...restrictions.used, ...isOpen },
    search: { ...restrictions.search, ...isOpen },
  };
  for (const group of ["used", "search"] as const) {
    const locked = { ...opened, [group]: restrictions[group] };
    expect(restrictions[group].unlockPrice).toBe(true);
    const valuations = openValuations(
      place,
      portsFor({ restrictions: locked }),
    );
    expect(await valuations.value(CAMRY_TO_VALUE)).toMatchObject({
      status: "valued",
    });
  }
  const open = openValuations(place, portsFor({ restrictions: opened }));
  await expect(open.value(CAMRY_TO_VALUE)).rejects.toThrow("No price of ours");
});

async function openWith(
  listener: RequestListener,
  {
    warnings = [],
    profileFolder = "profiles/used-only",
  }: { readonly warnings?: string[]; readonly profileFolder?: string } = {},
) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const { certified, used } = profile.restrictions;
  return openValuations(
    {
      book: readBookFile(profileFolder),
      service: { url: `http://127.0.0.1:${port}/used`, key: "a-key" },
      timeoutMs: 400,
    },
    portsFor(
      {
        trade: {
          ...profile.trade,
          valuation: { ...profile.trade.valuation, provider: "service" },
        },
        // No asking price is public here, so that the book answers alone.
        restrictions: {
          ...profile.restrictions,
          certified: { ...certified, unlockPrice: true },
          used: { ...used, unlockPrice: true },
        },
      },
      warnings,
    ),
  );
}

function portsFor(
  part: Partial<typeof profile>,
  warnings: string[] = [],
): Parameters<typeof openValuations>[1] {
  return {
    profile: { ...profile, ...part },
    index: EMPTY_INDEX,
    clock: { nowMs: () => Date.parse("2026-11-25T12:00:00Z") },
    log: {
      debug: () => {},
      info: () => {},
      warn: (event) => warnings.push(event),
      error: (event) => warnings.push(event),
    },
  };
}

function answerWith(answer: unknown): RequestListener {
  return (_, response) => response.end(JSON.stringify(answer));
}

function changed(facts: object) {
  const [vehicle] = ANSWER.used_vehicles.used_vehicle_list;
  return { used_vehicles: { used_vehicle_list: [{ ...vehicle, ...facts }] } };
}
