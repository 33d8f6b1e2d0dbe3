import { hashText } from "#app/domain/experiments/murmur-hash.ts";
import type {
  BodyStyle,
  ColorFamily,
  Condition,
  Drivetrain,
} from "#app/domain/vehicle/vehicle.ts";
import type { Build } from "./price.ts";
import { createRandom, type Random } from "./random.ts";

export interface DescribedVehicle {
  readonly vin: string;
  readonly build: Build;
  readonly condition: Condition;
  readonly miles: number;
  /** In years, of the model year. */
  readonly ageYears: number;
  readonly exteriorColorFamily: ColorFamily;
  readonly interiorColorFamily: ColorFamily;
  readonly features: readonly string[];
}

/** Whom it suits. */
const SUITS: Readonly<Record<BodyStyle | "three-rows", readonly string[]>> = {
  suvs: [
    "You sit up high, and the back seat folds down when the cargo needs more room than the people.",
    "A sensible pick for two dogs, a stroller or a Saturday at the garden center.",
    "High enough to get in without ducking, and tall enough in back for bulky boxes.",
    "It does the school drop-off on Monday and the campground on Friday.",
  ],
  "three-rows": [
    "Three rows, so the whole carpool fits in one car.",
    "A good fit for a family that has outgrown five seats.",
    "Bring the car seats along and try them in all three rows.",
    "Fold the last row on weekdays for the groceries, and put it up when the cousins visit.",
  ],
  sedans: [
    "A comfortable everyday car with a trunk that keeps what you carry out of sight.",
    "It sits lower than an SUV, so it leans less in corners.",
    "Made for the commute, and it doesn’t ask for a big parking spot.",
    "A good first car for someone who wants four doors and easy parking.",
  ],
  trucks: [
    "A truck for people who haul on weekends and commute all week.",
    "Bring your trailer’s weight when you come, and we’ll check it against this truck’s rating.",
    "Lumber, mulch, a couch: it takes all the reasons people ask us for a truck.",
    "Big enough for a day’s work, and not too proud for the drive-through.",
  ],
  hatchbacks: [
    "The back opens wide enough for a bike with its front wheel off.",
    "There’s more room in back than it looks like from outside.",
    "The hatch opens up to the roof, so tall things can stand.",
  ],
  minivans: [
    "Hard to beat for kids, grandparents and a full load of groceries.",
    "The floor is low, so kids climb in by themselves and grandparents hardly climb at all.",
    "The sliding doors are worth it the first time you load a toddler in a tight parking spot.",
  ],
  coupes: [
    "You sit low, and this one is about the driver.",
    "More fun than practical, and that’s the point.",
    "The back seat is for jackets and short trips, the front ones are for everything else.",
  ],
  wagons: [
    "It drives like a car and takes luggage like an SUV.",
    "The long roof means that long things fit: skis, boards, a flat-packed bookcase.",
    "For people who need the space and would rather not sit up high.",
  ],
  convertibles: [
    "Put the top down before you decide, whatever the weather says.",
    "A car for warm evenings and the long way home.",
    "Two people, a weekend bag and a sunny road are all it needs.",
  ],
  commercial: [
    "Measure your longest ladder or pipe first, and we’ll have the van open when you come.",
    "Built to work, with a flat floor and room for shelves along the sides.",
    "Make it a workshop, a delivery route or both.",
  ],
  other: ["One of a kind on our lot, so come see it in person."],
};

const DRIVETRAIN_FEEL: Readonly<Record<Drivetrain, readonly string[]>> = {
  awd: [
    "All four wheels pull, so a snowy driveway is less of a chore.",
    "All-wheel drive handles rain and snow for you.",
  ],
  "4wd": ["It’s at home on snow, on mud and at the boat ramp."],
  fwd: [
    "The front wheels do the pulling, which is good news on a wet street.",
    "It goes where you point it and asks little of you.",
  ],
  rwd: [
    "The back wheels push and the front ones only steer, which you feel in your hands.",
  ],
};

const VISIT = [
  "Take it on the highway when you try it, not only around the block.",
  "Bring whoever will drive it most and let them set the seat.",
  "Call first and we’ll have it out front for you.",
  "Open every door, sit in every seat and ask us anything.",
];

const HIDES_DUST: readonly ColorFamily[] = ["white", "silver", "gray", "beige"];
const EASY_TO_FIND: readonly ColorFamily[] = [
  "red",
  "orange",
  "yellow",
  "green",
  "gold",
  "purple",
];

/**
 * Two to four sentences as a person on the lot would say them: what the facts mean to a driver, for the facts themselves
 * stand elsewhere on the page. Owners, accidents and services are unknown, so nothing is said of them. The VIN decides
 * what is picked.
 */
