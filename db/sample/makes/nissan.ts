import { generation, power, trim, type ModelLine } from "../model-line.ts";

const versa = power("1.6L I4", "CVT", { fwd: [32, 40] });
const versaManual = power("1.6L I4", "5-Speed Manual", { fwd: [27, 35] });
const sentraOld = power("1.8L I4", "CVT", { fwd: [29, 37] });
const sentra = power("2.0L I4", "CVT", { fwd: [29, 39] });
const altima = power("2.5L I4", "CVT", { fwd: [28, 39], awd: [26, 36] });
const altimaOld = power("2.5L I4", "CVT", { fwd: [27, 38] });
const maxima = power("3.5L V6", "CVT", { fwd: [20, 30] });
const leaf = power(
  "Electric Motor",
  "1-Speed Automatic",
  { fwd: [123, 99] },
  "electric",
);
const kicks = power("1.6L I4", "CVT", { fwd: [31, 36] });
const kicks2025 = power("2.0L I4", "CVT", { fwd: [28, 35], awd: [27, 34] });
const rogueOld = power("2.5L I4", "CVT", { fwd: [26, 33], awd: [25, 32] });
const rogue25 = power("2.5L I4", "CVT", { fwd: [27, 35], awd: [26, 33] });
const rogue = power("1.5L Turbo I3", "CVT", { fwd: [30, 37], awd: [28, 35] });
const rogueSport = power("2.0L I4", "CVT", { fwd: [25, 32], awd: [24, 30] });
const murano = power("3.5L V6", "CVT", { fwd: [20, 28], awd: [20, 28] });
const pathfinderOld = power("3.5L V6", "CVT", {
  fwd: [20, 27],
  "4wd": [19, 26],
});
const pathfinder = power("3.5L V6", "9-Speed Automatic", {
  fwd: [20, 26],
  "4wd": [20, 25],
});
const frontierOld = power("4.0L V6", "5-Speed Automatic", {
  rwd: [16, 23],
  "4wd": [15, 21],
});
const frontier = power("3.8L V6", "9-Speed Automatic", {
  rwd: [19, 24],
  "4wd": [17, 22],
});
const titan = power("5.6L V8", "9-Speed Automatic", {
  rwd: [16, 21],
  "4wd": [15, 20],
});
const nv200 = power("2.0L I4", "CVT", { fwd: [24, 26] });
const nissanZ = power("3.0L Twin-Turbo V6", "6-Speed Manual", {
  rwd: [18, 24],
});
const nissanZAutomatic = power("3.0L Twin-Turbo V6", "9-Speed Automatic", {
  rwd: [19, 28],
});
const q50 = power("3.0L Twin-Turbo V6", "7-Speed Automatic", {
  rwd: [20, 29],
  awd: [19, 27],
});
const qx60 = power("3.5L V6", "CVT", { fwd: [20, 27], awd: [19, 26] });
const qx60New = power("3.5L V6", "9-Speed Automatic", {
  fwd: [21, 26],
  awd: [20, 25],
});
const qx50 = power("2.0L Turbo I4", "CVT", { fwd: [23, 29], awd: [22, 28] });
const mirage = power("1.2L I3", "CVT", { fwd: [36, 43] });
const outlanderSport = power("2.0L I4", "CVT", {
  fwd: [24, 30],
  awd: [23, 29],
});
const outlander = power("2.5L I4", "CVT", { fwd: [24, 31], awd: [24, 30] });
const outlanderPhev = power(
  "2.4L I4 Plug-In Hybrid",
  "1-Speed Automatic",
  { awd: [25, 27] },
  "plug-in-hybrid",
);

