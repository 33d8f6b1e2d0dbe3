import type { FeedField } from "#app/domain/vehicle/feed-row.ts";

export const FEED_FORMATS = ["vauto", "carscom", "meta", "generic"] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/**
 * Canonical field → column names that feeds use, best first. Letters and digits only, lower case,
 * without counting numbers: "Image URL 2" and "image[0].url" are "imageurl".
 * A new vendor is new rows here.
 */
export const COLUMN_NAMES: Readonly<Record<FeedField, readonly string[]>> = {
  vin: [
    "vin",
    "vinnumber",
    "vinno",
    "vehicleidentificationnumber",
    "vehiclevin",
    "vincode",
  ],
  stockNumber: [
    "stocknumber",
    "stock",
    "stockno",
    "stocknum",
    "stockid",
    "vehiclestocknumber",
  ],
  year: ["year", "modelyear", "vehicleyear", "yr"],
  make: ["make", "vehiclemake", "makename", "manufacturer", "brand"],
  model: ["model", "vehiclemodel", "modelname"],
  trim: ["trim", "trimlevel", "vehicletrim", "trimname", "series", "modeltrim"],
  title: ["title", "vehicletitle", "headline", "listingtitle"],
  condition: [
    "newused",
    "usednew",
    "stateofvehicle",
    "vehiclecondition",
    "condition",
    "inventorytype",
    "stocktype",
    "newusedflag",
    "type",
  ],
  certified: [
    "certified",
    "iscertified",
    "certifiedpreowned",
    "cpo",
    "certifiedflag",
    "iscpo",
  ],
  availability: [
    "availability",
    "vehiclestatus",
    "salestatus",
    "inventorystatus",
  ],
  bodystyle: [
    "bodystyle",
    "body",
    "bodytype",
    "autowriterbody",
    "vehiclebody",
    "vehiclebodystyle",
    "standardbody",
  ],
  doors: [
    "doors",
    "bodydoorct",
    "doorcount",
    "numberofdoors",
    "bodydoorcount",
    "doorsnumber",
  ],
  drivetrain: [
    "drivetrain",
    "drivetraindesc",
    "drivewheelconfiguration",
    "drivetype",
    "driveline",
    "drive",
    "wheeldrive",
  ],
  transmission: [
    "transmission",
    "transmissiondescription",
    "transmissiontype",
    "trans",
  ],
  fuelType: ["fueltype", "fuel", "enginefueltype"],
  engine: ["engine", "enginedescription", "enginetype", "enginename"],
  engineCylinders: [
    "enginecylinderct",
    "enginecylinders",
    "cylinders",
    "cylindercount",
  ],
  engineDisplacement: [
    "enginedisplacement",
    "displacement",
    "disp",
    "engineliters",
  ],
  mpgCity: ["mpgcity", "citympg", "epacity", "cityepa", "fueleconomycity"],
  mpgHighway: [
    "mpghighway",
    "highwaympg",
    "hwmpg",
    "hwympg",
    "mpghwy",
    "epahighway",
    "fueleconomyhighway",
  ],
  exteriorColor: [
    "exteriorcolor",
    "extcolor",
    "exteriorcolour",
    "colorexterior",
    "exteriorcolordescription",
    "exterior",
    "color",
    "colour",
  ],
  interiorColor: [
    "interiorcolor",
    "intcolor",
    "interiorcolour",
    "colorinterior",
    "interiorcolordescription",
    "interior",
  ],
  mileage: [
    "mileagevalue",
    "mileage",
    "miles",
    "odometer",
    "odometervalue",
    "odometerreading",
  ],
  mileageUnit: ["mileageunit", "odometerunit", "unitofmileage"],
  price: [
    "price",
    "sellingprice",
    "listprice",
    "askingprice",
    "retailprice",
    "regularprice",
  ],
  internetPrice: [
    "internetprice",
    "saleprice",
    "specialprice",
    "webprice",
    "ourprice",
    "pricecurrent",
    "advertisedprice",
    "finalprice",
  ],
  msrp: [
    "msrp",
    "vehiclemsrp",
    "stickerprice",
    "manufacturersuggestedretailprice",
  ],
  description: [
    "description",
    "vehicledescription",
    "sellercomments",
    "dealercomments",
    "comments",
    "vehiclecomments",
    "freetext",
  ],
  features: [
    "features",
    "vehiclefeatures",
    "featurelist",
    "options",
    "optionlist",
    "equipment",
    "installedoptions",
  ],
  photos: [
    "photourllist",
    "photourls",
    "photourl",
    "photos",
    "mainimageurl",
    "imageurl",
    "imageurls",
    "imagelist",
    "images",
    "image",
    "imagelink",
    "additionalimagelink",
    "pictures",
    "pictureurls",
    "primaryimage",
  ],
  customBackgroundPhotos: [
    "imagecustombg",
    "custombackgroundimages",
    "custombackgroundphotos",
    "backgroundreplacedphotos",
    "studiophotos",
  ],
  stockPhotos: [
    "stockphotos",
    "stockimages",
    "stockphotourl",
    "stockphotourls",
    "stockimageurl",
    "stockimageurls",
    "evoximages",
  ],
  listedOn: [
    "datefirstonlot",
    "inventorydate",
    "dateinstock",
    "dateininventory",
    "listedon",
    "stockdate",
    "dateadded",
    "entrydate",
    "arrivaldate",
  ],
  city: ["city", "addresscity", "vehiclecity", "locationcity", "dealercity"],
  state: [
    "state",
    "addressregion",
    "addressstate",
    "region",
    "locationstate",
    "dealerstate",
  ],
  zip: [
    "zip",
    "zipcode",
    "postalcode",
    "addresspostalcode",
    "addresszip",
    "locationzip",
    "dealerzip",
    "dealerzipcode",
  ],
};

export interface FormatRow {
  readonly format: FeedFormat;
  /** Column names that only this format has all of. */
  readonly signature: readonly string[];
  /** Asked before COLUMN_NAMES. */
  readonly columns: Readonly<Partial<Record<FeedField, readonly string[]>>>;
}

/** What a format calls otherwise than everybody else; the first whose signature fits is taken. */
export const FORMAT_ROWS: readonly FormatRow[] = [
  {
    format: "vauto",
    signature: ["newused", "photourllist"],
    columns: {
      trim: ["series"],
      condition: ["newused"],
      bodystyle: ["autowriterbody", "body"],
    },
  },
  {
    format: "carscom",
    signature: ["usednew", "minmpg", "maxmpg"],
    columns: {
      condition: ["usednew"],
      mpgCity: ["minmpg"],
      mpgHighway: ["maxmpg"],
    },
  },
  {
    format: "meta",
    signature: ["vehicleid", "stateofvehicle"],
    columns: { condition: ["stateofvehicle"], photos: ["imageurl", "image"] },
  },
];

/** Without these columns no row can become a vehicle. */
export const REQUIRED_FIELDS = [
  "vin",
  "year",
  "make",
  "model",
] as const satisfies readonly FeedField[];

/** Fields whose columns are taken together, in the feed's order, and what joins them. */
export const JOINED_FIELDS: Readonly<Partial<Record<FeedField, string>>> = {
  photos: "|",
  customBackgroundPhotos: "|",
  stockPhotos: "|",
  features: ", ",
};
