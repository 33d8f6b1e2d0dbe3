import { generation, power, trim, type ModelLine } from "../model-line.ts";

const elantraOld = power("2.0L I4", "6-Speed Automatic", { fwd: [28, 37] });
const elantra = power("2.0L I4", "CVT", { fwd: [31, 41] });
const elantraHybrid = power(
  "1.6L I4 Hybrid",
  "6-Speed Dual-Clutch Automatic",
  { fwd: [49, 52] },
  "hybrid",
);
const elantraN = power("1.6L Turbo I4", "7-Speed Dual-Clutch Automatic", {
  fwd: [28, 35],
});
const sonataOld = power("2.4L I4", "6-Speed Automatic", { fwd: [25, 35] });
const sonata = power("2.5L I4", "8-Speed Automatic", { fwd: [28, 38] });
const venue = power("1.6L I4", "CVT", { fwd: [29, 33] });
const kona = power("2.0L I4", "CVT", { fwd: [29, 34], awd: [27, 32] });
const konaOld = power("2.0L I4", "6-Speed Automatic", {
  fwd: [27, 33],
  awd: [25, 30],
});
const tucsonOld = power("2.0L I4", "6-Speed Automatic", {
  fwd: [23, 28],
  awd: [22, 25],
});
const tucson = power("2.5L I4", "8-Speed Automatic", {
  fwd: [25, 32],
  awd: [24, 30],
});
const tucsonHybrid = power(
  "1.6L Turbo I4 Hybrid",
  "6-Speed Automatic",
  { awd: [37, 36] },
  "hybrid",
);
const santaFeOld = power("2.4L I4", "8-Speed Automatic", {
  fwd: [22, 29],
  awd: [21, 27],
});
const santaFe = power("2.5L I4", "8-Speed Automatic", {
  fwd: [25, 28],
  awd: [22, 26],
});
const santaFeTurbo = power("2.5L Turbo I4", "8-Speed Dual-Clutch Automatic", {
  fwd: [20, 29],
  awd: [19, 26],
});
const palisade = power("3.8L V6", "8-Speed Automatic", {
  fwd: [19, 26],
  awd: [19, 25],
});
const ioniq5 = power(
  "Electric Motor",
  "1-Speed Automatic",
  { rwd: [132, 98], awd: [114, 90] },
  "electric",
);
const santaCruz = power("2.5L I4", "8-Speed Automatic", {
  fwd: [22, 26],
  awd: [21, 25],
});
const veloster = power("2.0L I4", "6-Speed Automatic", { fwd: [27, 34] });
const velosterManual = power("2.0L I4", "6-Speed Manual", { fwd: [25, 33] });
const rio = power("1.6L I4", "CVT", { fwd: [32, 41] });
const forteOld = power("2.0L I4", "6-Speed Automatic", { fwd: [25, 33] });
const forte = power("2.0L I4", "CVT", { fwd: [30, 40] });
const optima = power("2.4L I4", "6-Speed Automatic", { fwd: [25, 35] });
const k5 = power("1.6L Turbo I4", "8-Speed Automatic", {
  fwd: [27, 37],
  awd: [26, 34],
});
const soul = power("2.0L I4", "CVT", { fwd: [28, 33] });
const soulOld = power("2.0L I4", "6-Speed Automatic", { fwd: [25, 30] });
const niro = power(
  "1.6L I4 Hybrid",
  "6-Speed Dual-Clutch Automatic",
  { fwd: [51, 46] },
  "hybrid",
);
const seltos = power("2.0L I4", "CVT", { fwd: [28, 34], awd: [27, 31] });
const sportageOld = power("2.4L I4", "6-Speed Automatic", {
  fwd: [23, 30],
  awd: [21, 26],
});
const sportage = power("2.5L I4", "8-Speed Automatic", {
  fwd: [25, 32],
  awd: [23, 28],
});
const sportageHybrid = power(
  "1.6L Turbo I4 Hybrid",
  "6-Speed Automatic",
  { fwd: [42, 44], awd: [38, 38] },
  "hybrid",
);
const sorentoOld = power("3.3L V6", "8-Speed Automatic", {
  fwd: [19, 26],
  awd: [19, 24],
});
const sorento = power("2.5L I4", "8-Speed Automatic", {
  fwd: [24, 29],
  awd: [23, 25],
});
const telluride = power("3.8L V6", "8-Speed Automatic", {
  fwd: [20, 26],
  awd: [18, 24],
});
const ev6 = power(
  "Electric Motor",
  "1-Speed Automatic",
  { rwd: [134, 101], awd: [116, 94] },
  "electric",
);
const sedona = power("3.3L V6", "8-Speed Automatic", { fwd: [18, 24] });
const carnival = power("3.5L V6", "8-Speed Automatic", { fwd: [19, 26] });
const stinger = power("2.0L Turbo I4", "8-Speed Automatic", {
  rwd: [22, 29],
  awd: [21, 29],
});
const g70 = power("2.0L Turbo I4", "8-Speed Automatic", {
  rwd: [22, 30],
  awd: [21, 28],
});
const gv70 = power("2.5L Turbo I4", "8-Speed Automatic", { awd: [22, 28] });

