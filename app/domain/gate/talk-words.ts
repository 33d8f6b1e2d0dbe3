/** The tables by which a number in a dealer's text is told from a price. All words are in lower case without accents. */
function listed(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

/** Whoever says one of these speaks of money, with a number or without. */
export const MONEY_WORDS = listed(
  "dollar dollars usd buck bucks cent cents dolar dolares peso pesos teens twenties thirties forties fifties sixties",
);

/** A number before one of these is an amount: "389 a month", "2000 off", "17 obo". */
export const AFTER_AMOUNT = listed(
  "mo month monthly pm p mes mensual mensuales biweekly weekly wk dn down off obo otd oac cash firm grand k mil",
);
/** They stand between a number and such a word. */
export const BETWEEN_AMOUNT = listed("a an per each every por al the");

/** A number after one of these is an amount. Grades of cars have none of these before their number. */
export const BEFORE_AMOUNT = listed(
  "now only just under below asking ask yours for at was were from price priced pricing save saves saving savings discount " +
    "rebate msrp invoice payment payments pay down deposit cash dropped reduced sale usd ahora solo desde por precio oferta",
);
/** In sentences these are as telling, but grades are called "Plus 55" and "Special 50". */
export const BEFORE_AMOUNT_IN_SENTENCES = listed(
  "off retail sticker book kbb value valued worth drop reduction cut special less than about around approximately approx " +
    "nearly almost roughly starting offer bid buy take takes between over above plus total finance financed lease by fee fees",
);

/** A number before one of these counts or measures what it names. */
export const UNITS = listed(
  "mile miles mi km kms kilometer kilometers mpg mpge mph hp horsepower horse lb lbs pound pounds ft foot feet inch inches " +
    "liter liters litre litres cyl cylinder cylinders speed speeds spd door doors dr passenger passengers pass seat seats " +
    "seater seating row rows way ways zone zones point points pt pts star stars owner owners key keys fob fobs speaker " +
    "speakers airbag airbags months year years yr yrs day days hour hours hr hrs minute minutes watt watts volt volts amp " +
    "amps kw kwh gb tb mm cm rpm cc cca gal gallon gallons tire tires wheel wheels alloy alloys rim rims camera cameras " +
    "degree degrees view port ports outlet outlets cup cupholders person people adults kids captain captains screen display " +
    "touchscreen monitor monitors lcd disc discs disk valve valves gear gears step piece pieces pc spoke bucket buckets bolt " +
    "lug split position positions setting settings mode modes stage city cty highway hwy accident accidents emission " +
    "emissions payload axle turbo hemi ecoboost millas puertas pasajeros cilindros velocidades asientos duenos anos dias meses",
);
/** These may stand between a number and its unit: "4 new tires". */
export const UNIT_ADJECTIVES = listed(
  "new newer brand previous prior full premium original total actual low highway city extra remote smart usb front rear " +
    "power alloy aluminum chrome steel black machined painted forged factory matching adjustable wireless first second third",
);
/** These are units where they touch their number: 12v, 2.0t, 4wd, 3rd. */
export const TOUCHING_UNITS = listed(
  "v w t l d i g a ah wd st nd rd th dr pc hd",
);
/** Inches touch their number, or what follows says that they are inches. */
export const INCH_THINGS = listed(
  "alloy alloys aluminum wheel wheels chrome steel rim rims tire tires display touch touchscreen touch-screen screen " +
    "infotainment black machined painted forged polished gloss diagonal color multi",
);
export const PERCENT_THINGS = listed(
  "electric online tread tint tinted satisfaction satisfied leather cotton battery charge charged",
);
/** A number of at most three digits after one of these is a name: "Level 2", "Bluetooth 5.0", "seats 7". */
export const LABELS = listed(
  "seats seat level sync uconnect bluetooth usb sense eyesight version phase series pilot step type gen generation mark " +
    "row rows top number ios euro tier category",
);

const SMALL_NUMBER_WORDS = listed(
  "one two three four five six seven eight nine ten eleven twelve " +
    "uno una dos tres cuatro cinco seis siete ocho nueve diez once doce",
);
const LARGE_NUMBER_WORDS = listed(
  "zero thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fourty fifty sixty seventy eighty " +
    "ninety hundred thousand million trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno " +
    "veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta cuarenta " +
    "cincuenta sesenta setenta ochenta noventa cien ciento doscientos trescientos cuatrocientos quinientos seiscientos " +
    "setecientos ochocientos novecientos mil",
);

export function isNumberWord(word: string): boolean {
  return SMALL_NUMBER_WORDS.has(word) || LARGE_NUMBER_WORDS.has(word);
}

/** "One owner", "two keys" and "ten speakers" count what a text has; nobody sells a car for so little. */
export function isSmallNumberWord(word: string): boolean {
  return SMALL_NUMBER_WORDS.has(word);
}
