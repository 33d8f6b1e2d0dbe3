import { generation, power, trim, type ModelLine } from "../model-line.ts";

const focus = power("2.0L I4", "6-Speed Automatic", { fwd: [25, 34] });
const fusion15 = power("1.5L Turbo I4", "6-Speed Automatic", { fwd: [23, 34] });
const fusion25 = power("2.5L I4", "6-Speed Automatic", { fwd: [21, 31] });
const fusion20 = power("2.0L Turbo I4", "6-Speed Automatic", {
  fwd: [21, 31],
  awd: [20, 29],
});
const fusionHybrid = power(
  "2.0L I4 Hybrid",
  "CVT",
  { fwd: [43, 41] },
  "hybrid",
);
const fusionEnergi = power(
  "2.0L I4 Plug-In Hybrid",
  "CVT",
  { fwd: [43, 40] },
  "plug-in-hybrid",
);
const ecosport = power("2.0L I4", "6-Speed Automatic", { "4wd": [23, 29] });
const escapeOld = power("1.5L Turbo I4", "6-Speed Automatic", {
  fwd: [23, 30],
  "4wd": [21, 28],
});
const escape = power("1.5L Turbo I3", "8-Speed Automatic", {
  fwd: [27, 34],
  awd: [26, 32],
});
const escapeHybrid = power(
  "2.5L I4 Hybrid",
  "CVT",
  { fwd: [42, 36], awd: [42, 36] },
  "hybrid",
);
const bronco27 = power("2.7L Twin-Turbo V6", "10-Speed Automatic", {
  "4wd": [18, 20],
});
const bronco23 = power("2.3L Turbo I4", "10-Speed Automatic", {
  "4wd": [19, 21],
});
const bronco23Manual = power("2.3L Turbo I4", "7-Speed Manual", {
  "4wd": [20, 21],
});
const broncoSport = power("1.5L Turbo I3", "8-Speed Automatic", {
  "4wd": [25, 29],
});
const edge = power("2.0L Turbo I4", "8-Speed Automatic", {
  fwd: [22, 29],
  awd: [21, 28],
});
const edgeAwd = power("2.0L Turbo I4", "8-Speed Automatic", { awd: [21, 28] });
const explorerOld = power("3.5L V6", "6-Speed Automatic", {
  fwd: [17, 24],
  "4wd": [16, 22],
});
const explorer = power("2.3L Turbo I4", "10-Speed Automatic", {
  rwd: [21, 28],
  "4wd": [20, 27],
});
const explorerV6 = power("3.0L Twin-Turbo V6", "10-Speed Automatic", {
  "4wd": [18, 24],
});
const expedition = power("3.5L Twin-Turbo V6", "10-Speed Automatic", {
  rwd: [17, 23],
  "4wd": [16, 22],
});
const f150V6 = power(
  "3.3L V6",
  "6-Speed Automatic",
  { rwd: [19, 25], "4wd": [18, 23] },
  "flex-fuel",
);
const f150EcoBoost27 = power("2.7L Twin-Turbo V6", "10-Speed Automatic", {
  rwd: [20, 26],
  "4wd": [19, 24],
});
const f150V8 = power(
  "5.0L V8",
  "10-Speed Automatic",
  { rwd: [17, 24], "4wd": [16, 22] },
  "flex-fuel",
);
const f150EcoBoost35 = power("3.5L Twin-Turbo V6", "10-Speed Automatic", {
  rwd: [18, 24],
  "4wd": [18, 23],
});
const f150Hybrid = power(
  "3.5L Twin-Turbo V6 Hybrid",
  "10-Speed Automatic",
  { "4wd": [22, 24] },
  "hybrid",
);
const f150OldV6 = power("2.7L Twin-Turbo V6", "6-Speed Automatic", {
  rwd: [19, 26],
  "4wd": [18, 23],
});
const f150OldV8 = power(
  "5.0L V8",
  "6-Speed Automatic",
  { rwd: [15, 22], "4wd": [15, 21] },
  "flex-fuel",
);
const lightning = power(
  "Dual Electric Motors",
  "1-Speed Automatic",
  { "4wd": [76, 61] },
  "electric",
);
const superDutyGas = power(
  "6.2L V8",
  "6-Speed Automatic",
  { "4wd": null },
  "flex-fuel",
);
const superDutyDiesel = power(
  "6.7L Turbo Diesel V8",
  "10-Speed Automatic",
  { "4wd": null },
  "diesel",
);
const superDutyOldDiesel = power(
  "6.7L Turbo Diesel V8",
  "6-Speed Automatic",
  { "4wd": null },
  "diesel",
);
const ranger = power("2.3L Turbo I4", "10-Speed Automatic", {
  rwd: [21, 26],
  "4wd": [20, 24],
});
const maverickHybrid = power(
  "2.5L I4 Hybrid",
  "CVT",
  { fwd: [42, 33] },
  "hybrid",
);
const maverick = power("2.0L Turbo I4", "8-Speed Automatic", {
  fwd: [23, 30],
  awd: [22, 29],
});
const mustangEcoBoost = power("2.3L Turbo I4", "10-Speed Automatic", {
  rwd: [21, 32],
});
const mustangOldEcoBoost = power("2.3L Turbo I4", "6-Speed Automatic", {
  rwd: [21, 30],
});
const mustangV8Manual = power("5.0L V8", "6-Speed Manual", { rwd: [15, 24] });
const mustangV8 = power("5.0L V8", "10-Speed Automatic", { rwd: [16, 25] });
const mustangOldV8 = power("5.0L V8", "6-Speed Automatic", { rwd: [15, 25] });
const machE = power(
  "Electric Motor",
  "1-Speed Automatic",
  { rwd: [108, 94], awd: [99, 86] },
  "electric",
);
const transit = power("3.5L V6", "10-Speed Automatic", {
  rwd: null,
  awd: null,
});
const transitOld = power("3.7L V6", "6-Speed Automatic", { rwd: null });
const transitConnect = power("2.0L I4", "8-Speed Automatic", { fwd: [24, 27] });
const corsair = power("2.0L Turbo I4", "8-Speed Automatic", {
  fwd: [22, 29],
  awd: [21, 28],
});
const navigator = power("3.5L Twin-Turbo V6", "10-Speed Automatic", {
  "4wd": [16, 22],
});
const mkz = power("2.0L Turbo I4", "6-Speed Automatic", {
  fwd: [21, 31],
  awd: [20, 28],
});

