import { generation, power, trim, type ModelLine } from "../model-line.ts";

const renegade = power("2.4L I4", "9-Speed Automatic", {
  fwd: [22, 30],
  "4wd": [21, 29],
});
const renegadeTurbo = power("1.3L Turbo I4", "9-Speed Automatic", {
  "4wd": [23, 29],
});
const compass = power("2.4L I4", "9-Speed Automatic", { "4wd": [22, 30] });
const compassTurbo = power("2.0L Turbo I4", "8-Speed Automatic", {
  "4wd": [24, 32],
});
const cherokee = power("2.4L I4", "9-Speed Automatic", {
  fwd: [22, 31],
  "4wd": [21, 29],
});
const cherokeeV6 = power("3.2L V6", "9-Speed Automatic", { "4wd": [19, 27] });
const grandCherokee = power("3.6L V6", "8-Speed Automatic", {
  rwd: [19, 26],
  "4wd": [18, 25],
});
const grandCherokeeV8 = power("5.7L V8", "8-Speed Automatic", {
  "4wd": [14, 22],
});
const grandCherokee4xe = power(
  "2.0L Turbo I4 Plug-In Hybrid",
  "8-Speed Automatic",
  { "4wd": [23, 24] },
  "plug-in-hybrid",
);
const wrangler = power("3.6L V6", "8-Speed Automatic", { "4wd": [18, 23] });
const wranglerManual = power("3.6L V6", "6-Speed Manual", { "4wd": [17, 25] });
const wranglerTurbo = power("2.0L Turbo I4", "8-Speed Automatic", {
  "4wd": [21, 24],
});
const wrangler4xe = power(
  "2.0L Turbo I4 Plug-In Hybrid",
  "8-Speed Automatic",
  { "4wd": [20, 20] },
  "plug-in-hybrid",
);
const wranglerOld = power("3.6L V6", "5-Speed Automatic", { "4wd": [16, 20] });
const wranglerOldManual = power("3.6L V6", "6-Speed Manual", {
  "4wd": [16, 21],
});
const gladiator = power("3.6L V6", "8-Speed Automatic", { "4wd": [17, 22] });
const ramV6 = power("3.6L V6", "8-Speed Automatic", {
  rwd: [20, 25],
  "4wd": [19, 24],
});
const ramV6Old = power(
  "3.6L V6",
  "8-Speed Automatic",
  { rwd: [17, 25], "4wd": [16, 23] },
  "flex-fuel",
);
const ramHemi = power("5.7L V8", "8-Speed Automatic", {
  rwd: [17, 23],
  "4wd": [17, 22],
});
const ramHemiOld = power("5.7L V8", "8-Speed Automatic", {
  rwd: [15, 22],
  "4wd": [15, 21],
});
const ramHurricane = power("3.0L Twin-Turbo I6", "8-Speed Automatic", {
  "4wd": [17, 24],
});
const ramDiesel = power(
  "3.0L Turbo Diesel V6",
  "8-Speed Automatic",
  { "4wd": [21, 29] },
  "diesel",
);
const ramHeavyGas = power("6.4L V8", "8-Speed Automatic", { "4wd": null });
const ramCummins = power(
  "6.7L Turbo Diesel I6",
  "6-Speed Automatic",
  { "4wd": null },
  "diesel",
);
const promaster = power("3.6L V6", "9-Speed Automatic", { fwd: null });
const promasterOld = power("3.6L V6", "6-Speed Automatic", { fwd: null });
const promasterCity = power("2.4L I4", "9-Speed Automatic", { fwd: [21, 28] });
const charger = power("3.6L V6", "8-Speed Automatic", {
  rwd: [19, 30],
  awd: [18, 27],
});
const chargerHemi = power("5.7L V8", "8-Speed Automatic", { rwd: [16, 25] });
const chargerScat = power("6.4L V8", "8-Speed Automatic", { rwd: [15, 24] });
const challengerHemiManual = power("5.7L V8", "6-Speed Manual", {
  rwd: [15, 23],
});
const durango = power("3.6L V6", "8-Speed Automatic", {
  rwd: [19, 26],
  awd: [18, 25],
});
const durangoHemi = power("5.7L V8", "8-Speed Automatic", { awd: [14, 22] });
const journey = power("2.4L I4", "4-Speed Automatic", { fwd: [19, 25] });
const grandCaravan = power(
  "3.6L V6",
  "6-Speed Automatic",
  { fwd: [17, 25] },
  "flex-fuel",
);
const pacifica = power("3.6L V6", "9-Speed Automatic", { fwd: [19, 28] });
const pacificaHybrid = power(
  "3.6L V6 Plug-In Hybrid",
  "CVT",
  { fwd: [29, 30] },
  "plug-in-hybrid",
);

