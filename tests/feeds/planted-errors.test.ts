import path from "node:path";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { openVinDecoder } from "#app/adapters/vin-decoder/vin-decoder.server.ts";
import { formatCsvLine } from "#app/domain/feeds-out/delimited-line.ts";
import { hasValidCheckDigit } from "#app/domain/vehicle/vin.ts";
import type { DoctorReport } from "#cli/doctor/doctor-report.ts";
import { openDoctorStage } from "#tests/support/doctor-stage.ts";
import { VPIC_FOLDER } from "#tests/vin/vin-data.ts";
import { feedText, hasFeedData, WHERE } from "./feed-data.ts";

type Row = Record<string, string>;

const SOUND_ROWS = 480;
const PLANTED_ROWS = 40;
const LEAST_NAMED = 37;

/** The doctor is right about them: the odd value stands in the listing as it was scraped. */
const ODD_AS_SCRAPED: ReadonlyMap<string, string> = new Map([
  ["5YJ3E1EC6LF714325", "a Tesla with a 10-cylinder engine"],
  ["5YJ3E1EB7MF050657", "a Tesla with a 10-cylinder engine"],
]);

interface Plant {
  readonly what: string;
  /** Any of these names it. */
  readonly ids: readonly string[];
  /** Null where the row cannot have this error. */
  readonly spoil: (row: Row, next: Row) => Row | null;
  /** A further row of the file. */
  readonly addRow?: (row: Row) => Row;
}

const MILEAGE_IDS = [
  "mileage-outlier",
  "mileage-impossible",
  "mileage-beyond-age",
  "mileage-low",
];

const PLANTS: readonly Plant[] = [
  {
    what: "a digit too many in the mileage",
    ids: MILEAGE_IDS,
    spoil: (row) => ({ ...row, Mileage: `${row["Mileage"]}0` }),
  },
  {
    what: "two digits too few in the mileage",
    ids: MILEAGE_IDS,
    spoil: (row) => ({ ...row, Mileage: row["Mileage"]?.slice(0, -2) ?? "" }),
  },
  {
    what: "other driven wheels",
    ids: ["drivetrain-not-of-model", "build-unlike-twins"],
    spoil: (row) => ({
      ...row,
      Drivetrain: /front|fwd/i.test(row["Drivetrain"] ?? "")
        ? "Rear-wheel Drive"
        : "Front-wheel Drive",
    }),
  },
  {
    what: "diesel, or gasoline for an electric car",
    ids: ["vin-of-another", "fuel-at-odds", "build-unlike-twins"],
    spoil: (row) =>
      row["FuelType"] === "Diesel"
        ? null
        : {
            ...row,
            FuelType: row["FuelType"] === "Electric" ? "Gasoline" : "Diesel",
          },
  },
  {
    what: "electric",
    ids: ["vin-of-another", "fuel-at-odds", "build-unlike-twins"],
    spoil: (row) =>
      row["FuelType"] === "Electric" ? null : { ...row, FuelType: "Electric" },
  },
  {
    what: "a manual gearbox",
    ids: ["transmission-not-of-model"],
    spoil: (row) =>
      /manual/i.test(row["Transmission"] ?? "")
        ? null
        : { ...row, Transmission: "6-Speed Manual" },
  },
  {
    what: "a misspelt model",
    ids: ["model-misspelt"],
    spoil: (row) => {
      const [first = "", ...rest] = (row["Model"] ?? "").split(" ");
      // The third and fourth letter change places; a name of digits and four letters is another car so.
      return /^[A-Za-z]{5,}$/.test(first) && first[2] !== first[3]
        ? {
            ...row,
            Model: [
              first.slice(0, 2) + first[3] + first[2] + first.slice(4),
              ...rest,
            ].join(" "),
          }
        : null;
    },
  },
  {
    what: "the description of another car",
    ids: ["description-of-another"],
    spoil: (row, next) =>
      next["Make"] === row["Make"]
        ? null
        : { ...row, Description: describeCar(next) },
  },
  {
    what: "a description in capitals",
    ids: ["description-shouts"],
    spoil: (row) => ({
      ...row,
      Description: `${describeCar(row)} COME AND SEE THIS BEAUTIFUL VEHICLE TODAY BEFORE ANOTHER BUYER TAKES IT HOME`,
    }),
  },
  {
    what: "a second row with another price",
    ids: ["vin-two-prices"],
    spoil: (row) => row,
    addRow: (row) => ({ ...row, Price: "$19,111 " }),
  },
  {
    what: "a digit too few in the price",
    ids: ["price-outlier", "price-impossible"],
    spoil: (row) => ({
      ...row,
      Price: (row["Price"] ?? "")
        .replace(/(\d,\d{2})\d/, "$1")
        .replace(/(\d+),(\d{2})\b/, "$1$2"),
    }),
  },
  {
    what: "a digit too many in the price",
    ids: ["price-outlier", "price-impossible"],
    spoil: (row) => ({
      ...row,
      Price: `$${(row["Price"] ?? "").replace(/\D/g, "")}0`,
    }),
  },
  {
    what: "another model year",
    ids: ["year-not-of-vin", "vin-of-another"],
    spoil: (row) => ({ ...row, Year: String(Number(row["Year"]) - 2) }),
  },
];

