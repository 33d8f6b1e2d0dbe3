import { generation, power, trim, type ModelLine } from "../model-line.ts";

const civicOld = power("2.0L I4", "CVT", { fwd: [31, 40] });
const civicTurbo = power("1.5L Turbo I4", "CVT", { fwd: [32, 42] });
const civic20 = power("2.0L I4", "CVT", { fwd: [31, 40] });
const civicManual = power("1.5L Turbo I4", "6-Speed Manual", { fwd: [27, 37] });
const civicHybrid = power("2.0L I4 Hybrid", "CVT", { fwd: [50, 47] }, "hybrid");
const accordOld = power("2.4L I4", "CVT", { fwd: [27, 36] });
const accordOldV6 = power("3.5L V6", "6-Speed Automatic", { fwd: [21, 33] });
const accordV6Manual = power("3.5L V6", "6-Speed Manual", { fwd: [18, 28] });
const accordTurbo = power("1.5L Turbo I4", "CVT", { fwd: [30, 38] });
const accord20 = power("2.0L Turbo I4", "10-Speed Automatic", {
  fwd: [22, 32],
});
const accordHybrid = power(
  "2.0L I4 Hybrid",
  "CVT",
  { fwd: [48, 47] },
  "hybrid",
);
const crvOld = power("2.4L I4", "CVT", { fwd: [26, 33], awd: [25, 31] });
const crv = power("1.5L Turbo I4", "CVT", { fwd: [28, 34], awd: [27, 32] });
const crvHybrid = power(
  "2.0L I4 Hybrid",
  "CVT",
  { fwd: [43, 36], awd: [40, 34] },
  "hybrid",
);
const hrvOld = power("1.8L I4", "CVT", { fwd: [28, 34], awd: [27, 31] });
const hrv = power("2.0L I4", "CVT", { fwd: [26, 32], awd: [25, 30] });
const pilotOld = power("3.5L V6", "9-Speed Automatic", {
  fwd: [20, 27],
  awd: [19, 26],
});
const pilot = power("3.5L V6", "10-Speed Automatic", {
  fwd: [19, 27],
  awd: [19, 25],
});
const passport = power("3.5L V6", "9-Speed Automatic", {
  fwd: [20, 25],
  awd: [19, 24],
});
const odysseyOld = power("3.5L V6", "6-Speed Automatic", { fwd: [19, 28] });
const odyssey = power("3.5L V6", "10-Speed Automatic", { fwd: [19, 28] });
const fit = power("1.5L I4", "CVT", { fwd: [33, 40] });
const fitManual = power("1.5L I4", "6-Speed Manual", { fwd: [29, 36] });
const ridgeline = power("3.5L V6", "9-Speed Automatic", { awd: [18, 24] });
const mdxOld = power("3.5L V6", "9-Speed Automatic", {
  fwd: [20, 27],
  awd: [19, 26],
});
const mdx = power("3.5L V6", "10-Speed Automatic", {
  fwd: [19, 26],
  awd: [19, 25],
});
const rdxOld = power("3.5L V6", "6-Speed Automatic", {
  fwd: [20, 29],
  awd: [19, 28],
});
const rdx = power("2.0L Turbo I4", "10-Speed Automatic", {
  fwd: [22, 28],
  awd: [21, 27],
});
const tlx = power("2.4L I4", "8-Speed Automatic", { fwd: [23, 33] });
const tlxTurbo = power("2.0L Turbo I4", "10-Speed Automatic", {
  fwd: [22, 31],
  awd: [21, 29],
});

