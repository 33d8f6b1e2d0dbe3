import { generation, power, trim, type ModelLine } from "../model-line.ts";

const corollaOld = power("1.8L I4", "CVT", { fwd: [28, 35] });
const corolla20 = power("2.0L I4", "CVT", { fwd: [31, 40] });
const corollaManual = power("2.0L I4", "6-Speed Manual", { fwd: [29, 36] });
const corollaHybrid = power(
  "1.8L I4 Hybrid",
  "CVT",
  { fwd: [53, 52] },
  "hybrid",
);
const corollaHybridAwd = power(
  "1.8L I4 Hybrid",
  "CVT",
  { fwd: [50, 43], awd: [47, 41] },
  "hybrid",
);
const camryOld = power("2.5L I4", "6-Speed Automatic", { fwd: [24, 33] });
const camryOldV6 = power("3.5L V6", "6-Speed Automatic", { fwd: [21, 30] });
const camry25 = power("2.5L I4", "8-Speed Automatic", { fwd: [28, 39] });
const camryV6 = power("3.5L V6", "8-Speed Automatic", { fwd: [22, 32] });
const camryHybrid = power("2.5L I4 Hybrid", "CVT", { fwd: [51, 53] }, "hybrid");
const camryHybrid2025 = power(
  "2.5L I4 Hybrid",
  "CVT",
  { fwd: [52, 49], awd: [50, 47] },
  "hybrid",
);
const rav4Old = power("2.5L I4", "6-Speed Automatic", {
  fwd: [23, 30],
  awd: [22, 28],
});
const rav4 = power("2.5L I4", "8-Speed Automatic", {
  fwd: [27, 35],
  awd: [27, 34],
});
const rav4Awd = power("2.5L I4", "8-Speed Automatic", { awd: [25, 32] });
const rav4Hybrid = power("2.5L I4 Hybrid", "CVT", { awd: [41, 38] }, "hybrid");
const highlanderOld = power("3.5L V6", "6-Speed Automatic", {
  fwd: [19, 25],
  awd: [18, 24],
});
const highlanderV6 = power("3.5L V6", "8-Speed Automatic", {
  fwd: [21, 29],
  awd: [20, 27],
});
const highlanderTurbo = power("2.4L Turbo I4", "8-Speed Automatic", {
  fwd: [22, 29],
  awd: [21, 28],
});
const highlanderHybrid = power(
  "2.5L I4 Hybrid",
  "CVT",
  { fwd: [36, 35], awd: [35, 35] },
  "hybrid",
);
const fourRunner = power("4.0L V6", "5-Speed Automatic", {
  rwd: [17, 21],
  "4wd": [16, 19],
});
const fourRunner4wd = power("4.0L V6", "5-Speed Automatic", {
  "4wd": [16, 19],
});
const tacoma27 = power("2.7L I4", "6-Speed Automatic", {
  rwd: [20, 23],
  "4wd": [19, 22],
});
const tacomaV6 = power("3.5L V6", "6-Speed Automatic", {
  rwd: [19, 24],
  "4wd": [18, 22],
});
const tacomaV6Manual = power("3.5L V6", "6-Speed Manual", { "4wd": [17, 20] });
const tacomaTurbo = power("2.4L Turbo I4", "8-Speed Automatic", {
  rwd: [21, 26],
  "4wd": [19, 24],
});
const tundraV8 = power("5.7L V8", "6-Speed Automatic", {
  rwd: [13, 18],
  "4wd": [13, 17],
});
const tundraTurbo = power("3.4L Twin-Turbo V6", "10-Speed Automatic", {
  rwd: [18, 24],
  "4wd": [17, 22],
});
const siennaV6 = power("3.5L V6", "8-Speed Automatic", {
  fwd: [19, 26],
  awd: [18, 24],
});
const siennaHybrid = power(
  "2.5L I4 Hybrid",
  "CVT",
  { fwd: [36, 36], awd: [35, 36] },
  "hybrid",
);
const prius3 = power("1.8L I4 Hybrid", "CVT", { fwd: [54, 50] }, "hybrid");
const prius4 = power(
  "2.0L I4 Hybrid",
  "CVT",
  { fwd: [57, 56], awd: [53, 54] },
  "hybrid",
);
const priusV = power("1.8L I4 Hybrid", "CVT", { fwd: [43, 39] }, "hybrid");
const chr = power("2.0L I4", "CVT", { fwd: [27, 31] });
const venza = power("2.5L I4 Hybrid", "CVT", { awd: [40, 37] }, "hybrid");
const gr86 = power("2.4L H4", "6-Speed Manual", { rwd: [20, 27] });
const gr86Automatic = power("2.4L H4", "6-Speed Automatic", { rwd: [21, 31] });
const avalon = power("3.5L V6", "8-Speed Automatic", { fwd: [22, 32] });
const rx350Old = power("3.5L V6", "8-Speed Automatic", {
  fwd: [20, 27],
  awd: [19, 26],
});
const rx350 = power("2.4L Turbo I4", "8-Speed Automatic", {
  fwd: [22, 29],
  awd: [21, 28],
});
const nx200t = power("2.0L Turbo I4", "6-Speed Automatic", {
  fwd: [22, 28],
  awd: [22, 28],
});
const nx350 = power("2.4L Turbo I4", "8-Speed Automatic", { awd: [22, 28] });
const nx350h = power("2.5L I4 Hybrid", "CVT", { awd: [41, 37] }, "hybrid");
const es350Old = power("3.5L V6", "6-Speed Automatic", { fwd: [21, 30] });
const es350 = power("3.5L V6", "8-Speed Automatic", { fwd: [22, 32] });
const es300h = power("2.5L I4 Hybrid", "CVT", { fwd: [43, 44] }, "hybrid");

