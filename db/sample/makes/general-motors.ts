import { generation, power, trim, type ModelLine } from "../model-line.ts";

const cruze = power("1.4L Turbo I4", "6-Speed Automatic", { fwd: [28, 38] });
const malibu = power("1.5L Turbo I4", "CVT", { fwd: [28, 35] });
const malibuOld = power("1.5L Turbo I4", "6-Speed Automatic", {
  fwd: [27, 36],
});
const malibu20 = power("2.0L Turbo I4", "9-Speed Automatic", { fwd: [22, 32] });
const impala = power("3.6L V6", "6-Speed Automatic", { fwd: [19, 28] });
const impala25 = power("2.5L I4", "6-Speed Automatic", { fwd: [22, 30] });
const spark = power("1.4L I4", "CVT", { fwd: [30, 38] });
const sparkManual = power("1.4L I4", "5-Speed Manual", { fwd: [29, 38] });
const bolt = power(
  "Electric Motor",
  "1-Speed Automatic",
  { fwd: [131, 109] },
  "electric",
);
const volt = power(
  "1.5L I4 Plug-In Hybrid",
  "CVT",
  { fwd: [43, 42] },
  "plug-in-hybrid",
);
const traxOld = power("1.4L Turbo I4", "6-Speed Automatic", {
  fwd: [25, 33],
  awd: [24, 30],
});
const trax = power("1.2L Turbo I3", "6-Speed Automatic", { fwd: [28, 32] });
const trailblazer = power("1.3L Turbo I3", "9-Speed Automatic", {
  awd: [26, 30],
});
const equinox = power("1.5L Turbo I4", "6-Speed Automatic", {
  fwd: [26, 31],
  awd: [25, 30],
});
const equinox2025 = power("1.5L Turbo I4", "CVT", { fwd: [26, 31] });
const equinox2025Awd = power("1.5L Turbo I4", "8-Speed Automatic", {
  awd: [24, 29],
});
const equinoxEv = power(
  "Electric Motor",
  "1-Speed Automatic",
  { fwd: [117, 100] },
  "electric",
);
const blazer = power("2.0L Turbo I4", "9-Speed Automatic", {
  fwd: [22, 29],
  awd: [22, 27],
});
const blazerV6 = power("3.6L V6", "9-Speed Automatic", {
  fwd: [19, 26],
  awd: [18, 25],
});
const traverse = power("3.6L V6", "9-Speed Automatic", {
  fwd: [18, 27],
  awd: [17, 25],
});
const traverse2024 = power("2.5L Turbo I4", "8-Speed Automatic", {
  fwd: [20, 27],
  awd: [19, 24],
});
const tahoeOld = power(
  "5.3L V8",
  "6-Speed Automatic",
  { rwd: [16, 23], "4wd": [16, 22] },
  "flex-fuel",
);
const tahoe = power("5.3L V8", "10-Speed Automatic", {
  rwd: [15, 20],
  "4wd": [15, 19],
});
const suburbanDiesel = power(
  "3.0L Turbo Diesel I6",
  "10-Speed Automatic",
  { "4wd": [20, 26] },
  "diesel",
);
const colorado = power("3.6L V6", "8-Speed Automatic", {
  rwd: [18, 25],
  "4wd": [17, 24],
});
const colorado2023 = power("2.7L Turbo I4", "8-Speed Automatic", {
  rwd: [19, 24],
  "4wd": [18, 22],
});
const silverado53Old = power(
  "5.3L V8",
  "6-Speed Automatic",
  { rwd: [16, 23], "4wd": [16, 22] },
  "flex-fuel",
);
const silverado53 = power("5.3L V8", "8-Speed Automatic", {
  rwd: [17, 23],
  "4wd": [16, 22],
});
const silverado27 = power("2.7L Turbo I4", "8-Speed Automatic", {
  rwd: [19, 22],
  "4wd": [18, 20],
});
const silverado53Ten = power("5.3L V8", "10-Speed Automatic", {
  "4wd": [16, 20],
});
const silveradoDiesel = power(
  "3.0L Turbo Diesel I6",
  "10-Speed Automatic",
  { "4wd": [22, 26] },
  "diesel",
);
const heavyGas = power("6.6L V8", "6-Speed Automatic", { "4wd": null });
const heavyDiesel = power(
  "6.6L Turbo Diesel V8",
  "10-Speed Automatic",
  { "4wd": null },
  "diesel",
);
const camaro = power("2.0L Turbo I4", "8-Speed Automatic", { rwd: [22, 31] });
const camaroV6 = power("3.6L V6", "8-Speed Automatic", { rwd: [19, 28] });
const camaroV6Ten = power("3.6L V6", "10-Speed Automatic", { rwd: [18, 29] });
const camaroV8 = power("6.2L V8", "10-Speed Automatic", { rwd: [16, 26] });
const camaroV8Manual = power("6.2L V8", "6-Speed Manual", { rwd: [16, 24] });
const corvette = power("6.2L V8", "8-Speed Automatic", { rwd: [16, 24] });
const express = power("4.3L V6", "8-Speed Automatic", { rwd: null });
const expressV8 = power(
  "6.0L V8",
  "6-Speed Automatic",
  { rwd: null },
  "flex-fuel",
);
const terrain = power("1.5L Turbo I4", "9-Speed Automatic", {
  fwd: [26, 30],
  awd: [25, 28],
});
const acadia = power("3.6L V6", "9-Speed Automatic", {
  fwd: [19, 27],
  awd: [19, 26],
});
const encore = power("1.4L Turbo I4", "6-Speed Automatic", {
  fwd: [25, 30],
  awd: [24, 30],
});
const encoreGx = power("1.3L Turbo I3", "9-Speed Automatic", { awd: [26, 29] });
const envision = power("2.0L Turbo I4", "9-Speed Automatic", {
  fwd: [24, 31],
  awd: [22, 29],
});
const enclave = power("3.6L V6", "9-Speed Automatic", {
  fwd: [18, 26],
  awd: [17, 25],
});
const tourX = power("2.0L Turbo I4", "8-Speed Automatic", { awd: [21, 29] });
const lacrosse = power("3.6L V6", "8-Speed Automatic", { fwd: [20, 29] });
const xt5 = power("3.6L V6", "8-Speed Automatic", {
  fwd: [19, 27],
  awd: [18, 26],
});
const xt5Turbo = power("2.0L Turbo I4", "9-Speed Automatic", {
  fwd: [22, 29],
  awd: [21, 27],
});
const xt4 = power("2.0L Turbo I4", "9-Speed Automatic", {
  fwd: [24, 30],
  awd: [22, 29],
});
const escalade = power("6.2L V8", "10-Speed Automatic", {
  rwd: [14, 20],
  "4wd": [14, 19],
});
const ats = power("2.0L Turbo I4", "8-Speed Automatic", {
  rwd: [22, 31],
  awd: [22, 30],
});
const ct5 = power("2.0L Turbo I4", "10-Speed Automatic", {
  rwd: [23, 32],
  awd: [22, 31],
});

