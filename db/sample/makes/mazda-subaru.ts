import { generation, power, trim, type ModelLine } from "../model-line.ts";

const mazda3Old = power("2.0L I4", "6-Speed Automatic", { fwd: [28, 37] });
const mazda3OldManual = power("2.0L I4", "6-Speed Manual", { fwd: [27, 37] });
const mazda3 = power("2.5L I4", "6-Speed Automatic", {
  fwd: [26, 35],
  awd: [25, 33],
});
const mazda6 = power("2.5L I4", "6-Speed Automatic", { fwd: [26, 35] });
const mazda6Turbo = power("2.5L Turbo I4", "6-Speed Automatic", {
  fwd: [23, 31],
});
const cx30 = power("2.5L I4", "6-Speed Automatic", { awd: [24, 31] });
const cx5Old = power("2.5L I4", "6-Speed Automatic", {
  fwd: [25, 31],
  awd: [24, 30],
});
const cx5 = power("2.5L I4", "6-Speed Automatic", { awd: [24, 30] });
const cx5Turbo = power("2.5L Turbo I4", "6-Speed Automatic", { awd: [22, 27] });
const cx9 = power("2.5L Turbo I4", "6-Speed Automatic", {
  fwd: [22, 28],
  awd: [20, 26],
});
const cx50 = power("2.5L I4", "6-Speed Automatic", { awd: [24, 30] });
const cx90 = power("3.3L Turbo I6", "8-Speed Automatic", { awd: [24, 28] });
const miata = power("2.0L I4", "6-Speed Manual", { rwd: [26, 34] });
const miataAutomatic = power("2.0L I4", "6-Speed Automatic", { rwd: [26, 35] });
const impreza = power("2.0L H4", "CVT", { awd: [28, 36] });
const imprezaManual = power("2.0L H4", "5-Speed Manual", { awd: [23, 31] });
const impreza2024 = power("2.0L H4", "CVT", { awd: [27, 34] });
const crosstrek = power("2.0L H4", "CVT", { awd: [27, 33] });
const crosstrek25 = power("2.5L H4", "CVT", { awd: [26, 33] });
const crosstrekManual = power("2.0L H4", "6-Speed Manual", { awd: [22, 29] });
const legacy = power("2.5L H4", "CVT", { awd: [27, 35] });
const outbackOld = power("2.5L H4", "CVT", { awd: [25, 32] });
const outback36 = power("3.6L H6", "CVT", { awd: [20, 27] });
const outback = power("2.5L H4", "CVT", { awd: [26, 32] });
const outbackTurbo = power("2.4L Turbo H4", "CVT", { awd: [22, 29] });
const foresterOld = power("2.5L H4", "CVT", { awd: [24, 32] });
const forester = power("2.5L H4", "CVT", { awd: [26, 33] });
const ascent = power("2.4L Turbo H4", "CVT", { awd: [20, 26] });
const wrx = power("2.0L Turbo H4", "6-Speed Manual", { awd: [21, 27] });
const wrx24 = power("2.4L Turbo H4", "6-Speed Manual", { awd: [19, 26] });
const brz = power("2.0L H4", "6-Speed Manual", { rwd: [21, 29] });
const brz24 = power("2.4L H4", "6-Speed Manual", { rwd: [20, 27] });

