import type { FeedFormat } from "#app/domain/inventory/import-run.ts";
import type { FeedField, FeedRow } from "#app/domain/feed-row/feed-row.ts";

interface FormatEntry {
  readonly format: FeedFormat;
  /** These are sets of column names, with spaces between; a feed that has all names of one set is of this format. */
  readonly signatures: readonly string[];
  /** These names, with spaces between, are tried before COLUMN_NAMES. */
  readonly columns: Readonly<Partial<Record<FeedField, string>>>;
  /** Every vehicle of the format has these values, whatever its columns say. */
  readonly constants?: FeedRow;
  /** It maps a field's words in lower case to the words that the row is read with. */
  readonly values?: FieldValues;
  /** These are the column names, by position, of a table that has none. */
  readonly positions?: readonly string[];
}

export type FieldValues = Readonly<
  Partial<Record<FeedField, Readonly<Record<string, string>>>>
>;

const EREPAIRABLES_CELLS: readonly string[] = [
  "make,model,body type,condition,year,price,description,title status,odometer,vin,stock number,expiry,external link",
  "image 1,image 2,image 3,image 4,image 5,image 6,image 7,image 8,image 9,image 10,sale type",
].flatMap((names) => names.split(","));

/** The first format whose signature fits is taken. A row lists only what its vendor names differently. */
const TABLE: readonly FormatEntry[] = [
  {
    format: "vauto",
    signatures: ["newused photourllist", "newused odometer photos"],
    columns: {
      trim: "series seriesdetail",
      condition: "newused",
      bodystyle: "autowriterbody body",
      internetPrice: "internetprice otherprice",
      daysInStock: "age",
    },
  },
  {
    format: "homenet",
    signatures: [
      "sellingprice dateinstock miles",
      "extcolorgeneric epaclassification",
    ],
    columns: { condition: "type", price: "sellingprice" },
  },
  {
    format: "dealercenter",
    signatures: ["webaddescription photourls", "dealerid dealername photourls"],
    columns: { description: "webaddescription description" },
  },
  {
    format: "autoxloo",
    signatures: ["pricecurrent pricewholesale", "pricecurrent freetext"],
    columns: {
      condition: "type",
      price: "pricecurrent",
      description: "description freetext",
    },
  },
  {
    format: "erepairables",
    signatures: [],
    columns: {},
    positions: EREPAIRABLES_CELLS,
  },
  {
    format: "carscom",
    signatures: ["usednew minmpg maxmpg"],
    columns: { condition: "usednew", mpgCity: "minmpg", mpgHighway: "maxmpg" },
  },
  {
    format: "google",
    signatures: ["storecode dealershipname", "storecode dealershipaddress"],
    columns: { photos: "imagelink additionalimagelink" },
  },
  {
    format: "merchant",
    signatures: [
      "identifierexists imagelink",
      "linktemplate storecode",
      "vehicledealeraddress",
    ],
    columns: {
      photos: "imagelink additionalimagelink",
      bodystyle: "bodystyle producttype",
    },
  },
  {
    format: "meta",
    signatures: [
      "vehicleid stateofvehicle",
      "vehicleid imageurl",
      "vehicleid image",
    ],
    columns: { condition: "stateofvehicle", photos: "imageurl image" },
  },
  {
    format: "dealercom",
    signatures: [
      "accountid chromeid",
      "trackingpricinginternetprice",
      "trackingattributesodometer",
    ],
    columns: {
      condition: "condition type",
      stockNumber: "stocknumber attributesstocknumber",
      doors: "trackingattributesdoors",
      drivetrain: "trackingattributesdriveline attributesdriveline",
      transmission: "attributestransmission trackingattributestransmission",
      fuelType: "fueltype trackingattributesfueltype",
      engine: "attributesengine trackingattributesengine",
      mpgCity: "trackingattributescityfueleconomy",
      mpgHighway: "trackingattributeshighwayfueleconomy",
      exteriorColor: "attributesexteriorcolor trackingattributesexteriorcolor",
      interiorColor: "attributesinteriorcolor trackingattributesinteriorcolor",
      mileage: "trackingattributesodometer attributesodometer",
      price:
        "trackingpricingaskingprice trackingpricingretailvalue pricingretailprice",
      internetPrice: "trackingpricinginternetprice trackingpricingsaleprice",
      msrp: "trackingpricingmsrp",
      description: "attributescomments comments",
      photos: "imagesuri imagesurl",
    },
  },
  {
    format: "dealerinspire",
    signatures: ["titlevrp ourprice", "apiid ourprice", "objectid ourprice"],
    columns: {
      title: "titlevrp",
      condition: "type",
      internetPrice: "ourprice",
      photos: "images thumbnail",
    },
  },
  {
    format: "toyota",
    signatures: ["basemsrp dealerprice shippingstatus"],
    columns: { trim: "model", price: "dealerprice", availability: "presold" },
    constants: { make: "Toyota", condition: "new" },
    values: { availability: { yes: "Pre-sold", no: "" } },
  },
  {
    format: "forecourt",
    signatures: ["salepricecents", "exteriorcolorfamily interiorcolorfamily"],
    columns: {
      transmission: "transmissiontext transmission",
      price: "oldpricecents price",
      internetPrice: "salepricecents pricelinesvehicle",
      photos: "photos imagespreviewimage imagesadditionalimages",
      customBackgroundPhotos: "imagesimagecustombg",
      stockPhotos: "imagesevoximages",
    },
  },
];

export const FORMAT_ROWS = TABLE.map((entry) => ({
  ...entry,
  signatures: entry.signatures.map((names) => names.split(" ")),
  columns: splitNames(entry.columns),
}));

type FormatRow = (typeof FORMAT_ROWS)[number];

function splitNames(
  columns: FormatEntry["columns"],
): Readonly<Partial<Record<FeedField, readonly string[]>>> {
  return Object.fromEntries(
    Object.entries(columns).map(([field, names]) => [field, names.split(" ")]),
  );
}

export function findFormatRow(format: FeedFormat): FormatRow | null {
  return FORMAT_ROWS.find((row) => row.format === format) ?? null;
}