export const STELLANTIS_MODELS: readonly ModelLine[] = [
  {
    make: "Jeep",
    model: "Renegade",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2015, 2020, "ZACNJBBB", "P", [
        trim("Sport", 24_000, 1, renegade),
        trim("Latitude", 26_500, 3, renegade),
        trim("Limited", 29_800, 5, renegade),
      ]),
      generation(2021, 2023, "ZACNJDB1", "P", [
        trim("Latitude", 29_900, 3, renegadeTurbo),
        trim("Trailhawk", 33_000, 4, renegadeTurbo),
      ]),
    ],
  },
  {
    make: "Jeep",
    model: "Compass",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 4,
    generations: [
      generation(2017, 2022, "3C4NJDBB", "T", [
        trim("Sport", 28_000, 1, compass),
        trim("Latitude", 30_000, 3, compass),
        trim("Limited", 33_500, 5, compass),
      ]),
      generation(2023, null, "3C4NJDBN", "T", [
        trim("Latitude", 31_500, 3, compassTurbo),
        trim("Limited", 35_700, 5, compassTurbo),
      ]),
    ],
  },
  {
    make: "Jeep",
    model: "Cherokee",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 4,
    generations: [
      generation(2014, 2021, "1C4PJMDX", "D", [
        trim("Latitude", 29_500, 2, cherokee),
        trim("Latitude Plus", 31_500, 3, cherokee),
        trim("Limited", 36_000, 5, cherokeeV6),
        trim("Trailhawk", 37_000, 4, cherokeeV6),
      ]),
    ],
  },
  {
    make: "Jeep",
    model: "Grand Cherokee",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 6,
    generations: [
      generation(2014, 2021, "1C4RJFBG", "C", [
        trim("Laredo", 37_500, 2, grandCherokee),
        trim("Limited", 44_000, 4, grandCherokee),
        trim("Overland", 51_500, 5, grandCherokee, grandCherokeeV8),
      ]),
      generation(2022, null, "1C4RJHBG", "8", [
        trim("Laredo", 41_500, 2, grandCherokee),
        trim("Limited", 48_300, 4, grandCherokee),
        trim("Limited 4xe", 60_500, 4, grandCherokee4xe),
      ]),
    ],
  },
  {
    make: "Jeep",
    model: "Wrangler",
    bodystyle: "suvs",
    doors: 2,
    resale: "strong",
    popularity: 3,
    generations: [
      generation(2014, 2017, "1C4AJWAG", "L", [
        trim("Sport", 27_500, 1, wranglerOld, wranglerOldManual),
        trim("Sahara", 33_500, 3, wranglerOld),
      ]),
      generation(2018, null, "1C4GJXAG", "W", [
        trim("Sport", 34_500, 1, wrangler, wranglerManual),
        trim("Sport S", 38_000, 2, wrangler),
        trim("Rubicon", 48_000, 4, wrangler, wranglerManual),
      ]),
    ],
  },
  {
    make: "Jeep",
    model: "Wrangler",
    bodystyle: "suvs",
    doors: 4,
    resale: "strong",
    popularity: 4,
    generations: [
      generation(2018, 2023, "1C4HJXDG", "W", [
        trim("Sport S", 42_500, 2, wrangler, wranglerManual),
        trim("Sahara", 47_800, 4, wrangler, wranglerTurbo),
        trim("Rubicon", 51_000, 4, wrangler),
        trim("Sahara 4xe", 57_000, 5, wrangler4xe),
      ]),
    ],
  },
  {
    make: "Jeep",
    model: "Gladiator",
    bodystyle: "trucks",
    doors: 4,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2020, null, "1C6HJTAG", "L", [
        trim("Sport S", 43_500, 2, gladiator),
        trim("Mojave", 54_000, 4, gladiator),
        trim("Rubicon", 54_500, 5, gladiator),
      ]),
    ],
  },
  {
    make: "RAM",
    model: "1500",
    bodystyle: "trucks",
    doors: 4,
    resale: "average",
    popularity: 8,
    generations: [
      generation(2014, 2018, "1C6RR7LT", "S", [
        trim("Tradesman", 34_500, 1, ramV6Old),
        trim("Big Horn", 40_000, 2, ramV6Old, ramHemiOld),
        trim("Laramie", 46_500, 4, ramHemiOld),
      ]),
      generation(2019, 2024, "1C6SRFFT", "N", [
        trim("Tradesman", 43_500, 1, ramV6, ramHemi),
        trim("Big Horn", 47_800, 2, ramV6, ramHemi, ramHemi),
        trim("Laramie", 57_000, 4, ramHemi),
        trim("Limited", 68_500, 5, ramHemi),
      ]),
      generation(2020, 2023, "1C6SRFJM", "N", [
        trim("Laramie EcoDiesel", 61_000, 4, ramDiesel),
      ]),
      generation(2025, null, "1C6SRFFP", "N", [
        trim("Big Horn", 54_500, 3, ramHurricane),
        trim("Laramie", 63_500, 4, ramHurricane),
        trim("Limited", 76_000, 5, ramHurricane),
      ]),
    ],
  },
  {
    make: "RAM",
    model: "2500",
    bodystyle: "trucks",
    doors: 4,
    resale: "strong",
    popularity: 3,
    generations: [
      generation(2019, 2024, "3C6UR5DL", "G", [
        trim("Tradesman", 53_500, 1, ramHeavyGas, ramCummins),
        trim("Big Horn", 58_500, 2, ramHeavyGas, ramCummins),
        trim("Laramie", 68_000, 4, ramCummins),
      ]),
    ],
  },
  {
    make: "RAM",
    model: "ProMaster 2500",
    bodystyle: "commercial",
    doors: 4,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2015, 2021, "3C6TRVDG", "E", [
        trim("High Roof", 38_500, 1, promasterOld),
      ]),
      generation(2022, null, "3C6LRVDG", "E", [
        trim("High Roof", 50_500, 1, promaster),
      ]),
    ],
  },
  {
    make: "RAM",
    model: "ProMaster City",
    bodystyle: "commercial",
    doors: 4,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2015, 2022, "ZFBHRFAB", "6", [
        trim("Tradesman", 28_000, 1, promasterCity),
        trim("SLT", 30_000, 2, promasterCity),
      ]),
    ],
  },
  {
    make: "Dodge",
    model: "Charger",
    bodystyle: "sedans",
    doors: 4,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2015, 2023, "2C3CDXBG", "H", [
        trim("SXT", 34_500, 2, charger),
        trim("GT", 37_500, 3, charger),
        trim("R/T", 43_500, 4, chargerHemi),
        trim("Scat Pack", 52_500, 5, chargerScat),
      ]),
    ],
  },
  {
    make: "Dodge",
    model: "Challenger",
    bodystyle: "coupes",
    doors: 2,
    resale: "average",
    popularity: 5,
    generations: [
      generation(2015, 2023, "2C3CDZAG", "H", [
        trim("SXT", 33_500, 2, charger),
        trim("GT", 36_500, 3, charger),
        trim("R/T", 42_000, 4, chargerHemi, challengerHemiManual),
        trim("R/T Scat Pack", 50_500, 5, chargerScat),
      ]),
    ],
  },
  {
    make: "Dodge",
    model: "Durango",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 3,
    hasThirdRow: true,
    generations: [
      generation(2014, 2025, "1C4RDJDG", "C", [
        trim("SXT", 40_500, 2, durango),
        trim("GT", 44_500, 3, durango),
        trim("Citadel", 55_500, 5, durango),
        trim("R/T", 54_500, 4, durangoHemi),
      ]),
    ],
  },
  {
    make: "Dodge",
    model: "Journey",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 2,
    hasThirdRow: true,
    generations: [
      generation(2014, 2020, "3C4PDCAB", "T", [
        trim("SE", 24_500, 1, journey),
        trim("SXT", 26_500, 2, journey),
      ]),
    ],
  },
  {
    make: "Dodge",
    model: "Grand Caravan",
    bodystyle: "minivans",
    doors: 4,
    resale: "weak",
    popularity: 5,
    hasThirdRow: true,
    generations: [
      generation(2014, 2020, "2C4RDGCG", "R", [
        trim("SE", 29_000, 1, grandCaravan),
        trim("SXT", 34_500, 3, grandCaravan),
        trim("GT", 37_500, 4, grandCaravan),
      ]),
    ],
  },
  {
    make: "Chrysler",
    model: "300",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2015, 2023, "2C3CCAAG", "H", [
        trim("Touring", 34_500, 2, charger),
        trim("Limited", 40_000, 5, charger),
        trim("S", 42_000, 4, charger),
      ]),
    ],
  },
  {
    make: "Chrysler",
    model: "Pacifica",
    bodystyle: "minivans",
    doors: 4,
    resale: "average",
    popularity: 6,
    hasThirdRow: true,
    generations: [
      generation(2017, null, "2C4RC1BG", "R", [
        trim("Touring", 40_000, 2, pacifica),
        trim("Touring L", 44_500, 4, pacifica),
        trim("Limited", 51_500, 5, pacifica),
      ]),
      generation(2018, 2025, "2C4RC1LG", "R", [
        trim("Hybrid Touring L", 51_000, 4, pacificaHybrid),
      ]),
    ],
  },
  {
    make: "Chrysler",
    model: "Voyager",
    bodystyle: "minivans",
    doors: 4,
    resale: "average",
    popularity: 2,
    hasThirdRow: true,
    generations: [
      generation(2020, 2021, "2C4RC1CG", "R", [
        trim("L", 28_800, 1, pacifica),
        trim("LX", 31_700, 2, pacifica),
      ]),
    ],
  },
];