export function describe(vehicle: DescribedVehicle): string {
  const random = createRandom(hashText(vehicle.vin));
  const { build, features } = vehicle;
  const hasThreeRows = features.some((name) => /(third|3rd) row/i.test(name));
  const body = build.line.bodystyle;
  const suits = random.pick(
    SUITS[body === "suvs" && hasThreeRows ? "three-rows" : body],
  );
  const feel = random.pick(listFeelings(build));
  return [
    ...(random.chance(0.6) ? [suits, feel] : [feel, suits]),
    ...(random.chance(0.65) ? [writeUse(vehicle)] : []),
    ...(random.chance(0.7) ? [random.pick(listTips(vehicle))] : []),
  ].join(" ");
}

/** How it drives. */
function listFeelings({
  powertrain,
  drivetrain,
  line,
}: Build): readonly string[] {
  const { fuelType, transmission, engine } = powertrain;
  const wheels = DRIVETRAIN_FEEL[drivetrain];
  if (fuelType === "electric")
    return [
      "It pulls away without a sound, and lifting your foot does most of the braking.",
      "Charge it at home overnight and gas stations are for coffee.",
      "Ask us what an outlet in your garage can do for it before you buy a charger.",
    ];
  if (fuelType === "plug-in-hybrid")
    return [
      "Plug it in overnight and short trips need no gas, while long ones need no plan.",
      ...wheels,
    ];
  if (fuelType === "hybrid")
    return [
      "It pulls away from a stop on electric power, and there’s nothing to plug in.",
      "The engine rests at stoplights, and you hardly notice it come back.",
      ...wheels,
    ];
  if (fuelType === "diesel")
    return ["The diesel pulls from low down, which you feel with a load on."];
  if (transmission.includes("Manual"))
    return [
      "You shift this one yourself, and every year fewer of them come in.",
      "If you’ve missed a clutch pedal, this is your car.",
    ];
  if (engine.includes("V8"))
    return ["Eight cylinders, and they sound the way you’d hope.", ...wheels];
  if (/V6|[IH]6/.test(engine))
    return [
      "It has power left for a highway ramp when it’s loaded.",
      ...wheels,
    ];
  if (engine.includes("Turbo") && line.bodystyle !== "commercial")
    return [
      "The turbo gives it a push just when a highway ramp gets short.",
      ...wheels,
    ];
  if (transmission === "CVT")
    return [
      "There are no gears to feel, so stop-and-go traffic stays smooth.",
      ...wheels,
    ];
  return ["An easygoing engine that suits everyday driving.", ...wheels];
}

function writeUse({ condition, miles, ageYears }: DescribedVehicle): string {
  if (condition === "new") return "No one has driven it home yet.";
  if (ageYears < 1.5 && miles < 15_000)
    return "Nearly new: someone else put on the first miles.";
  const thousands = Math.round(miles / Math.max(1, ageYears) / 1_000);
  if (thousands < 1) return "It has hardly been driven for its age.";
  const pace = `about ${thousands.toLocaleString("en-US")},000 miles a year`;
  if (thousands < 8) return `It has done ${pace}, which is light use.`;
  if (thousands < 14) return `It has done ${pace}, which is about usual.`;
  return `It has done ${pace}, more than most, so take your time looking it over.`;
}

function listTips({
  exteriorColorFamily: paint,
  interiorColorFamily: inside,
}: DescribedVehicle): readonly string[] {
  const tips = [...VISIT];
  if (HIDES_DUST.includes(paint))
    tips.push("The paint hides dust and road salt better than a dark one.");
  else if (EASY_TO_FIND.includes(paint))
    tips.push("You’ll find it again in any parking lot.");
  else if (paint === "black")
    tips.push("Black looks its best after a wash, and shows when one is due.");
  else tips.push("The color changes with the light, so look at it outside.");
  if (inside === "black")
    tips.push("The dark interior forgives coffee and muddy shoes.");
  if (inside === "beige" || inside === "white")
    tips.push("The light interior makes it feel bigger than it is.");
  return tips;
}

/** Buyers asked for these first while descriptions listed equipment. */
const ONCE_LISTED =
  /heated front|leather|navigation|moonroof|sunroof|carplay|liftgate|(adaptive|radar|smart|intelligent) cruise|blind|surround v|captain|hitch|tow package|trailer|bed liner|sliding|phone charging|3rd row|third row|remote.*start|head-up|panoramic/i;

/**
 * Earlier descriptions were drawn from the sample's own chance. As many draws are still taken, because one fewer would
 * make another sample of all that follow.
 */
export function passDraws(
  random: Random,
  {
    build,
    condition,
    features,
    mpg,
  }: Pick<DescribedVehicle, "build" | "condition" | "features"> & {
    readonly mpg: readonly [city: number, highway: number] | null;
  },
): void {
  random.next();
  const listed = features.filter((name) => ONCE_LISTED.test(name));
  random.shuffle(listed);
  random.next();
  if (listed.length >= 2) random.next();
  if (mpg !== null && random.chance(0.55))
    if (build.powertrain.fuelType !== "electric") random.next();
  if (condition !== "new") random.next();
}