export const HYUNDAI_AND_KIA_MODELS: readonly ModelLine[] = [
  {
    make: "Hyundai",
    model: "Elantra",
    bodystyle: "sedans",
    doors: 4,
    resale: "average",
    popularity: 6,
    generations: [
      generation(2017, 2020, "5NPD84LF", "H", [
        trim("SE", 20_500, 2, elantraOld),
        trim("SEL", 21_400, 2, elantraOld),
        trim("Limited", 24_900, 5, elantraOld),
      ]),
      generation(2021, null, "KMHLM4AG", "U", [
        trim("SE", 22_600, 1, elantra),
        trim("SEL", 23_900, 2, elantra),
        trim("Limited", 27_300, 5, elantra),
        trim("Blue Hybrid", 26_300, 3, elantraHybrid),
      ]),
      generation(2021, null, "KMHLR4AF", "U", [
        trim("N Line", 29_800, 4, elantraN),
      ]),
    ],
  },
  {
    make: "Hyundai",
    model: "Sonata",
    bodystyle: "sedans",
    doors: 4,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2015, 2019, "5NPE24AF", "H", [
        trim("SE", 24_000, 2, sonataOld),
        trim("SEL", 25_500, 3, sonataOld),
        trim("Limited", 29_500, 5, sonataOld),
      ]),
      generation(2020, null, "KMHL14JA", "A", [
        trim("SE", 27_000, 2, sonata),
        trim("SEL", 28_500, 3, sonata),
      ]),
    ],
  },
  {
    make: "Hyundai",
    model: "Veloster",
    bodystyle: "hatchbacks",
    doors: 3,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2019, 2021, "KMHTG6AF", "U", [
        trim("2.0", 20_500, 2, veloster, velosterManual),
        trim("2.0 Premium", 24_400, 4, veloster),
      ]),
    ],
  },
  {
    make: "Hyundai",
    model: "Venue",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 1,
    generations: [
      generation(2020, null, "KMHRC8A3", "U", [
        trim("SE", 21_000, 1, venue),
        trim("SEL", 22_900, 3, venue),
      ]),
    ],
  },
  {
    make: "Hyundai",
    model: "Kona",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2018, 2021, "KM8K22AA", "U", [
        trim("SE", 21_500, 2, konaOld),
        trim("SEL", 23_300, 3, konaOld),
      ]),
      generation(2022, null, "KM8HB3AB", "U", [
        trim("SE", 25_200, 2, kona),
        trim("SEL", 26_600, 3, kona),
      ]),
    ],
  },
  {
    make: "Hyundai",
    model: "Tucson",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 6,
    generations: [
      generation(2016, 2021, "KM8J33AL", "U", [
        trim("SE", 25_500, 2, tucsonOld),
        trim("Value", 27_000, 3, tucsonOld),
        trim("Sport", 29_500, 4, tucsonOld),
      ]),
      generation(2022, null, "5NMJBCAE", "H", [
        trim("SE", 29_300, 2, tucson),
        trim("SEL", 31_000, 3, tucson),
        trim("Limited", 38_500, 5, tucson),
        trim("Hybrid SEL", 34_500, 4, tucsonHybrid),
      ]),
    ],
  },
  {
    make: "Hyundai",
    model: "Santa Fe",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 5,
    generations: [
      generation(2019, 2020, "5NMS33AD", "H", [
        trim("SE", 28_000, 2, santaFeOld),
        trim("SEL", 30_000, 3, santaFeOld),
        trim("Limited", 36_500, 5, santaFeOld),
      ]),
      generation(2021, 2023, "5NMS44AJ", "H", [
        trim("SE", 30_500, 2, santaFe),
        trim("SEL", 32_500, 3, santaFe),
        trim("Limited", 41_500, 5, santaFeTurbo),
      ]),
    ],
  },
  {
    make: "Hyundai",
    model: "Palisade",
    bodystyle: "suvs",
    doors: 4,
    resale: "strong",
    popularity: 4,
    hasThirdRow: true,
    generations: [
      generation(2020, 2025, "KM8R5DHE", "U", [
        trim("SE", 38_500, 3, palisade),
        trim("SEL", 41_200, 4, palisade),
        trim("Limited", 49_800, 5, palisade),
        trim("Calligraphy", 52_800, 5, palisade),
      ]),
    ],
  },
  {
    make: "Hyundai",
    model: "IONIQ 5",
    bodystyle: "suvs",
    doors: 4,
    resale: "steep",
    popularity: 2,
    generations: [
      generation(2022, null, "KM8KNDAF", "U", [
        trim("SE", 46_500, 3, ioniq5),
        trim("SEL", 49_500, 4, ioniq5),
        trim("Limited", 54_200, 5, ioniq5),
      ]),
    ],
  },
  {
    make: "Hyundai",
    model: "Santa Cruz",
    bodystyle: "trucks",
    doors: 4,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2022, null, "5NTJBDAE", "H", [
        trim("SE", 29_900, 2, santaCruz),
        trim("SEL", 32_100, 3, santaCruz),
      ]),
    ],
  },
  {
    make: "Kia",
    model: "Rio",
    bodystyle: "sedans",
    doors: 4,
    resale: "average",
    popularity: 1,
    generations: [
      generation(2021, 2023, "3KPA24AD", "E", [
        trim("LX", 17_800, 1, rio),
        trim("S", 18_500, 2, rio),
      ]),
    ],
  },
  {
    make: "Kia",
    model: "Forte",
    bodystyle: "sedans",
    doors: 4,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2017, 2018, "3KPFK4A7", "E", [
        trim("LX", 18_700, 1, forteOld),
        trim("S", 20_300, 3, forteOld),
      ]),
      generation(2019, 2024, "3KPF24AD", "E", [
        trim("LXS", 21_500, 2, forte),
        trim("GT-Line", 23_600, 4, forte),
      ]),
    ],
  },
  {
    make: "Kia",
    model: "Optima",
    bodystyle: "sedans",
    doors: 4,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2016, 2020, "5XXGT4L3", "G", [
        trim("LX", 24_000, 2, optima),
        trim("S", 25_500, 3, optima),
        trim("EX", 29_000, 5, optima),
      ]),
    ],
  },
  {
    make: "Kia",
    model: "K5",
    bodystyle: "sedans",
    doors: 4,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2021, 2024, "5XXG64J2", "G", [
        trim("LXS", 26_700, 2, k5),
        trim("GT-Line", 28_600, 4, k5),
        trim("EX", 30_800, 5, k5),
      ]),
    ],
  },
  {
    make: "Kia",
    model: "Stinger",
    bodystyle: "hatchbacks",
    doors: 5,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2018, 2021, "KNAE15LA", "6", [
        trim("Premium", 38_500, 5, stinger),
      ]),
    ],
  },
  {
    make: "Kia",
    model: "Soul",
    bodystyle: "hatchbacks",
    doors: 5,
    resale: "average",
    popularity: 5,
    generations: [
      generation(2014, 2019, "KNDJP3A5", "7", [
        trim("+", 22_000, 3, soulOld),
        trim("!", 24_500, 4, soulOld),
      ]),
      generation(2020, 2025, "KNDJ23AU", "7", [
        trim("LX", 21_600, 1, soul),
        trim("S", 24_000, 3, soul),
        trim("EX", 25_400, 4, soul),
      ]),
    ],
  },
  {
    make: "Kia",
    model: "Niro",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2017, 2022, "KNDCB3LC", "5", [
        trim("LX", 25_700, 2, niro),
        trim("EX", 29_000, 4, niro),
        trim("Touring", 33_000, 5, niro),
      ]),
    ],
  },
  {
    make: "Kia",
    model: "Seltos",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2021, null, "KNDEU2AA", "7", [
        trim("LX", 24_900, 2, seltos),
        trim("S", 26_300, 3, seltos),
        trim("EX", 27_500, 4, seltos),
      ]),
    ],
  },
  {
    make: "Kia",
    model: "Sportage",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 5,
    generations: [
      generation(2017, 2022, "KNDPM3AC", "7", [
        trim("LX", 26_000, 2, sportageOld),
        trim("EX", 29_500, 4, sportageOld),
      ]),
      generation(2023, null, "5XYK33AF", "G", [
        trim("LX", 28_700, 2, sportage),
        trim("EX", 31_200, 4, sportage),
        trim("SX-Prestige", 36_600, 5, sportage),
        trim("Hybrid EX", 34_500, 4, sportageHybrid),
      ]),
    ],
  },
  {
    make: "Kia",
    model: "Sorento",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 5,
    hasThirdRow: true,
    generations: [
      generation(2016, 2020, "5XYPGDA5", "G", [
        trim("LX", 31_000, 2, sorentoOld),
        trim("EX", 36_000, 4, sorentoOld),
        trim("SX", 41_500, 5, sorentoOld),
      ]),
      generation(2021, null, "5XYRG4LC", "G", [
        trim("LX", 33_400, 2, sorento),
        trim("S", 36_000, 4, sorento),
      ]),
    ],
  },
  {
    make: "Kia",
    model: "Telluride",
    bodystyle: "suvs",
    doors: 4,
    resale: "strong",
    popularity: 4,
    hasThirdRow: true,
    generations: [
      generation(2020, 2025, "5XYP34HC", "G", [
        trim("LX", 37_800, 3, telluride),
        trim("S", 40_000, 4, telluride),
        trim("EX", 42_500, 5, telluride),
        trim("SX", 47_500, 5, telluride),
      ]),
    ],
  },
  {
    make: "Kia",
    model: "EV6",
    bodystyle: "suvs",
    doors: 4,
    resale: "steep",
    popularity: 1,
    generations: [
      generation(2022, null, "KNDC3DLC", "5", [
        trim("Wind", 50_500, 4, ev6),
        trim("GT-Line", 54_500, 5, ev6),
      ]),
    ],
  },
  {
    make: "Kia",
    model: "Sedona",
    bodystyle: "minivans",
    doors: 4,
    resale: "weak",
    popularity: 3,
    hasThirdRow: true,
    generations: [
      generation(2017, 2021, "KNDMB5C1", "6", [
        trim("LX", 31_500, 2, sedona),
        trim("EX", 35_500, 4, sedona),
      ]),
    ],
  },
  {
    make: "Kia",
    model: "Carnival",
    bodystyle: "minivans",
    doors: 4,
    resale: "average",
    popularity: 4,
    hasThirdRow: true,
    generations: [
      generation(2022, 2024, "KNDNB4H3", "6", [
        trim("LX", 35_200, 2, carnival),
        trim("EX", 40_000, 4, carnival),
        trim("SX", 42_800, 5, carnival),
      ]),
    ],
  },
  {
    make: "Genesis",
    model: "G70",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2019, 2023, "KMTG34LA", "U", [trim("2.0T", 39_800, 5, g70)]),
    ],
  },
  {
    make: "Genesis",
    model: "GV70",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 1,
    generations: [
      generation(2022, null, "KMUMADTB", "U", [trim("2.5T", 47_000, 5, gv70)]),
    ],
  },
];
