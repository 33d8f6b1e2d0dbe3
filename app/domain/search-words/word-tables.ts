import type { ValueKey } from "#app/domain/inventory/facets.ts";
import type { ColorFamily } from "#app/domain/vehicle/vehicle.ts";
import type { Meaning } from "./meaning.ts";
import { QUESTION_PHRASES, QUESTION_TOPICS } from "./question-words.ts";

/**
 * Rows add to the inventory's own names, in English with the Spanish that shoppers mix into English sentences. The
 * longest phrase wins; where one could mean two things, this table decides. Bars separate phrases.
 */
export type Row = readonly [meaning: Meaning, phrases: string];

/** The keys are values of one filter; a key with spaces names several, and the words then mean each of them. */
export function toValueRows(
  key: ValueKey,
  phrases: Readonly<Record<string, string>>,
): readonly Row[] {
  return Object.entries(phrases).map(([values, its]) => [
    { kind: "values", key, values: values.split(" ") },
    its,
  ]);
}

const BODY_STYLES = toValueRows("bodystyle", {
  suvs: "suv|suvs|crossover|crossovers|sport utility|sport utility vehicle|cuv|jeepeta|jeepetas",
  sedans: "sedan|sedans|saloon",
  trucks:
    "truck|trucks|pickup|pickups|pick up|pick ups|pickup truck|pickup trucks|pick up truck|half ton|1 2 ton|3 4 ton|three quarter ton|1 ton|one ton|dually|duallies|troca|trocas|trokas|camioneta pickup|camionetas pickup",
  // Spanish speakers here use the word for both body styles.
  "suvs trucks": "camioneta|camionetas",
  hatchbacks: "hatchback|hatchbacks|hatch|hatches",
  minivans:
    "minivan|minivans|mini van|mini vans|passenger van|family van|minifurgoneta",
  coupes: "coupe|coupes|sports car|sports cars|cupe",
  wagons: "wagon|wagons|station wagon|station wagons",
  convertibles:
    "convertible|convertibles|cabriolet|cabrio|roadster|drop top|ragtop|soft top|descapotable",
  commercial:
    "commercial|commercial vehicle|commercial van|cargo van|cargo vans|work van|work vans|box truck|box trucks|cutaway",
  // A van can be for people or for freight, so it means both.
  "commercial minivans": "van|vans|furgoneta",
});

const DRIVES = [
  ...toValueRows("drivetrain", {
    awd: "awd|all wheel drive|all wheel|quattro|4matic|xdrive|4motion|traccion integral",
    "4wd":
      "4wd|4x4|4 x 4|four wheel drive|4 wheel drive|four wheel|four by four|traccion en las cuatro",
    fwd: "fwd|front wheel drive|front wheel|traccion delantera",
    rwd: "rwd|rear wheel drive|rear wheel|traccion trasera",
  }),
  ...toValueRows("transmission", {
    automatic:
      "automatic|automatic transmission|auto transmission|auto trans|automatico|automatica|cvt",
    manual:
      "manual|manual transmission|stick|stick shift|standard transmission|5 speed manual|6 speed manual|transmision manual|estandar",
  }),
];

/** They are filters, so that who asks for diesel gets no car in Diesel Gray. A plug-in hybrid is a hybrid, too. */
const FUELS = toValueRows("fuel", {
  "hybrid plug-in-hybrid": "hybrid|hybrids|hibrido|hibridos|hibrida|hibridas",
  "plug-in-hybrid":
    "plug in hybrid|plug in hybrids|plug in|plugin|plugin hybrid|phev|phevs|hibrido enchufable",
  electric:
    "electric|electric car|electric cars|electric vehicle|electric vehicles|all electric|fully electric|battery electric|ev|evs|bev|electrico|electrica|electricos|electricas",
  diesel: "diesel|diesels|turbo diesel|turbodiesel|diesel engine",
  gasoline:
    "gas|gasoline|gas engine|gas powered|gasoline engine|gasolina|petrol",
  "flex-fuel": "flex fuel|flexfuel|e85|ffv",
  "natural-gas": "natural gas|cng",
  hydrogen: "hydrogen|fuel cell",
});

/** A number of cylinders with its unit is read as an amount; these are one word. */
const ENGINES = [
  ...toValueRows(
    "cylinders",
    Object.fromEntries(
      ["3", "4", "5", "6", "8", "10", "12"].map((it) => [it, `${it}cyl`]),
    ),
  ),
  ...toValueRows("engine", {
    ...Object.fromEntries(
      ["v6", "v8", "v10", "v12", "w12"].map((it) => [
        it,
        `${it}|${it.charAt(0)} ${it.slice(1)}|${it} engine|${it} engines`,
      ]),
    ),
    i4: "i4|inline 4|inline four|straight 4|straight four",
    i6: "i6|inline 6|inline six|straight 6|straight six",
    h4: "flat 4|flat four|boxer 4",
    h6: "flat 6|flat six|boxer 6",
    "h4 h6": "boxer|boxer engine",
  }),
];

