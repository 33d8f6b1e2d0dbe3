import { parsePhrases, type Phrases } from "./word-tokens.ts";

// These phrases stand around numbers.
export const AT_MOST = parsePhrases(
  "under|below|less than|fewer than|lower than|cheaper than|no more than|not more than|not over|not above|no higher than|up to|upto|at most|max|maximum|max of|maximum of|max budget|max budget of|max price|within|<|≤|beneath|budget|budget of|budget is|my budget is|for under|menos de|hasta|maximo|por menos de|debajo de|por debajo de|presupuesto|presupuesto de|no mas de|no pase de|no pasen de|que no pase de|que no pasen de|no pase de los|que no pase de los|no cueste mas de|que no cueste mas de|no cuesten mas de|que no cuesten mas de|no valga mas de|que no valga mas de|no exceda|que no exceda|no exceda de|que no exceda de|no rebase|que no rebase|no rebase los|que no rebase los|no suba de|que no suba de|no tenga mas de|que no tenga mas de|no tengan mas de|que no tengan mas de|con no mas de|menos de los|menos de unos|menos que|por menos de los|hasta los|hasta unos|hasta un maximo de|maximo de|un maximo de|a lo mucho|cuando mucho|abajo de|abajo de los|por abajo de|debajo de los|por debajo de los|bajo|bajo los|menor a|menor de|menores a|menores de|inferior a|inferiores a|no mayor a|no mayor de|presupuesto es|presupuesto es de|mi presupuesto es|mi presupuesto es de|presupuesto maximo|presupuesto maximo de|tope de|tengo hasta",
);
export const AT_LEAST = parsePhrases(
  "over|above|more than|greater than|higher than|no less than|not less than|at least|min|minimum|minimum of|starting at|starting from|>|≥|mas de|por lo menos|minimo|arriba de|arriba de los|por arriba de|por encima de|encima de|mas de los|al menos|como minimo|minimo de|un minimo de|mayor a|mayor de|mayores a|superior a|no menos de|que pase de",
);
export const ABOUT = parsePhrases(
  "around|about|approximately|approx|roughly|near|close to|circa|~|alrededor de|como|cerca de|como de|como unos|como a|alrededor de los|alrededor de unos|aproximadamente|aproximadamente de|mas o menos|mas o menos de|mas o menos unos|por ahi de|por ahi de los|cerca de los|unos|de unos|como de unos",
);
/** They mean a distance before miles and a budget before dollars. */
export const WITHIN = parsePhrases("within|a menos de");
export const BETWEEN = parsePhrases("between|entre");
/** Before a year they mark its lower end; before a price they say nothing. */
export const FROM = parsePhrases(
  "from|since|desde|desde el|desde los|a partir de|a partir del",
);
export const AFTER = parsePhrases(
  "newer than|after|later than|mas nuevo que|mas nuevos que|mas nueva que|mas nuevas que|mas nuevo que el|mas nueva que el|mas nuevas que el|mas nuevos que el|despues de|despues del|posterior a|posterior al|posteriores a",
);
export const BEFORE = parsePhrases(
  "older than|before|earlier than|antes de|antes del|anterior a|anterior al|anteriores a|mas viejo que|mas viejos que|mas vieja que|mas viejas que",
);

export const TO = parsePhrases(
  "to|and|through|thru|until|till|a|y|hasta|al|y el|hasta el|a los|hasta los|y los",
);

export const OR_LESS = parsePhrases(
  "or less|or under|or below|or lower|and under|and below|or cheaper|or fewer|max|maximum|tops|o menos|maximo|como maximo|a lo mucho|cuando mucho|a lo mas|o mas barato|o mas barata|o mas baratos",
);
export const OR_MORE = parsePhrases(
  "or more|or better|or higher|or above|or over|and up|and above|and over|o mas|en adelante|y mas|para arriba|pa arriba|hacia arriba|para adelante|pa adelante|pa delante|hacia adelante|o superior|o superiores|o mayor|o mejor|minimo|como minimo|+|plus",
);
export const OR_NEWER = parsePhrases(
  "or newer|and newer|or later|and later|o mas nuevo|o mas nuevos|o mas nueva|o mas nuevas|y mas nuevo|y mas nuevos|o newer|o mas reciente|o mas recientes|o posterior|o posteriores",
);
export const OR_OLDER = parsePhrases(
  "or older|and older|or earlier|and earlier|o mas viejo|o mas viejos|o mas vieja|o mas viejas|o anterior|o anteriores|y anteriores|para atras|pa atras|hacia atras|o mas antiguo",
);

/** They are the most of a price and the last of the years. */
export const DOWN_FROM = parsePhrases(
  "para abajo|pa abajo|hacia abajo|pabajo|y para abajo",
);