export const NISSAN_AND_MITSUBISHI_MODELS: readonly ModelLine[] = [
  {
    make: "Nissan",
    model: "Versa",
    bodystyle: "sedans",
    doors: 4,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2020, 2025, "3N1CN8DV", "L", [
        trim("S", 18_500, 1, versa, versaManual),
        trim("SV", 20_900, 2, versa),
        trim("SR", 21_600, 3, versa),
      ]),
    ],
  },
  {
    make: "Nissan",
    model: "Sentra",
    bodystyle: "sedans",
    doors: 4,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2013, 2019, "3N1AB7AP", "Y", [
        trim("S", 18_900, 1, sentraOld),
        trim("SV", 20_300, 2, sentraOld),
        trim("SL", 23_500, 4, sentraOld),
      ]),
      generation(2020, null, "3N1AB8CV", "Y", [
        trim("S", 22_400, 2, sentra),
        trim("SV", 23_300, 2, sentra),
        trim("SR", 25_100, 3, sentra),
      ]),
    ],
  },
  {
    make: "Nissan",
    model: "Altima",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 6,
    generations: [
      generation(2013, 2018, "1N4AL3AP", "C", [
        trim("2.5 S", 24_500, 2, altimaOld),
        trim("2.5 SV", 26_000, 3, altimaOld),
        trim("2.5 SL", 29_400, 5, altimaOld),
      ]),
      generation(2019, 2025, "1N4BL4BV", "C", [
        trim("S", 27_000, 2, altima),
        trim("SV", 27_600, 3, altima),
        trim("SR", 28_900, 3, altima),
        trim("SL", 33_600, 5, altima),
      ]),
    ],
  },
  {
    make: "Nissan",
    model: "Maxima",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2016, 2023, "1N4AA6AV", "C", [
        trim("SV", 38_200, 4, maxima),
        trim("SL", 40_500, 4, maxima),
        trim("Platinum", 44_000, 5, maxima),
      ]),
    ],
  },
  {
    make: "Nissan",
    model: "LEAF",
    bodystyle: "hatchbacks",
    doors: 5,
    resale: "steep",
    popularity: 5,
    generations: [
      generation(2018, 2025, "1N4AZ1CV", "C", [
        trim("S", 29_300, 2, leaf),
        trim("SV Plus", 37_300, 4, leaf),
      ]),
    ],
  },
  {
    make: "Nissan",
    model: "Kicks",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2018, 2024, "3N1CP5CV", "L", [
        trim("S", 22_400, 1, kicks),
        trim("SV", 24_200, 2, kicks),
        trim("SR", 24_900, 4, kicks),
      ]),
      generation(2025, null, "3N8AP6CB", "L", [
        trim("S", 23_200, 2, kicks2025),
        trim("SR", 27_600, 4, kicks2025),
      ]),
    ],
  },
  {
    make: "Nissan",
    model: "Rogue Sport",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2017, 2022, "JN1BJ1CV", "W", [
        trim("S", 25_500, 2, rogueSport),
        trim("SV", 27_000, 3, rogueSport),
        trim("SL", 30_500, 5, rogueSport),
      ]),
    ],
  },
  {
    make: "Nissan",
    model: "Rogue",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 8,
    generations: [
      generation(2014, 2020, "5N1AT2MV", "C", [
        trim("S", 27_000, 2, rogueOld),
        trim("SV", 28_500, 3, rogueOld),
        trim("SL", 33_000, 5, rogueOld),
      ]),
      generation(2021, 2021, "5N1AT3BB", "C", [
        trim("S", 26_900, 2, rogue25),
        trim("SV", 28_600, 3, rogue25),
        trim("SL", 33_200, 4, rogue25),
      ]),
      generation(2022, null, "5N1BT3BB", "C", [
        trim("S", 29_900, 2, rogue),
        trim("SV", 31_800, 3, rogue),
        trim("SL", 36_600, 5, rogue),
        trim("Platinum", 39_500, 5, rogue),
      ]),
    ],
  },
  {
    make: "Nissan",
    model: "Murano",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 3,
    generations: [
      generation(2015, 2024, "5N1AZ2BJ", "N", [
        trim("SV", 40_000, 3, murano),
        trim("SL", 44_200, 4, murano),
        trim("Platinum", 47_600, 5, murano),
      ]),
    ],
  },
  {
    make: "Nissan",
    model: "Pathfinder",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 4,
    hasThirdRow: true,
    generations: [
      generation(2014, 2020, "5N1DR2MM", "C", [
        trim("S", 33_000, 2, pathfinderOld),
        trim("SV", 36_000, 3, pathfinderOld),
        trim("SL", 40_000, 5, pathfinderOld),
      ]),
      generation(2022, null, "5N1DR3CB", "C", [
        trim("SV", 40_200, 3, pathfinder),
        trim("SL", 44_000, 5, pathfinder),
        trim("Platinum", 50_500, 5, pathfinder),
      ]),
    ],
  },
  {
    make: "Nissan",
    model: "Frontier",
    bodystyle: "trucks",
    doors: 4,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2014, 2019, "1N6AD0EV", "N", [
        trim("S", 27_500, 1, frontierOld),
        trim("SV", 29_500, 2, frontierOld),
        trim("PRO-4X", 34_500, 4, frontierOld),
      ]),
      generation(2022, null, "1N6ED1EK", "N", [
        trim("SV", 36_500, 2, frontier),
        trim("SL", 41_500, 4, frontier),
      ]),
    ],
  },
  {
    make: "Nissan",
    model: "Titan",
    bodystyle: "trucks",
    doors: 4,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2020, 2024, "1N6AA1EE", "N", [
        trim("SV", 49_500, 2, titan),
        trim("SL", 60_500, 5, titan),
      ]),
    ],
  },
  {
    make: "Nissan",
    model: "Z",
    bodystyle: "coupes",
    doors: 2,
    resale: "average",
    popularity: 1,
    generations: [
      generation(2023, null, "JN1BZ4BH", "M", [
        trim("Sport", 44_100, 3, nissanZ, nissanZAutomatic),
        trim("Performance", 54_000, 5, nissanZ, nissanZAutomatic),
      ]),
    ],
  },
  {
    make: "Nissan",
    model: "NV200 Compact Cargo",
    bodystyle: "commercial",
    doors: 4,
    resale: "weak",
    popularity: 3,
    generations: [
      generation(2014, 2021, "3N6CM0KN", "K", [
        trim("S", 24_200, 1, nv200),
        trim("SV", 25_400, 2, nv200),
      ]),
    ],
  },
  {
    make: "INFINITI",
    model: "Q50",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2019, 2024, "JN1EV7AR", "M", [
        trim("3.0t LUXE", 45_000, 4, q50),
        trim("Red Sport 400", 58_000, 5, q50),
      ]),
    ],
  },
  {
    make: "INFINITI",
    model: "QX50",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2019, 2025, "3PCAJ5BB", "F", [
        trim("PURE", 41_500, 4, qx50),
        trim("LUXE", 45_000, 5, qx50),
      ]),
    ],
  },
  {
    make: "INFINITI",
    model: "QX60",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 2,
    hasThirdRow: true,
    generations: [
      generation(2018, 2020, "5N1DL0MM", "C", [
        trim("Pure", 46_500, 4, qx60),
        trim("LUXE", 50_000, 5, qx60),
      ]),
      generation(2022, null, "5N1DL1FS", "C", [
        trim("LUXE", 55_500, 5, qx60New),
      ]),
    ],
  },
  {
    make: "Mitsubishi",
    model: "Mirage",
    bodystyle: "hatchbacks",
    doors: 5,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2017, 2024, "ML32A3HJ", "H", [
        trim("ES", 17_500, 1, mirage),
        trim("LE", 18_300, 2, mirage),
        trim("SE", 19_300, 3, mirage),
      ]),
    ],
  },
  {
    make: "Mitsubishi",
    model: "Outlander Sport",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2016, 2024, "JA4AR3AU", "U", [
        trim("ES", 24_500, 1, outlanderSport),
        trim("SE", 27_000, 3, outlanderSport),
      ]),
    ],
  },
  {
    make: "Mitsubishi",
    model: "Outlander",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 2,
    hasThirdRow: true,
    generations: [
      generation(2022, null, "JA4J4VA8", "Z", [
        trim("ES", 29_700, 2, outlander),
        trim("SE", 33_200, 4, outlander),
        trim("SEL", 36_500, 5, outlander),
      ]),
      generation(2023, null, "JA4T5VA9", "Z", [
        trim("PHEV SEL", 47_500, 5, outlanderPhev),
      ]),
    ],
  },
];