/** It is a grade, and no thousand dollars. */
const GRADES: readonly Row[] = [
  [{ kind: "keyword", word: "grand touring" }, "grand touring"],
];

const TRUCK_PARTS = [
  ...toValueRows("cab", {
    crew: "crew cab|crew cabs|crewcab|super crew|supercrew|crew max|crewmax|mega cab|cabina doble",
    extended:
      "extended cab|ext cab|super cab|supercab|king cab|access cab|club cab|quad cab",
    // One maker's has four whole doors, and another's has not.
    "crew extended": "double cab",
    regular: "regular cab|reg cab|single cab|standard cab|cabina sencilla",
  }),
  ...toValueRows("bed", {
    short:
      "short bed|short box|shortbed|5.5 ft bed|5.5 foot bed|5 ft bed|5 foot bed|5.5 bed",
    standard:
      "standard bed|6 ft bed|6 foot bed|6.5 ft bed|6.5 foot bed|6.5 bed|six foot bed",
    long: "long bed|long box|longbed|8 ft bed|8 foot bed|8 bed|8 ft box|8 foot box|eight foot bed|8ft bed",
  }),
];

const DOORS = toValueRows("doors", {
  2: "2dr|2d",
  4: "4dr|4d|5dr|5d",
});

const FAMILIES = [
  [4, "four"],
  [5, "five"],
  [6, "six"],
  [7, "seven"],
  [8, "eight"],
] as const;

/** Each of them wants a seat. */
const FAMILY_SEATS = FAMILIES.map(([count, word]): Row => [
  {
    kind: "values",
    key: "seats",
    values: ["4", "5", "6", "7", "8"].filter((it) => Number(it) >= count),
  },
  `family of ${count}|family of ${word}|familia de ${count}`,
]);

const CONDITIONS: readonly Row[] = [
  [
    { kind: "condition", condition: "used" },
    "used|pre owned|preowned|second hand|secondhand|usado|usada|usados|usadas|seminuevo|seminuevos",
  ],
  [
    { kind: "condition", condition: "new" },
    "new|brand new|nuevo|nueva|nuevos|nuevas",
  ],
  [
    { kind: "condition", condition: "certified" },
    "certified|cpo|certified pre owned|certified preowned|certified used|certificado|certificada|certificados",
  ],
];

const DEALS = toValueRows("great_deals", {
  price_drop:
    "price drop|price drops|price dropped|dropped price|reduced price|price reduced|reduced|price cut|price cuts|marked down|discounted|discount|on sale|deal|deals|good deal|good deals|great deal|great deals|best deal|best deals|specials|rebajado|rebajados|oferta|ofertas",
  premium_upgrades:
    "premium upgrades|premium upgrade|upgrades|fully loaded|loaded|all the options|full options",
});

/** "In stock" asks for nothing that a shopper would not take for granted, so that it filters only where it is meant. */
const AVAILABILITIES = toValueRows("availability", {
  "in-stock": "in stock now|in stock today|on the lot now|on your lot now",
  "in-transit":
    "in transit|arriving soon|coming soon|on the way|on their way|en camino",
  "on-order": "on order|in production",
  "sale-pending": "sale pending|pending sale",
});

const SORTS: readonly Row[] = [
  // "Cheap" names no sum: it sorts the cheapest first and leaves nothing out.
  [
    { kind: "sort", sort: "priceLow" },
    "cheap|cheapest|cheapest first|lowest price|lowest price first|lowest priced|price low to high|low to high|affordable|inexpensive|barato|barata|baratos|baratas|mas barato|mas baratos|economico|economicos",
  ],
  [
    { kind: "sort", sort: "priceHigh" },
    "most expensive|most expensive first|highest price|highest price first|price high to low|high to low|mas caro|mas caros",
  ],
  [
    { kind: "sort", sort: "mileage" },
    "lowest miles|lowest mileage|fewest miles|least miles|lowest miles first|lowest mileage first|menos millas primero",
  ],
  [
    { kind: "sort", sort: "newest" },
    "newest|newest first|latest|just arrived|new arrivals|new arrival|mas nuevos primero",
  ],
  [{ kind: "sort", sort: "year" }, "newest year|newest model|newest models"],
  [{ kind: "sort", sort: "oldest" }, "oldest|oldest first|longest on the lot"],
  [
    { kind: "sort", sort: "payment" },
    "lowest payment|lowest payments|lowest monthly payment|lowest monthly payments|lowest monthly|smallest payment|smallest payments|cheapest payment|cheapest payments|cheapest monthly payment|cheapest monthly payments|lowest payment first|pago mas bajo|pagos mas bajos|mensualidad mas baja",
  ],
  [
    { kind: "sort", sort: "mpg" },
    "best mpg|best combined mpg|best gas mileage|best fuel mileage|best fuel economy|highest mpg|most mpg|most miles per gallon|best miles per gallon|most fuel efficient|most efficient|best mpg first|good mpg|great mpg|high mpg|good gas mileage|great gas mileage|good fuel economy|fuel efficient|fuel economy|good on gas|great on gas|easy on gas|gas saver|gas savers|saves gas|efficient|mejor rendimiento|mas millas por galon",
  ],
];