export const FORD_MODELS: readonly ModelLine[] = [
  {
    make: "Ford",
    model: "Focus",
    bodystyle: "hatchbacks",
    doors: 5,
    resale: "weak",
    popularity: 3,
    generations: [
      generation(2015, 2018, "1FADP3K2", "L", [
        trim("SE", 20_600, 2, focus),
        trim("SEL", 22_500, 3, focus),
        trim("Titanium", 24_800, 5, focus),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "Fusion",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 5,
    generations: [
      generation(2013, 2020, "3FA6P0H7", "R", [
        trim("S", 23_200, 1, fusion25),
        trim("SE", 25_000, 2, fusion15),
        trim("SEL", 29_000, 4, fusion15),
        trim("Titanium", 34_500, 5, fusion20),
        trim("SE Hybrid", 28_500, 3, fusionHybrid),
      ]),
      generation(2017, 2020, "3FA6P0SU", "R", [
        trim("Titanium Energi", 35_000, 5, fusionEnergi),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "EcoSport",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2018, 2022, "MAJ6S3GL", "C", [
        trim("SE", 25_300, 3, ecosport),
        trim("Titanium", 28_000, 4, ecosport),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "Escape",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 7,
    generations: [
      generation(2017, 2019, "1FMCU9GD", "U", [
        trim("S", 25_300, 1, escapeOld),
        trim("SE", 27_700, 2, escapeOld),
        trim("SEL", 29_900, 4, escapeOld),
        trim("Titanium", 33_500, 5, escapeOld),
      ]),
      generation(2020, 2022, "1FMCU9G6", "U", [
        trim("S", 26_800, 1, escape),
        trim("SE", 28_600, 2, escape),
        trim("SEL", 31_000, 4, escape),
        trim("Titanium Hybrid", 36_700, 5, escapeHybrid),
      ]),
      generation(2023, 2025, "1FMCU9GN", "U", [
        trim("Active", 30_900, 3, escape),
        trim("ST-Line", 33_000, 3, escape, escapeHybrid),
        trim("Platinum", 38_700, 5, escapeHybrid),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "Bronco Sport",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2021, null, "3FMCR9B6", "R", [
        trim("Big Bend", 33_300, 2, broncoSport),
        trim("Base", 31_500, 1, broncoSport),
        trim("Outer Banks", 37_300, 4, broncoSport),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "Bronco",
    bodystyle: "suvs",
    doors: 4,
    resale: "strong",
    popularity: 2,
    generations: [
      generation(2021, null, "1FMDE5BH", "L", [
        trim("Big Bend", 42_500, 3, bronco23, bronco23Manual),
        trim("Outer Banks", 50_600, 4, bronco27),
        trim("Badlands", 52_400, 5, bronco27),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "Edge",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2019, 2020, "2FMPK4J9", "B", [
        trim("SE", 33_000, 2, edge),
        trim("SEL", 36_200, 3, edge),
        trim("Titanium", 40_100, 5, edge),
      ]),
      generation(2021, 2024, "2FMPK4K9", "B", [
        trim("SEL", 40_600, 3, edgeAwd),
        trim("ST-Line", 44_300, 4, edgeAwd),
        trim("Titanium", 45_300, 5, edgeAwd),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "Explorer",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 7,
    hasThirdRow: true,
    generations: [
      generation(2016, 2019, "1FM5K8D8", "G", [
        trim("Base", 33_800, 2, explorerOld),
        trim("XLT", 36_400, 3, explorerOld),
        trim("Limited", 43_700, 5, explorerOld),
      ]),
      generation(2020, null, "1FMSK8DH", "G", [
        trim("Base", 39_600, 2, explorer),
        trim("XLT", 42_000, 3, explorer),
        trim("ST-Line", 46_400, 4, explorer),
        trim("ST", 56_900, 5, explorerV6),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "Expedition",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 2,
    hasThirdRow: true,
    generations: [
      generation(2018, 2024, "1FMJU1JT", "L", [
        trim("XLT", 60_900, 3, expedition),
        trim("Limited", 70_400, 5, expedition),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "Mustang Mach-E",
    bodystyle: "suvs",
    doors: 4,
    resale: "steep",
    popularity: 4,
    generations: [
      generation(2021, null, "3FMTK3R7", "M", [
        trim("Select", 40_000, 3, machE),
        trim("Premium", 44_500, 5, machE),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "F-150",
    bodystyle: "trucks",
    doors: 4,
    resale: "average",
    popularity: 10,
    generations: [
      generation(2015, 2017, "1FTEW1EG", "F", [
        trim("XL", 36_800, 1, f150OldV6, f150OldV8),
        trim("XLT", 40_500, 2, f150OldV6, f150OldV8),
        trim("Lariat", 47_800, 4, f150OldV6, f150OldV8),
      ]),
      generation(2018, 2020, "1FTEW1EP", "F", [
        trim("XL", 38_500, 1, f150V6, f150EcoBoost27),
        trim("XLT", 42_600, 2, f150EcoBoost27, f150V8),
        trim("Lariat", 50_700, 4, f150EcoBoost27, f150V8, f150EcoBoost35),
        trim("Platinum", 61_000, 5, f150EcoBoost35),
      ]),
      generation(2021, null, "1FTFW1E8", "F", [
        trim("XL", 43_200, 1, f150EcoBoost27),
        trim("STX", 46_400, 2, f150EcoBoost27, f150V8),
        trim("XLT", 49_400, 3, f150EcoBoost27, f150V8, f150EcoBoost35),
        trim("Lariat", 61_000, 4, f150V8, f150EcoBoost35, f150Hybrid),
        trim("Platinum", 71_500, 5, f150EcoBoost35),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "F-150 Lightning",
    bodystyle: "trucks",
    doors: 4,
    resale: "steep",
    popularity: 1,
    generations: [
      generation(2022, 2025, "1FTVW1EL", "W", [
        trim("XLT", 64_000, 3, lightning),
        trim("Lariat", 76_000, 5, lightning),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "F-250",
    bodystyle: "trucks",
    doors: 4,
    resale: "strong",
    popularity: 3,
    generations: [
      generation(2017, 2019, "1FT7W2BT", "E", [
        trim("XLT", 47_800, 2, superDutyGas, superDutyOldDiesel),
        trim("Lariat", 58_000, 4, superDutyOldDiesel),
      ]),
      generation(2020, 2022, "1FT8W2BT", "E", [
        trim("XLT", 53_000, 2, superDutyGas, superDutyDiesel),
        trim("Lariat", 64_000, 4, superDutyDiesel),
        trim("Platinum", 75_500, 5, superDutyDiesel),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "Ranger",
    bodystyle: "trucks",
    doors: 4,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2019, 2023, "1FTER4FH", "L", [
        trim("XL", 31_500, 1, ranger),
        trim("XLT", 35_000, 3, ranger),
        trim("Lariat", 39_000, 4, ranger),
      ]),
      generation(2024, null, "1FTER4KH", "L", [
        trim("XL", 35_000, 2, ranger),
        trim("XLT", 38_300, 3, ranger),
        trim("Lariat", 45_400, 5, ranger),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "Maverick",
    bodystyle: "trucks",
    doors: 4,
    resale: "strong",
    popularity: 3,
    generations: [
      generation(2022, null, "3FTTW8E3", "R", [
        trim("XL", 29_300, 1, maverickHybrid, maverick),
        trim("XLT", 31_800, 2, maverickHybrid, maverick),
        trim("Lariat", 37_300, 4, maverick),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "Mustang",
    bodystyle: "coupes",
    doors: 2,
    resale: "average",
    popularity: 7,
    generations: [
      generation(2015, 2017, "1FA6P8TH", "5", [
        trim("EcoBoost", 27_500, 2, mustangOldEcoBoost),
        trim("EcoBoost Premium", 31_500, 4, mustangOldEcoBoost),
        trim("GT", 35_000, 3, mustangOldV8, mustangV8Manual),
      ]),
      generation(2018, 2023, "1FA6P8CF", "5", [
        trim("EcoBoost", 31_700, 2, mustangEcoBoost),
        trim("EcoBoost Premium", 36_400, 4, mustangEcoBoost),
        trim("GT", 42_000, 3, mustangV8, mustangV8Manual),
        trim("GT Premium", 46_200, 5, mustangV8, mustangV8Manual),
      ]),
      generation(2024, null, "1FAGP8UH", "5", [
        trim("EcoBoost", 34_000, 2, mustangEcoBoost),
        trim("GT", 48_000, 3, mustangV8, mustangV8Manual),
        trim("GT Premium", 52_500, 5, mustangV8),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "Mustang",
    bodystyle: "convertibles",
    doors: 2,
    resale: "average",
    popularity: 5,
    generations: [
      generation(2018, 2023, "1FATP8UH", "5", [
        trim("EcoBoost Premium Convertible", 42_000, 4, mustangEcoBoost),
        trim("GT Premium Convertible", 52_000, 5, mustangV8),
      ]),
      generation(2024, null, "1FAGP8FF", "5", [
        trim("EcoBoost Premium Convertible", 43_900, 4, mustangEcoBoost),
        trim("GT Premium Convertible", 58_400, 5, mustangV8),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "Transit Cargo Van",
    bodystyle: "commercial",
    doors: 4,
    resale: "average",
    popularity: 6,
    generations: [
      generation(2015, 2019, "1FTYR1ZM", "K", [
        trim("150", 34_500, 1, transitOld),
        trim("250", 36_200, 1, transitOld),
      ]),
      generation(2020, null, "1FTBR1C8", "K", [
        trim("150", 48_400, 1, transit),
        trim("250", 49_700, 1, transit),
      ]),
    ],
  },
  {
    make: "Ford",
    model: "Transit Connect",
    bodystyle: "commercial",
    doors: 4,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2019, 2023, "NM0LS7E2", "T", [
        trim("XL", 33_000, 1, transitConnect),
        trim("XLT", 35_000, 2, transitConnect),
      ]),
    ],
  },
  {
    make: "Lincoln",
    model: "Corsair",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2020, null, "5LMCJ2D9", "U", [
        trim("Standard", 41_800, 4, corsair),
        trim("Reserve", 47_400, 5, corsair),
      ]),
    ],
  },
  {
    make: "Lincoln",
    model: "Navigator",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 1,
    hasThirdRow: true,
    generations: [
      generation(2018, 2024, "5LMJJ2LT", "E", [
        trim("Reserve", 99_000, 5, navigator),
      ]),
    ],
  },
  {
    make: "Lincoln",
    model: "MKZ",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2017, 2020, "3LN6L5D9", "R", [
        trim("Base", 37_000, 4, mkz),
        trim("Reserve", 42_500, 5, mkz),
      ]),
    ],
  },
];