export const MAZDA_AND_SUBARU_MODELS: readonly ModelLine[] = [
  {
    make: "Mazda",
    model: "Mazda3",
    bodystyle: "sedans",
    doors: 4,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2014, 2018, "3MZBN1U7", "M", [
        trim("Sport", 20_500, 2, mazda3Old, mazda3OldManual),
        trim("Touring", 22_800, 3, mazda3Old),
      ]),
      generation(2019, null, "3MZBPABM", "M", [
        trim("2.5 S Select", 26_000, 3, mazda3),
        trim("2.5 S Preferred", 27_400, 4, mazda3),
        trim("2.5 S Carbon Edition", 29_700, 5, mazda3),
      ]),
    ],
  },
  {
    make: "Mazda",
    model: "Mazda3",
    bodystyle: "hatchbacks",
    doors: 5,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2019, null, "JM1BPBJM", "1", [
        trim("2.5 S Select", 26_900, 3, mazda3),
        trim("2.5 S Preferred", 28_400, 4, mazda3),
      ]),
    ],
  },
  {
    make: "Mazda",
    model: "Mazda6",
    bodystyle: "sedans",
    doors: 4,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2014, 2021, "JM1GL1VM", "1", [
        trim("Sport", 25_600, 2, mazda6),
        trim("Touring", 28_200, 4, mazda6),
      ]),
      generation(2018, 2021, "JM1GL1WY", "1", [
        trim("Grand Touring", 31_600, 5, mazda6Turbo),
      ]),
    ],
  },
  {
    make: "Mazda",
    model: "CX-30",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2020, null, "3MVDMBBM", "M", [
        trim("2.5 S Select", 28_000, 3, cx30),
        trim("2.5 S Preferred", 29_800, 4, cx30),
        trim("2.5 S Premium", 33_700, 5, cx30),
      ]),
    ],
  },
  {
    make: "Mazda",
    model: "CX-5",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 6,
    generations: [
      generation(2017, 2021, "JM3KFBCM", "0", [
        trim("Sport", 26_400, 2, cx5Old),
        trim("Touring", 28_200, 3, cx5Old),
        trim("Grand Touring", 31_700, 5, cx5Old),
      ]),
      generation(2022, 2025, "JM3KFBBM", "0", [
        trim("2.5 S Select", 30_900, 3, cx5),
        trim("2.5 S Preferred", 32_200, 4, cx5),
        trim("2.5 S Premium Plus", 36_200, 5, cx5),
        trim("2.5 Turbo", 38_000, 5, cx5Turbo),
      ]),
    ],
  },
  {
    make: "Mazda",
    model: "CX-50",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2023, null, "7MMVABBM", "N", [
        trim("2.5 S Select", 31_700, 3, cx50),
        trim("2.5 S Premium", 36_200, 5, cx50),
      ]),
    ],
  },
  {
    make: "Mazda",
    model: "CX-9",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 3,
    hasThirdRow: true,
    generations: [
      generation(2016, 2023, "JM3TCBCY", "0", [
        trim("Touring", 39_700, 4, cx9),
        trim("Grand Touring", 45_000, 5, cx9),
      ]),
    ],
  },
  {
    make: "Mazda",
    model: "CX-90",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 1,
    hasThirdRow: true,
    generations: [
      generation(2024, null, "JM3KKBHA", "1", [
        trim("3.3 Turbo Select", 39_300, 4, cx90),
        trim("3.3 Turbo Premium", 46_800, 5, cx90),
      ]),
    ],
  },
  {
    make: "Mazda",
    model: "MX-5 Miata",
    bodystyle: "convertibles",
    doors: 2,
    resale: "strong",
    popularity: 4,
    generations: [
      generation(2016, null, "JM1NDAB7", "0", [
        trim("Sport", 30_300, 2, miata),
        trim("Club", 33_800, 3, miata),
        trim("Grand Touring", 35_300, 5, miata, miataAutomatic),
      ]),
    ],
  },
  {
    make: "Subaru",
    model: "Impreza",
    bodystyle: "hatchbacks",
    doors: 5,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2017, 2023, "4S3GTAB6", "3", [
        trim("Base", 21_900, 2, impreza, imprezaManual),
        trim("Premium", 24_200, 3, impreza),
        trim("Limited", 28_500, 5, impreza),
      ]),
      generation(2024, null, "JF1GUABC", "8", [
        trim("Base", 24_600, 2, impreza2024),
        trim("Sport", 26_600, 3, impreza2024),
      ]),
    ],
  },
  {
    make: "Subaru",
    model: "Legacy",
    bodystyle: "sedans",
    doors: 4,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2020, 2025, "4S3BWAC6", "3", [
        trim("Premium", 28_600, 3, legacy),
        trim("Limited", 33_100, 5, legacy),
      ]),
    ],
  },
  {
    make: "Subaru",
    model: "WRX",
    bodystyle: "sedans",
    doors: 4,
    resale: "strong",
    popularity: 2,
    generations: [
      generation(2015, 2021, "JF1VA1C6", "9", [
        trim("Base", 28_500, 2, wrx),
        trim("Premium", 30_700, 4, wrx),
      ]),
      generation(2022, null, "JF1VBAF6", "8", [
        trim("Base", 33_900, 2, wrx24),
        trim("Premium", 36_000, 4, wrx24),
      ]),
    ],
  },
  {
    make: "Subaru",
    model: "BRZ",
    bodystyle: "coupes",
    doors: 2,
    resale: "strong",
    popularity: 2,
    generations: [
      generation(2017, 2020, "JF1ZCAC1", "9", [
        trim("Premium", 29_700, 3, brz),
        trim("Limited", 31_900, 5, brz),
      ]),
      generation(2022, null, "JF1ZDBF1", "8", [
        trim("Premium", 32_200, 3, brz24),
        trim("Limited", 34_700, 5, brz24),
      ]),
    ],
  },
  {
    make: "Subaru",
    model: "Crosstrek",
    bodystyle: "suvs",
    doors: 4,
    resale: "strong",
    popularity: 6,
    generations: [
      generation(2018, 2023, "JF2GTAEC", "8", [
        trim("Base", 24_900, 2, crosstrek, crosstrekManual),
        trim("Premium", 26_200, 3, crosstrek),
      ]),
      generation(2021, 2023, "JF2GTHNC", "8", [
        trim("Sport", 28_500, 4, crosstrek25),
        trim("Limited", 31_500, 5, crosstrek25),
      ]),
      generation(2024, null, "JF2GUADC", "8", [
        trim("Base", 27_200, 2, crosstrek),
        trim("Premium", 28_400, 3, crosstrek),
      ]),
    ],
  },
  {
    make: "Subaru",
    model: "Forester",
    bodystyle: "suvs",
    doors: 4,
    resale: "strong",
    popularity: 6,
    generations: [
      generation(2014, 2018, "JF2SJAGC", "8", [
        trim("2.5i Premium", 27_500, 3, foresterOld),
        trim("2.5i Limited", 30_200, 4, foresterOld),
        trim("2.5i Touring", 33_000, 5, foresterOld),
      ]),
      generation(2019, null, "JF2SKAEC", "8", [
        trim("Base", 29_700, 2, forester),
        trim("Premium", 32_400, 3, forester),
        trim("Sport", 34_000, 4, forester),
        trim("Limited", 36_000, 5, forester),
      ]),
    ],
  },
  {
    make: "Subaru",
    model: "Outback",
    bodystyle: "wagons",
    doors: 5,
    resale: "strong",
    popularity: 9,
    generations: [
      generation(2015, 2019, "4S4BSANC", "3", [
        trim("2.5i", 27_500, 2, outbackOld),
        trim("2.5i Premium", 29_800, 3, outbackOld),
        trim("2.5i Limited", 34_000, 5, outbackOld),
        trim("3.6R Limited", 36_300, 5, outback36),
      ]),
      generation(2020, 2025, "4S4BTACC", "3", [
        trim("Premium", 33_500, 3, outback),
        trim("Limited", 38_000, 5, outback),
        trim("Onyx Edition XT", 41_000, 5, outbackTurbo),
        trim("Base", 30_500, 2, outback),
      ]),
    ],
  },
  {
    make: "Subaru",
    model: "Ascent",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 3,
    hasThirdRow: true,
    generations: [
      generation(2019, null, "4S4WMAPD", "3", [
        trim("Premium", 39_900, 3, ascent),
        trim("Limited", 47_200, 5, ascent),
        trim("Touring", 50_200, 5, ascent),
      ]),
    ],
  },
];