export const GENERAL_MOTORS_MODELS: readonly ModelLine[] = [
  {
    make: "Chevrolet",
    model: "Spark",
    bodystyle: "hatchbacks",
    doors: 5,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2016, 2022, "KL8CB6SA", "C", [
        trim("LS", 15_700, 1, spark, sparkManual),
        trim("1LT", 17_600, 2, spark),
        trim("2LT", 19_000, 4, spark),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Cruze",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 3,
    generations: [
      generation(2016, 2019, "1G1BE5SM", "7", [
        trim("LS", 19_900, 1, cruze),
        trim("LT", 21_900, 2, cruze),
        trim("Premier", 25_400, 4, cruze),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Malibu",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 6,
    generations: [
      generation(2016, 2018, "1G1ZE5ST", "F", [
        trim("LS", 23_200, 1, malibuOld),
        trim("LT", 26_000, 2, malibuOld),
        trim("Premier", 31_900, 5, malibu20),
      ]),
      generation(2019, 2025, "1G1ZD5ST", "F", [
        trim("LS", 26_700, 1, malibu),
        trim("RS", 27_700, 2, malibu),
        trim("LT", 29_200, 3, malibu),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Impala",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2014, 2020, "2G11Z5SA", "9", [
        trim("LT", 31_600, 3, impala25, impala),
        trim("Premier", 36_700, 5, impala),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Bolt EV",
    bodystyle: "hatchbacks",
    doors: 5,
    resale: "steep",
    popularity: 6,
    generations: [
      generation(2017, 2021, "1G1FY6S0", "4", [
        trim("LT", 36_500, 3, bolt),
        trim("Premier", 41_000, 5, bolt),
      ]),
      generation(2022, 2023, "1G1FW6S0", "4", [
        trim("1LT", 27_500, 3, bolt),
        trim("2LT", 30_700, 5, bolt),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Volt",
    bodystyle: "hatchbacks",
    doors: 5,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2016, 2019, "1G1RC6S5", "U", [
        trim("LT", 34_400, 3, volt),
        trim("Premier", 38_900, 5, volt),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Trax",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2015, 2022, "3GNCJKSB", "L", [
        trim("LS", 22_500, 1, traxOld),
        trim("LT", 24_800, 2, traxOld),
        trim("Premier", 27_200, 4, traxOld),
      ]),
      generation(2024, null, "KL77LFEP", "C", [
        trim("LS", 21_900, 1, trax),
        trim("1RS", 24_400, 2, trax),
        trim("LT", 23_900, 3, trax),
        trim("Activ", 25_400, 4, trax),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Trailblazer",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2021, null, "KL79MRSL", "B", [
        trim("LT", 27_700, 2, trailblazer),
        trim("RS", 29_700, 4, trailblazer),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Equinox",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 9,
    generations: [
      generation(2018, 2024, "2GNAXKEV", "6", [
        trim("LS", 27_800, 1, equinox),
        trim("LT", 29_600, 2, equinox),
        trim("Premier", 33_300, 5, equinox),
      ]),
      generation(2025, null, "3GNAXPEG", "L", [
        trim("LT", 30_000, 3, equinox2025, equinox2025Awd),
        trim("RS", 34_200, 4, equinox2025, equinox2025Awd),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Equinox EV",
    bodystyle: "suvs",
    doors: 4,
    resale: "steep",
    popularity: 1,
    generations: [
      generation(2024, null, "3GN7DLRP", "S", [
        trim("LT", 35_000, 3, equinoxEv),
        trim("RS", 40_700, 5, equinoxEv),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Blazer",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2019, null, "3GNKBCRS", "S", [
        trim("2LT", 36_900, 3, blazer),
        trim("RS", 44_000, 4, blazerV6),
        trim("Premier", 45_000, 5, blazerV6),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Traverse",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 5,
    hasThirdRow: true,
    generations: [
      generation(2018, 2023, "1GNERGKW", "J", [
        trim("LS", 36_000, 2, traverse),
        trim("LT", 40_500, 3, traverse),
        trim("Premier", 48_900, 5, traverse),
      ]),
      generation(2024, null, "1GNEVGKS", "J", [
        trim("LS", 40_600, 3, traverse2024),
        trim("LT", 43_600, 3, traverse2024),
        trim("RS", 56_700, 5, traverse2024),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Tahoe",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 3,
    hasThirdRow: true,
    generations: [
      generation(2015, 2020, "1GNSKBKC", "R", [
        trim("LS", 51_500, 2, tahoeOld),
        trim("LT", 56_800, 4, tahoeOld),
        trim("Premier", 65_500, 5, tahoeOld),
      ]),
      generation(2021, null, "1GNSKNKD", "R", [
        trim("LS", 60_900, 2, tahoe),
        trim("LT", 66_400, 4, tahoe),
        trim("Z71", 69_700, 4, tahoe),
        trim("High Country", 80_500, 5, tahoe),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Suburban",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 1,
    hasThirdRow: true,
    generations: [
      generation(2021, null, "1GNSKCKT", "R", [
        trim("LT", 69_400, 4, tahoe, suburbanDiesel),
        trim("Premier", 78_000, 5, tahoe, suburbanDiesel),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Colorado",
    bodystyle: "trucks",
    doors: 4,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2017, 2022, "1GCGTCEN", "1", [
        trim("WT", 30_200, 1, colorado),
        trim("LT", 33_200, 2, colorado),
        trim("Z71", 36_800, 4, colorado),
      ]),
      generation(2023, null, "1GCPTCEK", "1", [
        trim("LT", 36_300, 2, colorado2023),
        trim("Z71", 42_500, 4, colorado2023),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Silverado 1500",
    bodystyle: "trucks",
    doors: 4,
    resale: "average",
    popularity: 9,
    generations: [
      generation(2014, 2018, "3GCUKREC", "G", [
        trim("WT", 36_500, 1, silverado53Old),
        trim("LT", 41_500, 3, silverado53Old),
        trim("LTZ", 47_000, 4, silverado53Old),
      ]),
      generation(2019, 2021, "1GCUYDED", "Z", [
        trim("WT", 38_400, 1, silverado53),
        trim("Custom", 41_200, 2, silverado27, silverado53),
        trim("LT", 44_200, 3, silverado53),
        trim("RST", 46_300, 3, silverado53),
        trim("LTZ", 51_400, 5, silverado53),
      ]),
      generation(2022, null, "1GCUDDED", "Z", [
        trim("WT", 44_000, 1, silverado27),
        trim("Custom", 46_500, 2, silverado27),
        trim("LT", 55_200, 3, silverado53Ten, silveradoDiesel),
        trim("RST", 57_600, 4, silverado53Ten, silveradoDiesel),
        trim("High Country", 69_500, 5, silverado53Ten),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Silverado 2500 HD",
    bodystyle: "trucks",
    doors: 4,
    resale: "strong",
    popularity: 3,
    generations: [
      generation(2020, null, "1GC4YNEY", "F", [
        trim("WT", 53_500, 1, heavyGas, heavyDiesel),
        trim("LT", 60_500, 3, heavyGas, heavyDiesel),
        trim("LTZ", 70_000, 5, heavyDiesel),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Camaro",
    bodystyle: "coupes",
    doors: 2,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2016, 2018, "1G1FB1RX", "0", [
        trim("1LT", 27_900, 2, camaro),
        trim("2LT", 32_300, 4, camaroV6),
        trim("2SS", 43_500, 5, camaroV8Manual),
      ]),
      generation(2019, 2024, "1G1FD1RS", "0", [
        trim("1LT", 32_500, 2, camaro, camaroV6Ten),
        trim("3LT", 38_800, 4, camaroV6Ten),
        trim("1SS", 42_500, 3, camaroV8, camaroV8Manual),
        trim("2SS", 49_000, 5, camaroV8, camaroV8Manual),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Camaro",
    bodystyle: "convertibles",
    doors: 2,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2019, 2024, "1G1FD3DS", "0", [
        trim("2LT Convertible", 41_500, 4, camaroV6Ten),
        trim("2SS Convertible", 55_000, 5, camaroV8),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Corvette",
    bodystyle: "coupes",
    doors: 2,
    resale: "strong",
    popularity: 1,
    generations: [
      generation(2020, null, "1G1YB2D4", "5", [
        trim("Stingray 2LT", 78_500, 4, corvette),
        trim("Stingray 3LT", 83_200, 5, corvette),
      ]),
    ],
  },
  {
    make: "Chevrolet",
    model: "Express 2500",
    bodystyle: "commercial",
    doors: 4,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2018, null, "1GCWGAFP", "1", [
        trim("Cargo Work Van", 43_500, 1, express),
      ]),
    ],
  },
  {
    make: "GMC",
    model: "Savana 2500",
    bodystyle: "commercial",
    doors: 4,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2015, 2020, "1GTW7AFG", "1", [
        trim("Cargo Work Van", 35_000, 1, expressV8),
      ]),
      generation(2021, null, "1GTW7AFP", "1", [
        trim("Cargo Work Van", 43_800, 1, express),
      ]),
    ],
  },
  {
    make: "GMC",
    model: "Terrain",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 4,
    generations: [
      generation(2018, 2024, "3GKALMEV", "L", [
        trim("SLE", 30_900, 2, terrain),
        trim("SLT", 34_200, 4, terrain),
        trim("Denali", 39_500, 5, terrain),
      ]),
    ],
  },
  {
    make: "GMC",
    model: "Acadia",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 3,
    hasThirdRow: true,
    generations: [
      generation(2017, 2023, "1GKKNULS", "Z", [
        trim("SLE", 36_900, 2, acadia),
        trim("SLT", 41_000, 4, acadia),
        trim("Denali", 49_500, 5, acadia),
      ]),
    ],
  },
  {
    make: "GMC",
    model: "Sierra 1500",
    bodystyle: "trucks",
    doors: 4,
    resale: "average",
    popularity: 5,
    generations: [
      generation(2014, 2018, "3GTU2NEC", "G", [
        trim("SLE", 42_800, 3, silverado53Old),
        trim("SLT", 48_900, 4, silverado53Old),
        trim("Denali", 55_000, 5, silverado53Old),
      ]),
      generation(2019, 2021, "3GTU9DED", "G", [
        trim("SLE", 46_000, 3, silverado53),
        trim("Elevation", 46_900, 3, silverado53),
        trim("SLT", 51_500, 4, silverado53),
        trim("Denali", 60_500, 5, silverado53),
      ]),
      generation(2022, null, "3GTUUDED", "G", [
        trim("Elevation", 57_800, 3, silverado53Ten, silveradoDiesel),
        trim("SLT", 62_500, 4, silverado53Ten, silveradoDiesel),
        trim("Denali", 70_500, 5, silverado53Ten),
      ]),
    ],
  },
  {
    make: "Buick",
    model: "Encore",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2014, 2022, "KL4CJASB", "B", [
        trim("Preferred", 25_600, 3, encore),
        trim("Essence", 29_900, 5, encore),
      ]),
    ],
  },
  {
    make: "Buick",
    model: "Encore GX",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2020, null, "KL4MMDSL", "B", [
        trim("Preferred", 29_700, 3, encoreGx),
        trim("Sport Touring", 30_700, 4, encoreGx),
      ]),
    ],
  },
  {
    make: "Buick",
    model: "Envision",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2021, 2025, "LRBFZNR4", "D", [
        trim("Preferred", 36_500, 3, envision),
        trim("Essence", 40_000, 5, envision),
      ]),
    ],
  },
  {
    make: "Buick",
    model: "Enclave",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 2,
    hasThirdRow: true,
    generations: [
      generation(2018, 2024, "5GAEVBKW", "J", [
        trim("Essence", 47_500, 4, enclave),
        trim("Premium", 54_000, 5, enclave),
      ]),
    ],
  },
  {
    make: "Buick",
    model: "Regal TourX",
    bodystyle: "wagons",
    doors: 5,
    resale: "average",
    popularity: 3,
    generations: [
      generation(2018, 2020, "W04GU8SX", "1", [
        trim("Preferred", 33_600, 3, tourX),
        trim("Essence", 36_500, 4, tourX),
      ]),
    ],
  },
  {
    make: "Buick",
    model: "LaCrosse",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2017, 2019, "1G4ZP5SS", "U", [
        trim("Preferred", 34_000, 3, lacrosse),
        trim("Essence", 37_600, 5, lacrosse),
      ]),
    ],
  },
  {
    make: "Cadillac",
    model: "XT4",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2019, 2025, "1GYFZDR4", "F", [
        trim("Luxury", 39_000, 4, xt4),
        trim("Premium Luxury", 43_500, 5, xt4),
      ]),
    ],
  },
  {
    make: "Cadillac",
    model: "XT5",
    bodystyle: "suvs",
    doors: 4,
    resale: "weak",
    popularity: 2,
    generations: [
      generation(2017, 2019, "1GYKNCRS", "Z", [
        trim("Luxury", 46_000, 4, xt5),
        trim("Premium Luxury", 53_000, 5, xt5),
      ]),
      generation(2020, 2025, "1GYKNDR4", "Z", [
        trim("Luxury", 46_500, 4, xt5Turbo),
        trim("Premium Luxury", 51_500, 5, xt5Turbo),
      ]),
    ],
  },
  {
    make: "Cadillac",
    model: "Escalade",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 1,
    hasThirdRow: true,
    generations: [
      generation(2021, null, "1GYS4CKL", "R", [
        trim("Premium Luxury", 93_000, 5, escalade),
      ]),
    ],
  },
  {
    make: "Cadillac",
    model: "ATS",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2014, 2018, "1G6AF5RX", "0", [
        trim("Luxury", 39_500, 4, ats),
        trim("Premium Luxury", 44_500, 5, ats),
      ]),
    ],
  },
  {
    make: "Cadillac",
    model: "CT5",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2020, null, "1G6DN5RK", "0", [
        trim("Luxury", 45_500, 4, ct5),
        trim("Premium Luxury", 49_500, 5, ct5),
      ]),
    ],
  },
];