function describeCar(row: Row): string {
  return `This ${row["Year"]} ${row["Make"]} ${row["Model"]} was serviced here and has two keys.`;
}

/** Sound rows have words of their own, and some of them name other makes as dealers do. */
function describeSound(row: Row, at: number): string {
  const ends = [
    "",
    " We take your Toyota, Honda or Ford in trade.",
    " Ask us about financing for every model year since 2012.",
    " Rides like a new one and is roomier than a Honda Civic or a Toyota Corolla.",
  ];
  return at % 5 === 4 ? "" : describeCar(row) + ends[at % 4];
}

/** Every fifth listing, each VIN once. */
function drawRows(): Row[] {
  const rows = parse<Row>(feedText("inventory/cars_com_listings_3000.csv"), {
    columns: true,
    bom: true,
  });
  const byVin = new Map(
    rows
      .filter(({ VIN }) => VIN !== undefined && hasValidCheckDigit(VIN))
      .map((row) => [row["VIN"], row]),
  );
  return [...byVin.values()]
    .filter((_, at) => at % 5 === 1)
    .slice(0, SOUND_ROWS + PLANTED_ROWS)
    .map((row, at) => ({ ...row, Description: describeSound(row, at) }));
}

/** Every thirteenth row gets the next error that it can have. */
function plantErrors(rows: readonly Row[]) {
  const planted = new Map<string, Plant>();
  const feed: Row[] = [];
  const added: Row[] = [];
  rows.forEach((row, at) => {
    const next = rows[at + 1] ?? rows[0] ?? row;
    const isDue = at % 13 === 6 && planted.size < PLANTED_ROWS;
    const number = planted.size % PLANTS.length;
    const options = [...PLANTS.slice(number), ...PLANTS.slice(0, number)];
    for (const plant of isDue ? options : []) {
      const spoilt = plant.spoil(row, next);
      if (spoilt === null) continue;
      planted.set(row["VIN"] ?? "", plant);
      feed.push(spoilt);
      if (plant.addRow !== undefined) added.push(plant.addRow(spoilt));
      return;
    }
    feed.push(row);
  });
  return { planted, feed: [...feed, ...added] };
}

function formatFeed(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  return [columns, ...rows.map((row) => columns.map((it) => row[it] ?? ""))]
    .map(formatCsvLine)
    .join("");
}

/** What the feed lacks altogether is true of every row: photos, features, days, trims and colors. */
const OF_THE_WHOLE_FEED = /-missing$|^photos-|^rows-merged$|^long-on-lot$/;

function listAlarms({ findings }: DoctorReport) {
  return findings
    .filter(({ id }) => !OF_THE_WHOLE_FEED.test(id))
    .flatMap(({ id, groups }) =>
      groups.flatMap(({ cases }) =>
        cases.flatMap(({ vin, detail }) =>
          vin === null ? [] : [{ id, vin, detail }],
        ),
      ),
    );
}

test.skipIf(!hasFeedData)(
  `of 40 errors planted in real rows the doctor names 37 at least, and raises no false alarm in 480 sound ones${WHERE}`,
  async () => {
    const rows = drawRows();
    const { planted, feed } = plantErrors(rows);
    expect(planted.size).toBe(PLANTED_ROWS);
    expect(rows.length - planted.size).toBe(SOUND_ROWS);
    const stage = await openDoctorStage({
      vinDecoder: openVinDecoder({
        dataFolder: path.dirname(VPIC_FOLDER),
        folder: path.basename(VPIC_FOLDER),
        log: { debug() {}, info() {}, warn() {}, error() {} },
      }),
    });
    await stage.importFeed(formatFeed(feed), ["--store", "aurora"]);
    const alarms = listAlarms(await stage.report(["--store", "aurora"]));
    await stage.close();
    const missed = [...planted].filter(
      ([vin, { ids }]) =>
        !alarms.some((alarm) => alarm.vin === vin && ids.includes(alarm.id)),
    );
    const falseAlarms = alarms.filter(
      ({ vin }) => !planted.has(vin) && !ODD_AS_SCRAPED.has(vin),
    );
    expect(falseAlarms).toEqual([]);
    expect(
      missed.length,
      `missed: ${missed.map(([vin, { what }]) => `${vin} ${what}`).join("; ")}`,
    ).toBeLessThanOrEqual(PLANTED_ROWS - LEAST_NAMED);
  },
);