export const TOYOTA_MODELS: readonly ModelLine[] = [
  {
    make: "Toyota",
    model: "Corolla",
    bodystyle: "sedans",
    doors: 4,
    resale: "strong",
    popularity: 7,
    generations: [
      generation(2014, 2019, "5YFBURHE", "P", [
        trim("L", 19_500, 1, corollaOld),
        trim("LE", 19_900, 2, corollaOld),
        trim("S Plus", 21_300, 3, corollaOld),
        trim("SE", 21_200, 3, corollaOld),
      ]),
      generation(2020, 2022, "JTDEAMDE", "3", [
        trim("Hybrid LE", 24_050, 2, corollaHybrid),
      ]),
      generation(2023, null, "JTDBCMFE", "3", [
        trim("Hybrid LE", 25_300, 2, corollaHybridAwd),
      ]),
      generation(2020, null, "5YFS4MCE", "P", [
        trim("LE", 23_500, 2, corolla20),
        trim("SE", 25_900, 3, corolla20),
        trim("XSE", 28_900, 4, corolla20),
      ]),
    ],
  },
  {
    make: "Toyota",
    model: "Corolla",
    bodystyle: "hatchbacks",
    doors: 5,
    resale: "strong",
    popularity: 4,
    generations: [
      generation(2019, null, "JTND4MBE", "3", [
        trim("SE", 24_900, 2, corolla20),
        trim("XSE", 28_000, 4, corolla20),
      ]),
      generation(2019, 2021, "JTNK4RBE", "3", [
        trim("SE", 21_200, 2, corollaManual),
      ]),
    ],
  },
  {
    make: "Toyota",
    model: "Camry",
    bodystyle: "sedans",
    doors: 4,
    resale: "strong",
    popularity: 9,
    generations: [
      generation(2015, 2017, "4T1BF1FK", "U", [
        trim("LE", 24_000, 2, camryOld),
        trim("SE", 24_900, 3, camryOld),
        trim("XLE", 27_500, 4, camryOld),
        trim("XSE V6", 32_300, 5, camryOldV6),
      ]),
      generation(2018, 2024, "4T1G11AK", "U", [
        trim("LE", 28_000, 2, camry25),
        trim("SE", 29_500, 3, camry25),
        trim("XLE", 32_600, 4, camry25),
        trim("XSE V6", 37_500, 5, camryV6),
        trim("Hybrid LE", 30_000, 2, camryHybrid),
      ]),
      generation(2025, null, "4T1DAACK", "U", [
        trim("LE", 29_800, 2, camryHybrid2025),
        trim("SE", 32_100, 3, camryHybrid2025),
        trim("XLE", 34_800, 4, camryHybrid2025),
        trim("XSE", 36_000, 5, camryHybrid2025),
      ]),
    ],
  },
  {
    make: "Toyota",
    model: "Avalon",
    bodystyle: "sedans",
    doors: 4,
    resale: "average",
    popularity: 1,
    generations: [
      generation(2019, 2022, "4T1KZ1FB", "U", [
        trim("XLE", 37_300, 4, avalon),
        trim("Limited", 43_100, 5, avalon),
      ]),
    ],
  },
  {
    make: "Toyota",
    model: "Prius",
    bodystyle: "hatchbacks",
    doors: 5,
    resale: "strong",
    popularity: 5,
    generations: [
      generation(2016, 2018, "JTDKBRFU", "3", [
        trim("Two", 24_300, 2, prius3),
        trim("Three", 26_700, 3, prius3),
        trim("Four Touring", 30_900, 4, prius3),
      ]),
      generation(2019, 2022, "JTDKARFU", "3", [
        trim("L Eco", 24_800, 2, prius3),
        trim("LE", 26_000, 2, prius3),
        trim("XLE", 29_000, 4, prius3),
        trim("Limited", 33_000, 5, prius3),
      ]),
      generation(2023, null, "JTDACAAU", "3", [
        trim("LE", 29_800, 2, prius4),
        trim("XLE", 33_200, 4, prius4),
        trim("Limited", 36_700, 5, prius4),
      ]),
    ],
  },
  {
    make: "Toyota",
    model: "Prius v",
    bodystyle: "wagons",
    doors: 5,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2014, 2017, "JTDZN3EU", "J", [
        trim("Two", 27_600, 2, priusV),
        trim("Three", 29_300, 3, priusV),
        trim("Five", 31_900, 4, priusV),
      ]),
    ],
  },
  {
    make: "Toyota",
    model: "C-HR",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 1,
    generations: [
      generation(2018, 2022, "NMTKHMBX", "R", [
        trim("LE", 25_000, 2, chr),
        trim("XLE", 27_000, 3, chr),
        trim("Limited", 29_700, 4, chr),
      ]),
    ],
  },
  {
    make: "Toyota",
    model: "RAV4",
    bodystyle: "suvs",
    doors: 4,
    resale: "strong",
    popularity: 9,
    generations: [
      generation(2013, 2018, "2T3RFREV", "W", [
        trim("LE", 26_000, 2, rav4Old),
        trim("XLE", 27_600, 3, rav4Old),
        trim("Limited", 32_200, 5, rav4Old),
      ]),
      generation(2019, 2025, "2T3P1RFV", "C", [
        trim("LE", 30_600, 2, rav4),
        trim("XLE", 32_100, 3, rav4),
        trim("XLE Premium", 34_900, 4, rav4),
        trim("Adventure", 36_300, 4, rav4Awd),
        trim("Limited", 38_000, 5, rav4),
        trim("Hybrid XLE", 35_200, 3, rav4Hybrid),
        trim("Hybrid XSE", 37_900, 4, rav4Hybrid),
      ]),
      generation(2026, null, "2T3F1RFV", "C", [
        trim("LE", 33_000, 2, rav4Hybrid),
        trim("XLE Premium", 37_200, 4, rav4Hybrid),
        trim("Limited", 44_700, 5, rav4Hybrid),
      ]),
    ],
  },
  {
    make: "Toyota",
    model: "Venza",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 1,
    generations: [
      generation(2021, 2024, "JTEAAAAH", "J", [
        trim("LE", 36_500, 3, venza),
        trim("XLE", 40_600, 4, venza),
        trim("Limited", 44_300, 5, venza),
      ]),
    ],
  },
  {
    make: "Toyota",
    model: "Highlander",
    bodystyle: "suvs",
    doors: 4,
    resale: "strong",
    popularity: 5,
    hasThirdRow: true,
    generations: [
      generation(2014, 2019, "5TDJZRFH", "S", [
        trim("LE", 34_900, 2, highlanderOld),
        trim("XLE", 39_500, 4, highlanderOld),
        trim("Limited", 42_900, 5, highlanderOld),
      ]),
      generation(2020, 2022, "5TDGZRBH", "S", [
        trim("LE", 39_200, 2, highlanderV6),
        trim("XLE", 42_300, 4, highlanderV6),
        trim("Platinum", 49_300, 5, highlanderV6),
      ]),
      generation(2023, null, "5TDKDRAH", "S", [
        trim("LE", 41_300, 2, highlanderTurbo),
        trim("XLE", 44_600, 4, highlanderTurbo),
        trim("Limited", 49_300, 5, highlanderTurbo),
        trim("Hybrid XLE", 47_200, 4, highlanderHybrid),
      ]),
    ],
  },
  {
    make: "Toyota",
    model: "4Runner",
    bodystyle: "suvs",
    doors: 4,
    resale: "strong",
    popularity: 3,
    generations: [
      generation(2014, 2024, "JTEBU5JR", "5", [
        trim("SR5", 42_300, 2, fourRunner),
        trim("SR5 Premium", 45_300, 4, fourRunner),
        trim("TRD Off-Road", 46_000, 3, fourRunner4wd),
        trim("Limited", 50_800, 5, fourRunner),
      ]),
    ],
  },
  {
    make: "Toyota",
    model: "Tacoma",
    bodystyle: "trucks",
    doors: 4,
    resale: "strong",
    popularity: 6,
    generations: [
      generation(2016, 2023, "3TMCZ5AN", "M", [
        trim("SR", 31_500, 1, tacoma27, tacomaV6),
        trim("SR5", 35_500, 2, tacomaV6),
        trim("TRD Sport", 38_400, 3, tacomaV6, tacomaV6, tacomaV6Manual),
        trim("TRD Off-Road", 39_600, 3, tacomaV6),
        trim("Limited", 44_900, 5, tacomaV6),
      ]),
      generation(2024, null, "3TMLB5JN", "M", [
        trim("SR5", 38_200, 2, tacomaTurbo),
        trim("TRD Sport", 41_400, 3, tacomaTurbo),
        trim("TRD Off-Road", 43_000, 4, tacomaTurbo),
      ]),
    ],
  },
  {
    make: "Toyota",
    model: "Tundra",
    bodystyle: "trucks",
    doors: 4,
    resale: "strong",
    popularity: 3,
    generations: [
      generation(2014, 2021, "5TFDY5F1", "X", [
        trim("SR5", 41_700, 2, tundraV8),
        trim("Limited", 48_400, 4, tundraV8),
        trim("1794 Edition", 54_200, 5, tundraV8),
      ]),
      generation(2022, null, "5TFLA5DB", "X", [
        trim("SR5", 49_500, 2, tundraTurbo),
        trim("Limited", 56_300, 4, tundraTurbo),
        trim("Platinum", 65_500, 5, tundraTurbo),
      ]),
    ],
  },
  {
    make: "Toyota",
    model: "Sienna",
    bodystyle: "minivans",
    doors: 4,
    resale: "strong",
    popularity: 6,
    hasThirdRow: true,
    generations: [
      generation(2017, 2020, "5TDKZ3DC", "S", [
        trim("LE", 36_200, 2, siennaV6),
        trim("SE", 38_600, 3, siennaV6),
        trim("XLE", 39_800, 4, siennaV6),
        trim("Limited", 46_200, 5, siennaV6),
      ]),
      generation(2021, null, "5TDKRKEC", "S", [
        trim("LE", 41_200, 2, siennaHybrid),
        trim("XLE", 45_600, 4, siennaHybrid),
        trim("XSE", 48_200, 4, siennaHybrid),
        trim("Limited", 52_600, 5, siennaHybrid),
      ]),
    ],
  },
  {
    make: "Toyota",
    model: "GR86",
    bodystyle: "coupes",
    doors: 2,
    resale: "strong",
    popularity: 2,
    generations: [
      generation(2022, null, "JF1ZNBB1", "8", [
        trim("Base", 31_200, 2, gr86, gr86Automatic),
        trim("Premium", 33_800, 4, gr86, gr86Automatic),
      ]),
    ],
  },
  {
    make: "Lexus",
    model: "RX 350",
    bodystyle: "suvs",
    doors: 4,
    resale: "strong",
    popularity: 4,
    generations: [
      generation(2016, 2022, "2T2HZMDA", "C", [
        trim("Base", 48_000, 4, rx350Old),
        trim("F Sport", 52_600, 5, rx350Old),
      ]),
      generation(2023, null, "2T2BAMCA", "C", [
        trim("Base", 50_600, 4, rx350),
        trim("Premium", 53_500, 4, rx350),
        trim("Luxury", 59_600, 5, rx350),
      ]),
    ],
  },
  {
    make: "Lexus",
    model: "NX",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2015, 2021, "JTJYARBZ", "5", [
        trim("Base", 39_800, 4, nx200t),
        trim("F Sport", 44_200, 5, nx200t),
      ]),
      generation(2022, null, "2T2GGCEZ", "C", [
        trim("350 Premium", 46_800, 4, nx350),
        trim("350h Luxury", 51_000, 5, nx350h),
      ]),
    ],
  },
  {
    make: "Lexus",
    model: "ES",
    bodystyle: "sedans",
    doors: 4,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2013, 2018, "58ABK1GG", "U", [
        trim("350", 40_500, 4, es350Old),
      ]),
      generation(2019, 2025, "58AD11B1", "U", [
        trim("350", 44_600, 4, es350),
        trim("350 Ultra Luxury", 53_000, 5, es350),
        trim("300h", 46_000, 4, es300h),
      ]),
    ],
  },
];
