import type { FeedField } from "#app/domain/feed-row/feed-row.ts";

/**
 * It maps each canonical field to the column names that feeds use, best first. Names have only lowercase letters and
 * digits, without counting numbers, and stand apart by spaces: "Image URL 2" and "image[0].url" are "imageurl", and JSON's nested "pricing.msrp"
 * is "pricingmsrp". A name that only one vendor uses in that sense is in FORMAT_ROWS.
 */
const COLUMN_NAMES: Readonly<Record<FeedField, string>> = {
  vin: "vin vinnumber vinno vehicleidentificationnumber vehiclevin vincode",
  stockNumber: "stocknumber stock stockno stocknum stockid vehiclestocknumber",
  year: "year modelyear vehicleyear yr",
  make: "make vehiclemake makename manufacturer brand",
  model: "model vehiclemodel modelname",
  trim: "trim trimlevel vehicletrim trimname series modeltrim",
  title: "title vehicletitle headline listingtitle",
  condition:
    "newused usednew stateofvehicle vehiclecondition condition inventorytype stocktype newusedflag type",
  certified: "certified iscertified certifiedpreowned cpo certifiedflag iscpo",
  availability:
    "availability availabilitystatus vehiclestatus salestatus inventorystatus stockstatus statuslabel status",
  shippingStatus:
    "shippingstatus shipmentstatus transitstatus deliverystatus pipelinestatus orderstatus productionstatus buildstatus lotstatus",
  holdStatus: "holdstatus hold onhold isonhold dealerhold",
  salePending: "salepending pendingsale ispending dealpending",
  inTransit: "intransit isintransit intransitflag",
  expectedOn:
    "expectedon expecteddate expectedarrival expectedarrivaldate estimatedarrival estimatedarrivaldate etato etatodate etaend etadate eta etafrom etafromdate statuseta expecteddelivery expecteddeliverydate estimateddelivery estimateddeliverydate availabilitydate availabledate",
  expiresOn: "expirationdate expireson expires expiry",
  titleStatus: "titlestatus titlebrand titletype",
  bodystyle:
    "bodystyle body bodytype autowriterbody vehiclebody vehiclebodystyle vehiclebodytype standardbody",
  doors: "doors bodydoorct doorcount numberofdoors bodydoorcount doorsnumber",
  seats:
    "seats seatingcapacity seatcount numberofseats passengercapacity passengers passengercount standardseating vehicleseatingcapacity",
  drivetrain:
    "drivetrain drivetraindesc drivewheelconfiguration drivetype driveline drive wheeldrive",
  transmission: "transmission transmissiondescription transmissiontype trans",
  fuelType: "fueltype fuel enginefueltype",
  engine: "engine enginedescription enginetype enginename",
  engineCylinders: "enginecylinderct enginecylinders cylinders cylindercount",
  engineDisplacement: "enginedisplacement displacement disp engineliters",
  mpgCity: "mpgcity citympg epacity cityepa fueleconomycity",
  mpgHighway:
    "mpghighway highwaympg hwmpg hwympg mpghwy epahighway fueleconomyhighway",
  mpgCombined:
    "mpgcombined combinedmpg mpgcomb combmpg epacombined combinedepa fueleconomycombined averagempg",
  electricRangeMiles:
    "electricrangemiles electricrange evrange batteryrange epaelectricrange allelectricrange",
  batteryKilowattHours:
    "batterykilowatthours batterykwh batterycapacity batterycapacitykwh batterysizekwh usablebatterykwh",
  chargeHours:
    "chargehours charge240 charge240hours chargetime240v level2chargetime level2chargehours hourstocharge240v",
  fastChargeMinutes:
    "fastchargeminutes dcfastchargeminutes dcfastchargetime fastchargetime dcchargeminutes",
  chargePort:
    "chargeport chargingport chargeporttype chargeconnector chargingconnector connectortype evconnector",
  towingPounds:
    "towingpounds towingcapacity maxtowing maxtowingcapacity maximumtowingcapacity towingcapacitymax towcapacity",
  cargoCubicFeet:
    "cargocubicfeet cargovolume cargocapacity cargospace cargovolumecuft cargocapacitycuft",
  exteriorColor:
    "exteriorcolor extcolor exteriorcolour colorexterior exteriorcolordescription exterior color colour",
  interiorColor:
    "interiorcolor intcolor interiorcolour colorinterior interiorcolordescription interior",
  inServiceOn:
    "inserviceon inservicedate originalinservicedate dateinservice firstinservicedate warrantystartdate",
  mileage: "mileagevalue mileage miles odometer odometervalue odometerreading",
  mileageUnit: "mileageunit odometerunit unitofmileage",
  kilometers: "kilometers kilometres kms km mileagekm odometerkm",
  price:
    "price pricingprice sellingprice listprice askingprice retailprice regularprice",
  internetPrice:
    "internetprice saleprice specialprice webprice ourprice pricecurrent advertisedprice finalprice",
  msrp: "msrp vehiclemsrp pricingmsrp stickerprice manufacturersuggestedretailprice totalmsrp basemsrp",
  currency: "currency pricecurrency currencycode",
  description:
    "description vehicledescription sellercomments dealercomments comments vehiclecomments webaddescription freetext",
  features:
    "features vehiclefeatures featurelist options optionlist equipment installedoptions",
  photos:
    "photourllist photourls photourl photos photosurl photo mainimageurl imageurl imageurls imagesurl imagesuri imagessrc imageshref imagelist images image imagelink additionalimagelink pictures pictureurls primaryimage",
  customBackgroundPhotos:
    "imagecustombg custombackgroundimages custombackgroundphotos backgroundreplacedphotos studiophotos",
  stockPhotos:
    "stockphotos stockimages stockphotourl stockphotourls stockimageurl stockimageurls evoximages",
  listedOn:
    "datefirstonlot inventorydate dateinstock dateininventory listedon stockdate dateadded entrydate arrivaldate",
  daysInStock: "daysinstock daysonlot daysininventory",
  city: "city addresscity vehiclecity locationcity dealercity",
  state: "state addressregion addressstate region locationstate dealerstate",
  zip: "zip zipcode postalcode addresspostalcode addresszip locationzip dealerzip dealerzipcode dealerpostalcode",
  address:
    "address vehicleaddress dealershipaddress vehicledealeraddress dealeraddress",
};

export function listColumnNames(field: FeedField): readonly string[] {
  return COLUMN_NAMES[field].split(" ");
}

/** Without these columns no row can become a vehicle. */
export const REQUIRED_FIELDS = [
  "vin",
  "year",
  "make",
  "model",
] as const satisfies readonly FeedField[];
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** Assumption A58: these columns hold amounts in cents, which are read as dollars. */
export const CENT_COLUMNS: ReadonlySet<string> = new Set([
  "salepricecents",
  "oldpricecents",
  "pricelinesvehicle",
]);

/** Columns of these fields are joined in the feed's order with this separator. */
export const JOINED_FIELDS: Readonly<Partial<Record<FeedField, string>>> = {
  photos: "|",
  customBackgroundPhotos: "|",
  stockPhotos: "|",
  features: ", ",
};

/** "Image URL 2" and "image[0].url" become "imageurl", and "Stock #" becomes "stock". */
export function toColumnKey(name: string): string {
  return (name.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [])
    .filter((word) => !/^\d+$/.test(word))
    .join("");
}

/** The Levenshtein distance is meant for short words. */
export function measureEditDistance(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      current[column] = Math.min(
        (before[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
    }
    before = current;
  }
  return before[b.length] ?? 0;
}