export const HONDA_MODELS: readonly ModelLine[] = [
  {
    make: "Honda",
    model: "Civic",
    bodystyle: "sedans",
    doors: 4,
    resale: "strong",
    popularity: 8,
    generations: [
      generation(2016, 2021, "2HGFC2F6", "H", [
        trim("LX", 22_200, 2, civicOld),
        trim("Sport", 23_900, 2, civicOld),
        trim("EX", 24_900, 4, civicTurbo),
        trim("Touring", 29_300, 5, civicTurbo),
      ]),
      generation(2022, 2024, "2HGFE2F5", "H", [
        trim("LX", 24_950, 2, civic20),
        trim("Sport", 26_400, 3, civic20),
        trim("EX", 27_700, 4, civicTurbo),
        trim("Touring", 31_400, 5, civicTurbo),
      ]),
      generation(2025, null, "2HGFE4F8", "H", [
        trim("LX", 25_400, 2, civic20),
        trim("Sport", 27_400, 3, civic20),
        trim("Sport Hybrid", 29_800, 3, civicHybrid),
        trim("Sport Touring Hybrid", 32_900, 5, civicHybrid),
      ]),
    ],
  },
  {
    make: "Honda",
    model: "Civic",
    bodystyle: "hatchbacks",
    doors: 5,
    resale: "strong",
    popularity: 5,
    generations: [
      generation(2017, 2021, "SHHFK7H3", "U", [
        trim("LX", 23_200, 2, civicTurbo),
        trim("Sport", 25_200, 3, civicTurbo, civicManual),
        trim("EX", 26_500, 4, civicTurbo),
        trim("Sport Touring", 30_600, 5, civicTurbo),
      ]),
      generation(2022, 2024, "19XFL1H8", "E", [
        trim("LX", 26_200, 2, civic20),
        trim("Sport", 27_700, 3, civic20),
        trim("EX-L", 29_900, 4, civicTurbo),
        trim("Sport Touring", 32_500, 5, civicTurbo, civicManual),
      ]),
      generation(2025, null, "19XFL2G8", "E", [
        trim("Sport", 28_800, 3, civic20),
        trim("Sport Touring Hybrid", 34_000, 5, civicHybrid),
      ]),
    ],
  },
  {
    make: "Honda",
    model: "Civic",
    bodystyle: "coupes",
    doors: 2,
    resale: "strong",
    popularity: 2,
    generations: [
      generation(2016, 2020, "2HGFC4B0", "H", [
        trim("LX", 22_400, 2, civicOld),
        trim("Sport", 23_700, 3, civicOld),
        trim("EX", 25_000, 4, civicTurbo),
        trim("Touring", 28_600, 5, civicTurbo),
      ]),
    ],
  },
  {
    make: "Honda",
    model: "Accord",
    bodystyle: "sedans",
    doors: 4,
    resale: "strong",
    popularity: 8,
    generations: [
      generation(2013, 2017, "1HGCR2F3", "A", [
        trim("LX", 23_300, 2, accordOld),
        trim("Sport", 25_400, 3, accordOld),
        trim("EX-L", 29_400, 4, accordOld),
        trim("Touring V6", 35_500, 5, accordOldV6),
      ]),
      generation(2018, 2022, "1HGCV1F3", "A", [
        trim("LX", 27_500, 2, accordTurbo),
        trim("Sport", 29_200, 3, accordTurbo),
        trim("EX-L", 33_500, 4, accordTurbo),
        trim("Sport 2.0T", 34_000, 4, accord20),
        trim("Touring 2.0T", 39_600, 5, accord20),
      ]),
      generation(2023, null, "1HGCY1F3", "A", [
        trim("LX", 29_400, 2, accordTurbo),
        trim("Sport Hybrid", 33_700, 3, accordHybrid),
        trim("EX-L Hybrid", 36_400, 4, accordHybrid),
        trim("Touring Hybrid", 40_400, 5, accordHybrid),
      ]),
    ],
  },
  {
    make: "Honda",
    model: "Accord",
    bodystyle: "coupes",
    doors: 2,
    resale: "average",
    popularity: 1,
    generations: [
      generation(2013, 2017, "1HGCT1B3", "A", [
        trim("LX-S", 25_000, 3, accordOld),
        trim("EX-L V6", 32_600, 5, accordOldV6, accordV6Manual),
      ]),
    ],
  },
  {
    make: "Honda",
    model: "HR-V",
    bodystyle: "suvs",
    doors: 4,
    resale: "strong",
    popularity: 3,
    generations: [
      generation(2016, 2022, "3CZRU6H3", "M", [
        trim("LX", 23_800, 2, hrvOld),
        trim("EX", 26_000, 3, hrvOld),
        trim("EX-L", 28_000, 4, hrvOld),
      ]),
      generation(2023, null, "3CZRZ1H3", "M", [
        trim("LX", 26_800, 2, hrv),
        trim("Sport", 28_800, 3, hrv),
        trim("EX-L", 30_900, 4, hrv),
      ]),
    ],
  },
  {
    make: "Honda",
    model: "CR-V",
    bodystyle: "suvs",
    doors: 4,
    resale: "strong",
    popularity: 9,
    generations: [
      generation(2015, 2016, "2HKRM4H5", "H", [
        trim("LX", 24_800, 2, crvOld),
        trim("EX", 27_100, 3, crvOld),
        trim("EX-L", 29_700, 4, crvOld),
      ]),
      generation(2017, 2022, "7FARW2H8", "E", [
        trim("LX", 28_000, 2, crv),
        trim("EX", 30_500, 3, crv),
        trim("EX-L", 33_100, 4, crv),
        trim("Touring", 36_600, 5, crv),
      ]),
      generation(2023, null, "2HKRS4H7", "H", [
        trim("LX", 31_500, 2, crv),
        trim("EX", 33_800, 3, crv),
        trim("EX-L", 36_300, 4, crv),
        trim("Sport Hybrid", 35_600, 3, crvHybrid),
        trim("Sport Touring Hybrid", 42_300, 5, crvHybrid),
      ]),
    ],
  },
  {
    make: "Honda",
    model: "Passport",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2019, 2025, "5FNYF8H5", "B", [
        trim("EX-L", 43_000, 4, passport),
        trim("Touring", 46_000, 5, passport),
      ]),
    ],
  },
  {
    make: "Honda",
    model: "Pilot",
    bodystyle: "suvs",
    doors: 4,
    resale: "strong",
    popularity: 5,
    hasThirdRow: true,
    generations: [
      generation(2016, 2022, "5FNYF6H5", "B", [
        trim("EX", 38_200, 3, pilotOld),
        trim("EX-L", 41_500, 4, pilotOld),
        trim("Touring", 45_600, 5, pilotOld),
      ]),
      generation(2023, null, "5FNYG1H4", "B", [
        trim("Sport", 42_800, 3, pilot),
        trim("EX-L", 46_300, 4, pilot),
        trim("Touring", 50_900, 5, pilot),
      ]),
    ],
  },
  {
    make: "Honda",
    model: "Odyssey",
    bodystyle: "minivans",
    doors: 4,
    resale: "strong",
    popularity: 7,
    hasThirdRow: true,
    generations: [
      generation(2014, 2017, "5FNRL5H6", "B", [
        trim("EX", 33_800, 3, odysseyOld),
        trim("EX-L", 37_300, 4, odysseyOld),
        trim("Touring Elite", 45_700, 5, odysseyOld),
      ]),
      generation(2018, null, "5FNRL6H7", "B", [
        trim("EX-L", 43_300, 4, odyssey),
        trim("Sport-L", 44_500, 4, odyssey),
        trim("Touring", 48_000, 5, odyssey),
        trim("Elite", 52_300, 5, odyssey),
      ]),
    ],
  },
  {
    make: "Honda",
    model: "Fit",
    bodystyle: "hatchbacks",
    doors: 5,
    resale: "strong",
    popularity: 4,
    generations: [
      generation(2015, 2020, "3HGGK5H5", "M", [
        trim("LX", 17_700, 1, fit, fitManual),
        trim("EX", 19_700, 3, fit, fitManual),
        trim("EX-L", 21_700, 4, fit),
      ]),
    ],
  },
  {
    make: "Honda",
    model: "Ridgeline",
    bodystyle: "trucks",
    doors: 4,
    resale: "strong",
    popularity: 2,
    generations: [
      generation(2021, null, "5FPYK3F5", "B", [
        trim("Sport", 41_600, 3, ridgeline),
        trim("RTL", 44_200, 4, ridgeline),
        trim("Black Edition", 48_200, 5, ridgeline),
      ]),
    ],
  },
  {
    make: "Acura",
    model: "MDX",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 2,
    hasThirdRow: true,
    generations: [
      generation(2016, 2020, "5J8YD4H3", "L", [
        trim("Base", 45_900, 4, mdxOld),
        trim("Technology Package", 50_300, 5, mdxOld),
      ]),
      generation(2022, null, "5J8YD9H4", "L", [
        trim("Base", 52_600, 4, mdx),
        trim("Technology", 57_300, 5, mdx),
      ]),
    ],
  },
  {
    make: "Acura",
    model: "RDX",
    bodystyle: "suvs",
    doors: 4,
    resale: "average",
    popularity: 2,
    generations: [
      generation(2014, 2018, "5J8TB4H5", "L", [
        trim("Base", 37_000, 4, rdxOld),
        trim("Advance Package", 43_500, 5, rdxOld),
      ]),
      generation(2019, null, "5J8TC2H5", "L", [
        trim("Base", 45_700, 4, rdx),
        trim("Technology Package", 48_800, 5, rdx),
        trim("A-Spec Package", 51_700, 5, rdx),
      ]),
    ],
  },
  {
    make: "Acura",
    model: "TLX",
    bodystyle: "sedans",
    doors: 4,
    resale: "weak",
    popularity: 1,
    generations: [
      generation(2015, 2020, "19UUB1F3", "A", [
        trim("Base", 34_000, 4, tlx),
        trim("Technology Package", 37_700, 5, tlx),
      ]),
      generation(2021, 2025, "19UUB6F4", "A", [
        trim("Technology Package", 46_400, 5, tlxTurbo),
      ]),
    ],
  },
];
