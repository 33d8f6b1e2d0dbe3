/** What stands around numbers, longest phrases first where one begins another. */
const phrases = (text: string): readonly (readonly string[])[] =>
  text
    .split("|")
    .map((phrase) => phrase.split(" "))
    .sort((a, b) => b.length - a.length);

export const AT_MOST = phrases(
  "under|below|less than|fewer than|lower than|cheaper than|no more than|not more than|not over|not above|no higher than|up to|upto|at most|max|maximum|max of|maximum of|max budget|max budget of|max price|within|<|≤|beneath|budget|budget of|budget is|my budget is|for under|menos de|hasta|maximo|por menos de|debajo de|por debajo de|presupuesto|presupuesto de",
);
export const AT_LEAST = phrases(
  "over|above|more than|greater than|higher than|no less than|not less than|at least|min|minimum|minimum of|starting at|starting from|>|≥|mas de|por lo menos|minimo|arriba de",
);
export const ABOUT = phrases(
  "around|about|approximately|approx|roughly|near|close to|circa|~|alrededor de|como|cerca de",
);
/** A distance before miles, a budget before dollars. */
export const WITHIN = phrases("within|a menos de");
export const BETWEEN = phrases("between|entre");
/** Of a year they are its own lower end; of a price they say nothing. */
export const FROM = phrases("from|since|desde");
export const AFTER = phrases("newer than|after|later than|mas nuevo que");
export const BEFORE = phrases("older than|before|earlier than|antes de");

export const TO = phrases("to|and|through|thru|until|till|a|y|hasta");

export const OR_LESS = phrases(
  "or less|or under|or below|or lower|and under|and below|or cheaper|or fewer|max|maximum|tops|o menos|maximo",
);
export const OR_MORE = phrases(
  "or more|or above|or over|and up|and above|and over|o mas|en adelante|+|plus",
);
export const OR_NEWER = phrases(
  "or newer|and newer|or later|and later|o mas nuevo|o mas nuevos|o mas nueva",
);
export const OR_OLDER = phrases(
  "or older|and older|or earlier|and earlier|o mas viejo",
);

export const THOUSANDS = phrases("grand|thousand|k|mil|thousand dollars");
export const DOLLARS = phrases("dollars|dollar|bucks|usd|dolares");
export const MILES = phrases("miles|mile|mi|miles on it|millas|odometer");
export const MONTHLY = phrases(
  "a month|per month|each month|every month|month|monthly|monthly payment|monthly payments|payment|payments|mo|pm|p m|al mes|por mes|cada mes|mensual|mensuales|de mensualidad|de pago mensual",
);
/** Of a loan, and nothing that cars can be searched by. */
export const OTHER_PAYMENTS = phrases(
  "down|down payment|de enganche|a week|per week|weekly|biweekly|por semana|a la semana",
);
/** Before a sum: "payments below 300". */
export const PAYMENT_WORDS = phrases(
  "payment|payments|payment of|payments of|a payment of|monthly payment|monthly payments|monthly payment of|monthly payments of|monthly|pago|pagos|pago mensual|pagos mensuales|pago de|pagos de|pago mensual de|pagos mensuales de|mensualidad|mensualidades|mensualidad de|mensualidades de|cuota|cuotas|cuota de|cuotas de",
);
export const YEARS_OLD = phrases("years old|year old|yrs old|anos|years");
/** Of these there is no filter, or another kind of words than a number says it. */
export const OTHER_UNITS = phrases(
  "mpg|hp|horsepower|cylinder|cylinders|cyl|door|doors|dr|seat|seats|seater|passenger|passengers|people|inch|inches|liter|liters|speed|owner|owners|percent|apr|months|month term|weeks|days|lbs|pounds|km|kilometers",
);
/** Before "under 50k" they say what is counted. */
export const MILEAGE_WORDS: ReadonlySet<string> = new Set([
  "miles",
  "mileage",
  "mile",
  "odometer",
  "millas",
  "millaje",
]);
export const PRICE_WORDS: ReadonlySet<string> = new Set([
  "price",
  "priced",
  "prices",
  "cost",
  "costs",
  "costing",
  "budget",
  "precio",
]);