/** Shoppers use these words for features, besides the aliases that feeds use. */
const FEATURE_WORDS = toValueRows("features", {
  "third-row": "3 row|3 rows|three row|three rows|third seat|tercera fila",
  "tow-package":
    "tow|tows|towing|can tow|hitch|for towing|to tow|remolque|para remolcar",
  "heated-seats":
    "heated|heated seating|warm seats|seat warmers|seat warmer|asientos con calefaccion|asientos calefactados|asientos calientes",
  "leather-seats":
    "asientos de cuero|asientos de piel|interior de piel|interior de cuero",
  "heated-steering-wheel": "heated wheel",
  sunroof: "techo corredizo|quemacocos|techo solar",
  "panoramic-roof": "panoramic|pano|techo panoramico",
  "backup-camera": "backup cam|rear cam|camara de reversa|camara trasera",
  navigation: "nav|navegacion",
  "blind-spot-monitor": "blind spot|blind spots",
  "lane-keeping": "lane keeping|lane keep",
  "power-liftgate": "liftgate",
  "adaptive-cruise": "adaptive cruise",
});

/** These words carry no wish of their own. */
const NOISE: Row = [
  { kind: "noise" },
  // "Auto" means a car, as in "auto loan"; the gearbox is "automatic".
  "a|an|the|something|anything|everything|nothing|stuff|today|now|wife|husband|son|daughter|mom|dad|next|gets|getting|got|help|maybe|thinking|about|let|right|here|hey|ok|sir|good morning|good afternoon|what|how|when|where|much|and|or|with|w|for|of|in|at|near|around|from|to|on|by|my|me|i|im|i m|we|us|our|you|your|it|its|is|are|be|that|this|these|those|which|who|has|have|having|had|can|could|would|will|should|some|any|one|ones|please|thanks|hi|hello|show|show me|find|find me|get|give me|see|list|search|searching|want|wants|need|needs|looking|look|looking for|like|love|id like|i d like|interested|interested in|buy|buying|purchase|do|does|there|car|cars|auto|autos|automobile|automobiles|vehicle|vehicles|ride|rides|inventory|stock|in stock|available|sale|for sale|store|stores|dealer|dealership|lot|location|price|priced|prices|cost|costs|costing|miles|mile|mileage|mi|odometer|year|years|model|models|make|makes|type|style|body|color|colored|colour|coloured|exterior|paint|painted|preferably|ideally|maybe|also|plus|very|really|pretty|so|then|else|all|drive|drives|driving|driven|equipped|features|feature|first car|daily driver|full size|full sized|just|only|but|if|possible|dollars|usd|bucks|un|una|unos|unas|el|la|los|las|de|del|con|y|o|u|en|por|para|que|quiero|quisiera|busco|buscando|necesito|cerca|cerca de|me gustaria|am|coche|coches|carro|carros|vehiculo|vehiculos|millas|color|precio|ano|modelo|favor|under|below|over|above|less|more|than|less than|more than|up|up to|at least|at most|between|about|since|after|before|within|max|maximum|min|minimum|budget|entre|desde|hasta|menos|mas|menos de|mas de|grand|thousand|month|monthly|+|<|>|~|≤|≥",
];

const QUESTIONS: readonly Row[] = QUESTION_TOPICS.map((topic) => [
  { kind: "question", topic },
  QUESTION_PHRASES[topic],
]);

