import { generation, power, trim, type ModelLine } from "../model-line.ts";

const jettaOld = power("1.4L Turbo I4", "6-Speed Automatic", { fwd: [28, 38] });
const jetta = power("1.5L Turbo I4", "8-Speed Automatic", { fwd: [29, 40] });
const jettaManual = power("1.5L Turbo I4", "6-Speed Manual", { fwd: [30, 41] });
const passat = power("2.0L Turbo I4", "6-Speed Automatic", { fwd: [24, 35] });
const golf = power("1.8L Turbo I4", "6-Speed Automatic", { fwd: [25, 34] });
const gti = power("2.0L Turbo I4", "7-Speed Dual-Clutch Automatic", {
  fwd: [24, 32],
});
const gtiManual = power("2.0L Turbo I4", "6-Speed Manual", { fwd: [24, 33] });
const sportWagen = power("1.8L Turbo I4", "6-Speed Automatic", {
  fwd: [24, 33],
});
const alltrack = power("1.8L Turbo I4", "6-Speed Dual-Clutch Automatic", {
  awd: [22, 30],
});
const beetle = power("2.0L Turbo I4", "6-Speed Automatic", { fwd: [26, 33] });
const taos = power("1.5L Turbo I4", "8-Speed Automatic", { fwd: [28, 36] });
const tiguan = power("2.0L Turbo I4", "8-Speed Automatic", {
  fwd: [23, 30],
  awd: [21, 28],
});
const atlas = power("3.6L V6", "8-Speed Automatic", {
  fwd: [17, 23],
  awd: [16, 22],
});
const atlasTurbo = power("2.0L Turbo I4", "8-Speed Automatic", {
  fwd: [20, 27],
  awd: [19, 26],
});
const id4 = power(
  "Electric Motor",
  "1-Speed Automatic",
  { rwd: [115, 98], awd: [106, 93] },
  "electric",
);
const a4Old = power("2.0L Turbo I4", "7-Speed Dual-Clutch Automatic", {
  awd: [24, 31],
});
const q5 = power("2.0L Turbo I4", "7-Speed Dual-Clutch Automatic", {
  awd: [23, 28],
});
const q3 = power("2.0L Turbo I4", "8-Speed Automatic", { awd: [20, 28] });
const allroad = power("2.0L Turbo I4", "7-Speed Dual-Clutch Automatic", {
  awd: [23, 28],
});
const bmw330 = power("2.0L Turbo I4", "8-Speed Automatic", {
  rwd: [26, 36],
  awd: [24, 33],
});
const bmw320Old = power("2.0L Turbo I4", "8-Speed Automatic", {
  rwd: [23, 35],
  awd: [23, 33],
});
const bmw430 = power("2.0L Turbo I4", "8-Speed Automatic", {
  rwd: [24, 34],
  awd: [24, 33],
});
const bmw540 = power("3.0L Turbo I6", "8-Speed Automatic", { awd: [22, 30] });
const x1 = power("2.0L Turbo I4", "8-Speed Automatic", {
  fwd: [23, 32],
  awd: [22, 31],
});
const x3 = power("2.0L Turbo I4", "8-Speed Automatic", {
  rwd: [23, 29],
  awd: [22, 27],
});
const x5 = power("3.0L Turbo I6", "8-Speed Automatic", {
  rwd: [21, 26],
  awd: [21, 25],
});
const miniHardtop = power("1.5L Turbo I3", "6-Speed Automatic", {
  fwd: [26, 35],
});
const miniManual = power("1.5L Turbo I3", "6-Speed Manual", { fwd: [28, 38] });
const miniDct = power("1.5L Turbo I3", "7-Speed Dual-Clutch Automatic", {
  fwd: [28, 37],
});
const miniS = power("2.0L Turbo I4", "7-Speed Dual-Clutch Automatic", {
  fwd: [26, 36],
});
const miniCountryman = power("1.5L Turbo I3", "8-Speed Automatic", {
  awd: [23, 32],
});
const miniClubman = power("2.0L Turbo I4", "8-Speed Automatic", {
  awd: [22, 32],
});
const c300 = power("2.0L Turbo I4", "9-Speed Automatic", {
  rwd: [24, 34],
  awd: [23, 33],
});
const c300Old = power("2.0L Turbo I4", "7-Speed Automatic", {
  rwd: [25, 34],
  awd: [24, 31],
});
const glc = power("2.0L Turbo I4", "9-Speed Automatic", {
  rwd: [22, 29],
  awd: [21, 28],
});
const gleV6 = power("3.5L V6", "7-Speed Automatic", { awd: [18, 22] });
const gle = power("2.0L Turbo I4", "9-Speed Automatic", {
  rwd: [20, 27],
  awd: [19, 26],
});
const e450Wagon = power("3.0L Turbo I6", "9-Speed Automatic", {
  awd: [22, 28],
});
const metris = power("2.0L Turbo I4", "7-Speed Automatic", { rwd: null });
const sprinter = power(
  "2.0L Turbo Diesel I4",
  "9-Speed Automatic",
  { rwd: null },
  "diesel",
);
const sprinterOld = power(
  "3.0L Turbo Diesel V6",
  "7-Speed Automatic",
  { rwd: null },
  "diesel",
);
const xc60 = power("2.0L Turbo I4", "8-Speed Automatic", {
  fwd: [22, 28],
  awd: [21, 27],
});
const xc90 = power("2.0L Turbo I4", "8-Speed Automatic", { awd: [20, 27] });
const v60 = power("2.0L Turbo I4", "8-Speed Automatic", { awd: [22, 30] });
const s60 = power("2.0L Turbo I4", "8-Speed Automatic", {
  fwd: [24, 35],
  awd: [23, 33],
});
const macan = power("2.0L Turbo I4", "7-Speed Dual-Clutch Automatic", {
  awd: [19, 25],
});
const discoverySport = power("2.0L Turbo I4", "9-Speed Automatic", {
  awd: [19, 24],
});
const rangeRoverSport = power("3.0L Turbo I6", "8-Speed Automatic", {
  awd: [19, 25],
});
const model3Rwd = power(
  "Electric Motor",
  "1-Speed Automatic",
  { rwd: [138, 126] },
  "electric",
);
const model3Awd = power(
  "Dual Electric Motors",
  "1-Speed Automatic",
  { awd: [128, 120] },
  "electric",
);
const modelYAwd = power(
  "Dual Electric Motors",
  "1-Speed Automatic",
  { awd: [127, 117] },
  "electric",
);