export const THOUSANDS = parsePhrases("grand|thousand|k|mil|thousand dollars");
export const DOLLARS = parsePhrases(
  "dollars|dollar|bucks|usd|dolares|dolar|pesos",
);
export const MILES = parsePhrases(
  "miles|mile|mi|miles on it|millas|odometer|milla|millas recorridas|de millaje|millaje|millas de uso|de millas",
);
export const MONTHLY = parsePhrases(
  "a month|per month|each month|every month|month|monthly|monthly payment|monthly payments|payment|payments|mo|pm|p m|al mes|por mes|cada mes|mensual|mensuales|mensualmente|de mensualidad|de pago mensual|de pagos mensuales|de pago|de pago al mes|de pagos al mes|el mes|a el mes",
);
/** These phrases describe a loan, and cars cannot be searched by them. */
export const OTHER_PAYMENTS = parsePhrases(
  "down|down payment|de enganche|de down|de down payment|de entrada|de anticipo|de inicial|de pago inicial|semanal|semanales|quincenal|quincenales|a la quincena|por quincena|cada quincena|cada semana|a week|per week|weekly|biweekly|por semana|a la semana",
);
/** They stand before a sum: "payments below 300". */
export const PAYMENT_WORDS = parsePhrases(
  "payment|payments|payment of|payments of|a payment of|monthly payment|monthly payments|monthly payment of|monthly payments of|monthly|pago|pagos|pago mensual|pagos mensuales|pago de|pagos de|pago mensual de|pagos mensuales de|mensualidad|mensualidades|mensualidad de|mensualidades de|cuota|cuotas|cuota de|cuotas de|pagos mensuales menores a|mensualidades menores a|pagar al mes",
);
export const YEARS_OLD = parsePhrases(
  "years old|year old|yrs old|anos|years|anos de uso|anos de antiguedad|anos de viejo",
);
export const MPG = parsePhrases(
  "mpg|mpgs|combined mpg|miles per gallon|miles a gallon|millas por galon|millas x galon|millas el galon|millas al galon|de mpg",
);
/** How far a full battery goes. */
export const ELECTRIC_RANGE = parsePhrases(
  "miles of range|mile range|miles range|mi range|mi of range|mile electric range|miles electric range|miles of electric range|miles on a charge|miles per charge|miles a charge|millas de autonomia|millas de autonomia electrica|millas de alcance|millas de rango|millas por carga|millas con una carga",
);
/** They stand before the miles: "range of 250 miles". */
export const RANGE_WORDS = parsePhrases(
  "range|range of|electric range|electric range of|battery range|battery range of|autonomia de|autonomia|autonomia electrica de|alcance de",
);
export const SEATS = parsePhrases(
  "seat|seats|seater|seaters|seating|passenger|passengers|people|persons|asientos|pasajeros|personas|plazas|pasajero|lugares",
);
/** They stand before the number: "seats 7", "room for 8". */
export const SEAT_WORDS = parsePhrases(
  "seats|seats up to|seating for|room for|carries|holds|capacidad para|capacidad de|con capacidad para|cupo para|que quepan|quepan|caben|donde quepan",
);
export const DOORS = parsePhrases("door|doors|dr|puertas|puerta");
export const CYLINDERS = parsePhrases(
  "cylinder|cylinders|cyl|cyls|cilindros|cilindro",
);
/** Of these a few are said in words, too: "seven seats", "four door". */
export const COUNTED: Phrases = [...SEATS, ...DOORS, ...CYLINDERS];
/** These units have no filter. */
export const OTHER_UNITS = parsePhrases(
  "hp|horsepower|inch|inches|liter|liters|speed|owner|owners|percent|apr|months|month term|weeks|days|lbs|pounds|km|kilometers|kilometros|caballos|caballos de fuerza|litros|velocidades|pulgadas|duenos|meses|semanas|semana",
);
/** Before "under 50k" these words say what is counted. */
export const MILEAGE_WORDS: ReadonlySet<string> = new Set(
  "miles mileage mile odometer millas millaje kilometraje".split(" "),
);
export const FUEL_WORDS: ReadonlySet<string> = new Set("gas fuel".split(" "));
export const PRICE_WORDS: ReadonlySet<string> = new Set(
  "price priced prices cost costs costing budget precio precios presupuesto cuesta cueste".split(
    " ",
  ),
);

/** "Under twenty" is a sum because of the word in front, "twenty dollars" because of the one behind. */
export const FRONT_OF_SPELLED = parsePhrases(
  "under|below|over|above|than|to|about|around|max|maximum|between|most|least|of|hasta|de|and",
);
export const BEHIND_SPELLED = parsePhrases(
  "dollars|dollar|bucks|a month|per month|monthly|month|miles|mile|dolares|al mes|por mes|millas|mensuales|mensual|de enganche|de mensualidad",
);