const UNUSED: readonly Row[] = [
  [
    { kind: "unused", reason: "no-filter" },
    "reliable|dependable|safe|safest|good|nice|best|better|great|clean|comfortable|comfy|family|family friendly|kids|kid friendly|student|teen|teenager|college|commuter|commuting|work|luxury|luxurious|sporty|fast|quick|powerful|mpg|economical|cute|cool|beautiful|big|bigger|large|small|smaller|midsize|mid size|compact|roomy|spacious|newer|late model|recent|older|old|one owner|1 owner|no accidents|no accident|accident free|clean title|clean carfax|clean history|low price|good condition|excellent condition|like new|2wd|two wheel drive|2 wheel drive|service history|service records|near me|nearby|close to me|cerca de mi|warranty|under warranty|high mileage|high miles|snow|winter|confiable|familiar|bonito|bueno|grande",
  ],
  [
    { kind: "unused", reason: "payment" },
    "no money down|zero down|0 down|no down payment|low down payment|down payment|low payment|low payments|low monthly payment|low monthly payments|payment|payments|monthly payment|monthly payments|bad credit|no credit|no credit check|financing|finance|lease|leasing|sin enganche|mal credito|pago|pagos|pagos bajos|pago mensual|pagos mensuales|mensualidad|mensualidades|financiamiento",
  ],
];

export const WORD_ROWS: readonly Row[] = [
  ...BODY_STYLES,
  ...DRIVES,
  ...FUELS,
  ...ENGINES,
  ...GRADES,
  ...TRUCK_PARTS,
  ...DOORS,
  ...FAMILY_SEATS,
  ...CONDITIONS,
  ...DEALS,
  ...AVAILABILITIES,
  ...SORTS,
  ...FEATURE_WORDS,
  ...QUESTIONS,
  ...UNUSED,
  NOISE,
];

/** What shoppers call a grade of this make, as its cars have it. */
export const GRADE_WORDS: Readonly<
  Record<string, Readonly<Record<string, string>>>
> = { mazda: { gt: "grand touring" } };

/** The dealership sets the number of "few miles". */
export const LOW_MILES =
  "low miles|low mileage|low mile|low odometer|few miles|not many miles|pocas millas|poco millaje|bajo millaje|poco kilometraje";

/** These model names are everyday words: they count as models only beside their make, or alone. */
export const EVERYDAY_MODELS: ReadonlySet<string> = new Set(
  "is es fit note express go up sport limited touring edge focus escape journey soul spark flex leaf element one van truck classic custom city max pickup ii me".split(
    " ",
  ),
);

/** Makes and models that are not for sale here have these names, and so have other things. */
export const UNCLEAR_NAMES: ReadonlySet<string> = new Set(
  "air alfa cargo cc century cube dawn discovery element express ghost gravity hardtop international ion land martin ocean quest relay rolls romeo royce sky smart venture vision".split(
    " ",
  ),
);

/** These words are right as they are, although a make, model or color is spelled nearly like them. */
export const NEVER_TYPOS: ReadonlySet<string> = new Set(
  "while where white range ranges other others whole place great grand grape green black block think thing things brand cope coupon couple count copper camper cargo carbon choice clear close clean crew cross child chrome captain family female first fifth focus force front hybrid hybrids large later least level light limited little lower lunar metallic model money month months motor needs order orders parts plain plane plate platinum plot point power premium quick quiet rough round royal ready really right sahara search select serie series short sick silly simple single small smart smooth space speed sport sports spring start steel stone store style super sunny table tires touch tower towns track trail train trim trims truck turbo under urban using value vehicle water wheel wheels which woman world would wrong young".split(
    " ",
  ),
);

export const COLOR_WORDS: Readonly<Record<ColorFamily, string>> = {
  black: "black negro negra negros negras",
  white: "white blanco blanca blancos blancas",
  gray: "gray grey charcoal gris grises",
  silver: "silver plata plateado plateada plateados",
  blue: "blue navy azul azules",
  red: "red maroon burgundy rojo roja rojos rojas",
  green: "green verde verdes",
  brown: "brown marron cafe",
  beige: "beige tan",
  orange: "orange naranja anaranjado anaranjada",
  yellow: "yellow amarillo amarilla amarillos",
  gold: "gold dorado dorada",
  purple: "purple morado morada",
};

/** After a color these words mean the interior: "black interior", "tan leather". */
export const INTERIOR_WORDS: ReadonlySet<string> = new Set(
  "interior inside leather seats upholstery cloth cuero piel".split(" "),
);

/** These words are consumed with the color; the others keep their own meaning as well. */
export const CONSUMED_INTERIOR_WORDS: ReadonlySet<string> = new Set(
  "interior inside".split(" "),
);

/** Spanish says it in front: "asientos de piel negra". */
export const INTERIOR_WORDS_IN_FRONT: ReadonlySet<string> = new Set(
  "asientos piel cuero interiores vestidura vestiduras tapiceria".split(" "),
);
