import { parsePhrases, type Phrases } from "./word-tokens.ts";

// These phrases stand around numbers.
export const AT_MOST = parsePhrases(
  "under|below|less than|fewer than|lower than|cheaper than|no more than|not more than|not over|not above|no higher than|up to|upto|at most|max|maximum|max of|maximum of|max budget|max budget of|max price|within|<|≤|beneath|budget|budget of|budget is|my budget is|for under|menos de|hasta|maximo|por menos de|debajo de|por debajo de|presupuesto|presupuesto de",
);
export const AT_LEAST = parsePhrases(
  "over|above|more than|greater than|higher than|no less than|not less than|at least|min|minimum|minimum of|starting at|starting from|>|≥|mas de|por lo menos|minimo|arriba de",
);
export const ABOUT = parsePhrases(
  "around|about|approximately|approx|roughly|near|close to|circa|~|alrededor de|como|cerca de",
);
/** They mean a distance before miles and a budget before dollars. */
export const WITHIN = parsePhrases("within|a menos de");
export const BETWEEN = parsePhrases("between|entre");
/** Before a year they mark its lower end; before a price they say nothing. */
export const FROM = parsePhrases("from|since|desde");
export const AFTER = parsePhrases("newer than|after|later than|mas nuevo que");
export const BEFORE = parsePhrases("older than|before|earlier than|antes de");

export const TO = parsePhrases("to|and|through|thru|until|till|a|y|hasta");

export const OR_LESS = parsePhrases(
  "or less|or under|or below|or lower|and under|and below|or cheaper|or fewer|max|maximum|tops|o menos|maximo",
);
export const OR_MORE = parsePhrases(
  "or more|or better|or higher|or above|or over|and up|and above|and over|o mas|en adelante|+|plus",
);
export const OR_NEWER = parsePhrases(
  "or newer|and newer|or later|and later|o mas nuevo|o mas nuevos|o mas nueva",
);
export const OR_OLDER = parsePhrases(
  "or older|and older|or earlier|and earlier|o mas viejo",
);

export const THOUSANDS = parsePhrases("grand|thousand|k|mil|thousand dollars");
export const DOLLARS = parsePhrases("dollars|dollar|bucks|usd|dolares");
export const MILES = parsePhrases("miles|mile|mi|miles on it|millas|odometer");
export const MONTHLY = parsePhrases(
  "a month|per month|each month|every month|month|monthly|monthly payment|monthly payments|payment|payments|mo|pm|p m|al mes|por mes|cada mes|mensual|mensuales|de mensualidad|de pago mensual",
);
/** These phrases describe a loan, and cars cannot be searched by them. */
export const OTHER_PAYMENTS = parsePhrases(
  "down|down payment|de enganche|a week|per week|weekly|biweekly|por semana|a la semana",
);
/** They stand before a sum: "payments below 300". */
export const PAYMENT_WORDS = parsePhrases(
  "payment|payments|payment of|payments of|a payment of|monthly payment|monthly payments|monthly payment of|monthly payments of|monthly|pago|pagos|pago mensual|pagos mensuales|pago de|pagos de|pago mensual de|pagos mensuales de|mensualidad|mensualidades|mensualidad de|mensualidades de|cuota|cuotas|cuota de|cuotas de",
);
export const YEARS_OLD = parsePhrases("years old|year old|yrs old|anos|years");
export const MPG = parsePhrases(
  "mpg|mpgs|combined mpg|miles per gallon|miles a gallon|millas por galon",
);
/** How far a full battery goes. */
export const ELECTRIC_RANGE = parsePhrases(
  "miles of range|mile range|miles range|mi range|mi of range|mile electric range|miles electric range|miles of electric range|miles on a charge|miles per charge|miles a charge|millas de autonomia",
);
/** They stand before the miles: "range of 250 miles". */
export const RANGE_WORDS = parsePhrases(
  "range|range of|electric range|electric range of|battery range|battery range of|autonomia de",
);
export const SEATS = parsePhrases(
  "seat|seats|seater|seaters|seating|passenger|passengers|people|persons|asientos|pasajeros|personas",
);
/** They stand before the number: "seats 7", "room for 8". */
export const SEAT_WORDS = parsePhrases(
  "seats|seats up to|seating for|room for|carries|holds",
);
export const DOORS = parsePhrases("door|doors|dr|puertas");
export const CYLINDERS = parsePhrases("cylinder|cylinders|cyl|cyls|cilindros");
/** Of these a few are said in words, too: "seven seats", "four door". */
export const COUNTED: Phrases = [...SEATS, ...DOORS, ...CYLINDERS];
/** These units have no filter. */
export const OTHER_UNITS = parsePhrases(
  "hp|horsepower|inch|inches|liter|liters|speed|owner|owners|percent|apr|months|month term|weeks|days|lbs|pounds|km|kilometers",
);
/** Before "under 50k" these words say what is counted. */
export const MILEAGE_WORDS: ReadonlySet<string> = new Set(
  "miles mileage mile odometer millas millaje".split(" "),
);
export const FUEL_WORDS: ReadonlySet<string> = new Set("gas fuel".split(" "));
export const PRICE_WORDS: ReadonlySet<string> = new Set(
  "price priced prices cost costs costing budget precio".split(" "),
);

/** "Under twenty" is a sum because of the word in front, "twenty dollars" because of the one behind. */
export const FRONT_OF_SPELLED = parsePhrases(
  "under|below|over|above|than|to|about|around|max|maximum|between|most|least|of|hasta|de|and",
);
export const BEHIND_SPELLED = parsePhrases(
  "dollars|dollar|bucks|a month|per month|monthly|month|miles|mile|dolares|al mes|por mes|millas",
);