export const EUROPEAN_AND_TESLA_MODELS: readonly ModelLine[] = [
  {
    make: "Volkswagen",
    model: "Jetta",
    bodystyle: "sedans",
    doors: 4,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2016, 2018, "3VWDB7AJ", "M", [
        trim("1.4T S", 19_900, 2, jettaOld),
        trim("1.4T SE", 22_300, 3, jettaOld),
      ]),
      generation(2022, null, "3VWAM7BU", "M", [
        trim("S", 22_900, 2, jetta, jettaManual),
        trim("Sport", 24_600, 3, jetta, jettaManual),
        trim("SE", 25_800, 3, jetta),
        trim("SEL", 29_900, 5, jetta),
      ]),
    ],
  },
  {
    make: "Volkswagen",
    model: "Passat",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2018, 2022, "1VWSA7A3", "C", [
        trim("S", 25_000, 2, passat),
        trim("SE", 28_000, 4, passat),
        trim("R-Line", 30_500, 4, passat),
      ]),
    ],
  },
  {
    make: "Volkswagen",
    model: "Golf",
    bodystyle: "hatchbacks",
    doors: 5,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2015, 2018, "3VW217AU", "M", [
        trim("TSI S", 22_000, 2, golf),
        trim("TSI SE", 25_000, 4, golf),
      ]),
    ],
  },
  {
    make: "Volkswagen",
    model: "Golf GTI",
    bodystyle: "hatchbacks",
    doors: 5,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2019, 2024, "WVW587CD", "W", [
        trim("S", 31_900, 3, gti, gtiManual),
        trim("SE", 36_900, 4, gti, gtiManual),
        trim("Autobahn", 40_400, 5, gti, gtiManual),
      ]),
    ],
  },
  {
    make: "Volkswagen",
    model: "Golf SportWagen",
    bodystyle: "wagons",
    doors: 5,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2015, 2018, "3VWC17AU", "M", [
        trim("TSI S", 23_500, 2, sportWagen),
        trim("TSI SE", 28_000, 4, sportWagen),
      ]),
    ],
  },
  {
    make: "Volkswagen",
    model: "Golf Alltrack",
    bodystyle: "wagons",
    doors: 5,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2017, 2019, "3VWH17AU", "M", [
        trim("TSI S", 27_500, 3, alltrack),
        trim("TSI SE", 31_500, 4, alltrack),
      ]),
    ],
  },
  {
    make: "Volkswagen",
    model: "Beetle",
    bodystyle: "convertibles",
    doors: 2,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2018, 2019, "3VW5DAAT", "M", [
        trim("S", 26_500, 3, beetle),
        trim("SE", 29_500, 4, beetle),
      ]),
    ],
  },
  {
    make: "Volkswagen",
    model: "Taos",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2022, 2024, "3VVAX7B2", "M", [
        trim("S", 25_500, 2, taos),
        trim("SE", 28_700, 4, taos),
      ]),
    ],
  },
  {
    make: "Volkswagen",
    model: "Tiguan",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2018, 2024, "3VV2B7AX", "M", [
        trim("S", 28_900, 2, tiguan),
        trim("SE", 32_000, 4, tiguan),
        trim("SEL R-Line", 38_500, 5, tiguan),
      ]),
    ],
  },
  {
    make: "Volkswagen",
    model: "Atlas",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 3,
    hasThirdRow: true,
    generations: [
      generation(2018, 2023, "1V2DR2CA", "C", [
        trim("SE", 37_500, 4, atlas),
        trim("SEL Premium", 50_000, 5, atlas),
      ]),
      generation(2024, null, "1V2WR2CA", "C", [
        trim("SE", 38_500, 4, atlasTurbo),
        trim("SEL", 48_000, 5, atlasTurbo),
      ]),
    ],
  },
  {
    make: "Volkswagen",
    model: "ID.4",
    bodystyle: "suvs",
    doors: 4,
    resale: "steep",
    popularity: 1,
    generations: [
      generation(2021, null, "WVGTMPE2", "P", [
        trim("Pro", 45_500, 4, id4),
        trim("Pro S", 50_500, 5, id4),
      ]),
    ],
  },
  {
    make: "Audi",
    model: "A4",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 3,
    generations: [
      generation(2017, 2024, "WAUENAF4", "N", [
        trim("Premium", 43_500, 4, a4Old),
        trim("Premium Plus", 48_000, 5, a4Old),
      ]),
    ],
  },
  {
    make: "Audi",
    model: "A4 allroad",
    bodystyle: "wagons",
    doors: 5,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2017, 2024, "WA1TNAF4", "A", [
        trim("Premium", 47_500, 4, allroad),
        trim("Premium Plus", 51_500, 5, allroad),
      ]),
    ],
  },
  {
    make: "Audi",
    model: "Q3",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2019, 2025, "WA1EECF3", "1", [
        trim("Premium", 39_500, 4, q3),
        trim("Premium Plus", 43_000, 5, q3),
      ]),
    ],
  },
  {
    make: "Audi",
    model: "Q5",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 4,
    generations: [
      generation(2018, 2024, "WA1ANAFY", "2", [
        trim("Premium", 46_000, 4, q5),
        trim("Premium Plus", 51_000, 5, q5),
      ]),
    ],
  },
  {
    make: "BMW",
    model: "3 Series",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2014, 2018, "WBA8E1G3", "N", [
        trim("320i", 36_000, 4, bmw320Old),
      ]),
    ],
  },
  {
    make: "BMW",
    model: "3 Series",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 3,
    generations: [
      generation(2019, 2025, "WBA5R1C5", "F", [
        trim("330i", 45_500, 4, bmw330),
        trim("330i M Sport", 48_500, 5, bmw330),
      ]),
    ],
  },
  {
    make: "BMW",
    model: "4 Series",
    bodystyle: "coupes",
    doors: 2,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2021, null, "WBA63AP0", "F", [
        trim("430i M Sport", 51_500, 5, bmw430),
      ]),
    ],
  },
  {
    make: "BMW",
    model: "4 Series",
    bodystyle: "convertibles",
    doors: 2,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2021, null, "WBA23AT0", "C", [
        trim("430i Convertible", 60_500, 5, bmw430),
      ]),
    ],
  },
  {
    make: "BMW",
    model: "5 Series",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2018, 2023, "WBAJS3C0", "B", [
        trim("540i xDrive", 64_500, 5, bmw540),
      ]),
    ],
  },
  {
    make: "BMW",
    model: "X1",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2016, 2022, "WBXJG9C5", "5", [trim("28i", 37_500, 4, x1)]),
    ],
  },
  {
    make: "BMW",
    model: "X3",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 3,
    generations: [
      generation(2018, 2024, "5UXTY3C0", "9", [
        trim("30i", 46_900, 4, x3),
        trim("30i M Sport", 50_500, 5, x3),
      ]),
    ],
  },
  {
    make: "BMW",
    model: "X5",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2019, 2023, "5UXCR6C0", "L", [trim("40i", 65_500, 5, x5)]),
    ],
  },
  {
    make: "MINI",
    model: "Hardtop",
    bodystyle: "hatchbacks",
    doors: 3,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2015, 2019, "WMWXP5C5", "2", [
        trim("Cooper", 22_000, 3, miniHardtop, miniManual),
      ]),
      generation(2020, 2024, "WMWXP7C0", "2", [
        trim("Cooper", 26_800, 4, miniDct),
        trim("Cooper S", 30_900, 5, miniS),
      ]),
    ],
  },
  {
    make: "MINI",
    model: "Convertible",
    bodystyle: "convertibles",
    doors: 2,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2020, 2024, "WMW43DL0", "3", [
        trim("Cooper", 33_000, 4, miniDct),
        trim("Cooper S", 37_000, 5, miniS),
      ]),
    ],
  },
  {
    make: "MINI",
    model: "Countryman",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2018, 2024, "WMZYV5C0", "3", [
        trim("Cooper ALL4", 34_000, 4, miniCountryman),
      ]),
    ],
  },
  {
    make: "MINI",
    model: "Clubman",
    bodystyle: "wagons",
    doors: 6,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2016, 2023, "WMWLU5C5", "2", [
        trim("Cooper S ALL4", 35_500, 4, miniClubman),
      ]),
    ],
  },
  {
    make: "Mercedes-Benz",
    model: "C-Class",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 4,
    generations: [
      generation(2015, 2018, "55SWF4KB", "U", [
        trim("C 300", 41_500, 4, c300Old),
      ]),
      generation(2019, 2021, "55SWF8DB", "U", [trim("C 300", 42_600, 4, c300)]),
      generation(2022, null, "W1KAF4GB", "R", [
        trim("C 300 Premium", 47_500, 5, c300),
      ]),
    ],
  },
  {
    make: "Mercedes-Benz",
    model: "C-Class",
    bodystyle: "coupes",
    doors: 2,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2019, 2023, "W1KWJ8DB", "F", [
        trim("C 300 Coupe", 48_000, 5, c300),
      ]),
    ],
  },
  {
    make: "Mercedes-Benz",
    model: "C-Class",
    bodystyle: "convertibles",
    doors: 2,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2019, 2023, "W1KWK8DB", "F", [
        trim("C 300 Cabriolet", 56_500, 5, c300),
      ]),
    ],
  },
  {
    make: "Mercedes-Benz",
    model: "E-Class",
    bodystyle: "wagons",
    doors: 5,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2019, 2023, "W1KZH6JB", "A", [
        trim("E 450 4MATIC Wagon", 70_000, 5, e450Wagon),
      ]),
    ],
  },
  {
    make: "Mercedes-Benz",
    model: "GLC",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 3,
    generations: [
      generation(2016, 2022, "WDC0G4KB", "F", [
        trim("GLC 300", 45_500, 4, glc),
      ]),
      generation(2023, null, "W1NKM4GB", "F", [
        trim("GLC 300", 49_500, 5, glc),
      ]),
    ],
  },
  {
    make: "Mercedes-Benz",
    model: "GLE",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2016, 2019, "4JGDA5HB", "A", [
        trim("GLE 350 4MATIC", 56_500, 5, gleV6),
      ]),
      generation(2020, null, "4JGFB4KB", "A", [
        trim("GLE 350", 62_000, 5, gle),
      ]),
    ],
  },
  {
    make: "Mercedes-Benz",
    model: "Metris Cargo Van",
    bodystyle: "commercial",
    doors: 4,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2016, 2023, "W1YVABFY", "3", [
        trim("126-Inch Wheelbase", 37_500, 1, metris),
      ]),
    ],
  },
  {
    make: "Mercedes-Benz",
    model: "Sprinter 2500",
    bodystyle: "commercial",
    doors: 4,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2019, 2022, "W1Y4EBHY", "T", [
        trim("High Roof Cargo Van", 48_500, 1, sprinterOld),
      ]),
      generation(2023, null, "W1Y4KBHY", "T", [
        trim("High Roof Cargo Van", 55_500, 1, sprinter),
      ]),
    ],
  },
  {
    make: "Volvo",
    model: "XC60",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2018, 2022, "YV4102RK", "1", [
        trim("T5 Momentum", 45_500, 4, xc60),
        trim("T5 Inscription", 52_000, 5, xc60),
      ]),
    ],
  },
  {
    make: "Volvo",
    model: "XC90",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 2,
    hasThirdRow: true,
    generations: [
      generation(2016, 2022, "YV4A22PK", "1", [
        trim("T6 Momentum", 56_500, 5, xc90),
      ]),
    ],
  },
  {
    make: "Volvo",
    model: "V60 Cross Country",
    bodystyle: "wagons",
    doors: 5,
    resale: "weak",
    popularity: 3,
    generations: [
      generation(2019, 2022, "YV4102WK", "1", [trim("T5", 48_000, 5, v60)]),
    ],
  },
  {
    make: "Volvo",
    model: "S60",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2019, 2022, "7JR102TK", "G", [
        trim("T5 Momentum", 39_500, 4, s60),
      ]),
    ],
  },
  {
    make: "Porsche",
    model: "Macan",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 1,
    generations: [
      generation(2019, 2024, "WP1AA2A5", "L", [trim("Base", 63_000, 5, macan)]),
    ],
  },
  {
    make: "Land Rover",
    model: "Discovery Sport",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2020, 2023, "SALCP2FX", "H", [
        trim("SE", 46_500, 5, discoverySport),
      ]),
    ],
  },
  {
    make: "Land Rover",
    model: "Range Rover Sport",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2020, 2022, "SALWR2RU", "A", [
        trim("HSE", 78_000, 5, rangeRoverSport),
      ]),
    ],
  },
  {
    make: "Tesla",
    model: "Model 3",
    bodystyle: "sedans",
    doors: 4,
    resale: "steep",
    popularity: 6,
    generations: [
      generation(2019, 2021, "5YJ3E1EA", "F", [
        trim("Standard Range Plus", 39_500, 4, model3Rwd),
      ]),
      generation(2022, 2023, "5YJ3E1EA", "F", [
        trim("Rear-Wheel Drive", 42_500, 4, model3Rwd),
      ]),
      generation(2018, 2023, "5YJ3E1EB", "F", [
        trim("Long Range", 50_500, 5, model3Awd),
      ]),
    ],
  },
  {
    make: "Tesla",
    model: "Model Y",
    bodystyle: "suvs",
    doors: 4,
    resale: "steep",
    popularity: 8,
    generations: [
      generation(2020, 2021, "5YJYGDEE", "F", [
        trim("Long Range", 49_900, 5, modelYAwd),
      ]),
      generation(2022, 2024, "7SAYGDEE", "F", [
        trim("Long Range", 49_500, 5, modelYAwd),
      ]),
    ],
  },
];
