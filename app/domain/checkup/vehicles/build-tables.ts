import { findMake } from "#app/domain/makes/known-makes.ts";
import { normalizeText } from "#app/domain/vehicle/normalize-text.ts";

/**
 * Models stand separated by commas. Behind a model, "<2019" is for the model years before 2019 and ">2018" for those
 * after 2018; without them every model year since 2000 counts.
 */
type BuildTable = Readonly<Record<string, string>>;

/** No car of these models has ever been driven by its rear wheels alone in the United States. */
const NEVER_REAR: BuildTable = {
  Acura:
    "MDX, RDX, TLX, TL, RL, RLX, ADX, ILX, TSX, Integra, RSX, CL, TSX Sport Wagon",
  Audi: "A3, A4, A5, A6, A7, A8, A8 L, S3, S4, S5, S6, S7, S8, Q3, Q5, Q7, Q8, SQ5, SQ7, SQ8, TT, TTS, allroad, A4 allroad, A6 allroad",
  BMW: "X2, X1>2015, 2 Series Gran Coupe",
  Buick:
    "Enclave, Encore, Encore GX, Envision, Envista, Rendezvous, LaCrosse, Regal, Verano, Lucerne, LeSabre, Century, Park Avenue, Cascada, Regal Sportback, Regal TourX, Terraza",
  Cadillac: "SRX>2009, XT4, XT5, XT6, XTS, DTS, DeVille, Seville, Eldorado",
  Chevrolet:
    "Blazer>2018, Captiva Sport, Equinox, Traverse, Trax, Trailblazer>2020, Aveo, Cavalier, Cobalt, Cruze, Impala, Impala Limited, Malibu, Malibu Limited, Sonic, Spark, Volt, Bolt EV, Bolt EUV, HHR, Uplander, Venture, Monte Carlo",
  Chrysler:
    "200, Sebring, Pacifica, Pacifica Hybrid, Town & Country, Voyager, PT Cruiser, Grand Caravan",
  Dodge:
    "Journey, Hornet, Avenger, Dart, Caliber, Caravan, Grand Caravan, Neon, Stratus, Intrepid",
  FIAT: "500X, 500L, 500, 500e, 500c, 500 Abarth",
  Ford: "Bronco Sport, EcoSport, Edge, Escape, Flex, Freestyle, Taurus, Taurus X, Five Hundred, Focus, Focus ST, Focus RS, Fusion, Fusion Energi, Maverick, C-Max, C-Max Energi, C-Max Hybrid, Fiesta, Freestar, Windstar, Transit Connect, Transit Connect Van, Explorer>2010<2020",
  GMC: "Acadia, Acadia Limited, Terrain",
  Honda:
    "CR-V, HR-V, Passport>2018, Pilot, Element, Crosstour, Accord Crosstour, Accord, Civic, Civic Type R, Clarity, Insight, Ridgeline, Fit, CR-Z, Odyssey",
  Hyundai:
    "Kona, Kona Electric, Palisade, Santa Fe, Santa Fe Sport, Santa Fe XL, Tucson, Venue, Veracruz, Accent, Azera, Elantra, Elantra N, Elantra GT, Sonata, Santa Cruz, IONIQ, IONIQ Hybrid, IONIQ Electric, Veloster, Veloster N, Entourage",
  INFINITI: "QX60, JX35, QX30, QX50>2018, QX55, I30, I35",
  Jeep: "Compass, Patriot, Renegade, Cherokee>2013",
  Kia: "Niro, Niro EV, Seltos, Sorento>2010, Sorento Hybrid, Sportage>2004, Sportage Hybrid, Telluride, Cadenza, Forte, Forte5, Forte Koup, K4, K5, Optima, Rio, Rio5, Spectra, Soul, Carnival, Carnival MPV, Sedona, Rondo",
  "Land Rover": "Discovery Sport, Range Rover Evoque, LR2",
  Lexus:
    "NX 200t, NX 250, NX 300, NX 300h, NX 350, NX 350h, NX 450h+, RX 300, RX 330, RX 350, RX 350h, RX 350L, RX 400h, RX 450h, RX 450h+, RX 450hL, RX 500h, UX 200, UX 250h, UX 300h, NX, RX, UX, TX, TX 350, TX 500h, ES 250, ES 300, ES 300h, ES 330, ES 350, ES, HS 250h, CT 200h, CT",
  Lincoln:
    "Corsair, MKC, MKX, MKT, MKS, MKZ, MKZ Hybrid, Nautilus, Zephyr, Continental",
  Mazda:
    "CX-3, CX-30, CX-5, CX-50, CX-7, CX-9, Tribute, Mazda3, Mazda6, Mazda2, Mazda5, MAZDASPEED3, MAZDASPEED6, Protege",
  "Mercedes-Benz": "A-Class, CLA, GLA, GLB, B-Class, EQB",
  MINI: "Countryman, Paceman, Hardtop, Hardtop 2 Door, Hardtop 4 Door, Cooper, Clubman, Convertible",
  Mitsubishi:
    "Eclipse Cross, Endeavor, Outlander, Outlander Sport, Outlander PHEV, Galant, Lancer, Lancer Evolution, Mirage, Mirage G4, Eclipse",
  Nissan:
    "Juke, Kicks, Murano, Pathfinder>2012, Rogue, Rogue Select, Rogue Sport, Altima, Maxima, Sentra, Versa, Versa Note, LEAF, cube, Quest, ARIYA, NV200",
  Pontiac:
    "Aztek, Torrent, Bonneville, G5, G6, Grand Am, Grand Prix, Sunfire, Vibe, Montana",
  RAM: "ProMaster, ProMaster 1500, ProMaster 2500, ProMaster 3500, ProMaster City",
  Saturn: "Outlook, Vue, Aura, Ion",
  Scion: "iA, iM, xA, xD, tC, xB",
  Subaru:
    "Ascent, B9 Tribeca, Tribeca, Crosstrek, XV Crosstrek, Forester, Outback, Legacy, WRX, WRX STI, Impreza, Impreza WRX, Impreza WRX STI, Baja",
  Toyota:
    "C-HR, Corolla Cross, Crown, Crown Signia, Grand Highlander, Highlander, RAV4, RAV4 Prime, RAV4 Hybrid, Venza, Avalon, Camry, Camry Solara, Corolla, Yaris, Yaris iA, Corolla iM, GR Corolla, Matrix, Prius, Prius c, Prius Prime, Prius v, Sienna, ECHO",
  Volkswagen:
    "Atlas, Atlas Cross Sport, Taos, Tiguan, Tiguan Limited, Arteon, CC, Jetta, Jetta GLI, Passat, Beetle, New Beetle, e-Golf, Golf, Golf GTI, Golf R, GTI, Golf Alltrack, Golf SportWagen, Jetta SportWagen, Eos, Routan",
  Volvo:
    "XC60, XC70, XC90, S40, S60, S80, S90, V50, V60, V70, V90, V60 Cross Country, V90 Cross Country, C30, C70",
};

/** These are driven by their front wheels alone, always. */
const ONLY_FRONT: BuildTable = {
  Acura: "ILX, TSX, Integra, RSX, CL",
  Buick: "Verano, Cascada, Lucerne, LeSabre, Century",
  Chevrolet:
    "Aveo, Cavalier, Cobalt, Cruze, Malibu, Malibu Limited, Impala, Sonic, Spark, Volt, Bolt EV, Bolt EUV, HHR",
  Chrysler: "PT Cruiser, Town & Country>2004, Voyager>2004",
  Dodge: "Dart, Grand Caravan>2004, Neon, Stratus",
  FIAT: "500L, 500, 500e, 500c, 500 Abarth",
  Ford: "Fiesta, C-Max, C-Max Energi, C-Max Hybrid, Focus ST",
  Honda: "Accord, Civic, Civic Type R, Clarity, Insight, Fit, CR-Z, Odyssey",
  Hyundai:
    "Venue, Accent, Azera, Elantra, Elantra N, Elantra GT, Sonata<2024, IONIQ, IONIQ Hybrid, IONIQ Electric, Veloster, Veloster N, Kona Electric",
  Kia: "Niro, Niro EV, Cadenza, Forte, Forte5, Forte Koup, Optima, Rio, Rio5, Soul, Sedona, Carnival<2025",
  Lexus: "CT 200h, CT, HS 250h, ES 350<2021, ES 300h, ES 330",
  Mazda: "Mazda2, Mazda5, Mazda6, MAZDASPEED3, Mazda3<2019",
  Mitsubishi: "Mirage, Mirage G4, Galant",
  Nissan:
    "Sentra, Versa, Versa Note, Maxima, LEAF, cube, Quest, NV200, Altima<2019, Kicks<2025",
  RAM: "ProMaster, ProMaster 1500, ProMaster 2500, ProMaster 3500, ProMaster City",
  Scion: "iA, iM, xA, xD, tC, xB",
  Toyota:
    "Yaris, Yaris iA, Corolla<2023, Corolla iM, Camry<2020, Camry Solara, Avalon<2021, Prius<2019, Prius c, Prius v, C-HR",
  Volkswagen:
    "Jetta, Jetta GLI, Beetle, New Beetle, e-Golf, Golf GTI, GTI, Eos, Passat>2010",
};

/** No car of these models has ever been driven by its front wheels alone. */
const NEVER_FRONT: BuildTable = {
  "Alfa Romeo": "Giulia, Stelvio, 4C",
  BMW: "X3, X4, X5, X6, X7, iX, 3 Series, 4 Series, 5 Series, 6 Series, 7 Series, 8 Series, 4 Series Gran Coupe, 6 Series Gran Coupe, 8 Series Gran Coupe, M2, M3, M4, M5, M6, M8, i3, i4, i5, i7, i8, Z3, Z4, X3 M, X4 M, X5 M, X6 M, 1 Series",
  Cadillac:
    "Escalade, Escalade ESV, Escalade EXT, ATS, CTS, CTS-V, CT4, CT5, CT6, CT4-V, CT5-V, STS, XLR",
  Chevrolet:
    "Suburban, Tahoe, Silverado 1500, Silverado 1500 LD, Silverado 2500 HD, Silverado 3500 HD, Silverado EV, Colorado, Avalanche, Camaro, Corvette, SS, Express, Express 1500, Express 2500, Express 3500, Express Cargo, Astro, S-10",
  Chrysler: "300, Crossfire, Aspen",
  Dodge:
    "Durango, Nitro, Charger, Challenger, Magnum, Viper, Dakota, Ram 1500, Ram 2500, Ram 3500",
  Ford: "Bronco, Expedition, Expedition Max, Expedition EL, Excursion, Explorer>2019, Explorer<2011, Mustang Mach-E, Crown Victoria, F-150, F-150 Lightning, F-250, F-350, F-450, Ranger, Explorer Sport Trac, Mustang, Shelby GT350, Shelby GT500, Transit-150, Transit-250, Transit-350, E-Series, E-150, E-250, E-350",
  Genesis:
    "G70, G80, G90, GV60, GV70, GV80, GV80 Coupe, Electrified GV70, Electrified G80",
  GMC: "Yukon, Yukon XL, Envoy, Sierra 1500, Sierra 1500 Limited, Sierra 2500 HD, Sierra 3500 HD, Canyon, Savana, Hummer EV",
  Hyundai: "IONIQ 5, IONIQ 6, Genesis, Genesis Coupe, Equus",
  INFINITI:
    "EX35, FX35, FX37, FX50, G25, G35, G37, M35, M37, M56, Q40, Q45, Q50, Q60, Q70, Q70L, QX56, QX70, QX80, QX50<2018",
  Jaguar: "F-PACE, I-PACE, E-PACE, XE, XF, XJ, XK, F-TYPE",
  Jeep: "Commander, Grand Cherokee, Grand Cherokee L, Grand Cherokee 4xe, Grand Wagoneer, Wagoneer, Liberty, Wrangler, Wrangler 4xe, Gladiator",
  Kia: "EV6, EV9, Stinger, K900, Borrego",
  "Land Rover":
    "Defender, Defender 90, Defender 110, Defender 130, Discovery, Discovery Sport, LR2, LR3, LR4, Range Rover, Range Rover Evoque, Range Rover Sport, Range Rover Velar",
  Lexus:
    "GX 460, GX 470, GX 550, GX, LX 470, LX 570, LX 600, LX, IS 200t, IS 250, IS 300, IS 350, IS 500, IS F, IS, GS 300, GS 350, GS 450h, GS F, GS, LS 430, LS 460, LS 500, LS 500h, LS, LC 500, LC 500h, LC, RC 200t, RC 300, RC 350, RC F, RC, SC 430",
  Lincoln: "Navigator, Navigator L, Aviator>2004, Town Car, Mark LT",
  Maserati: "Levante, Ghibli, Quattroporte, GranTurismo, Grecale",
  Mazda: "CX-70, CX-90, RX-8, MX-5 Miata, MX-5 Miata RF, MX-5",
  "Mercedes-Benz":
    "C-Class, E-Class, S-Class, CLS, CLK-Class, G-Class, GL, GLC, GLE, GLK, GLS, M-Class, SL, SLC, SLK, AMG GT, EQE, EQS, Metris, Sprinter",
  Nissan:
    "Armada, Xterra, Frontier, Titan, Titan XD, 350Z, 370Z, GT-R, Z, Pathfinder<2013",
  Porsche:
    "Cayenne, Cayenne Coupe, Cayenne E-Hybrid, Macan, Panamera, Taycan, 718 Cayman, 911, Cayman, 718 Boxster, Boxster",
  RAM: "1500, 1500 Classic, 2500, 3500, 4500, 5500",
  Scion: "FR-S",
  Subaru:
    "Ascent, B9 Tribeca, Tribeca, Crosstrek, XV Crosstrek, Forester, Outback, Legacy, WRX, WRX STI, Impreza, Impreza WRX, Impreza WRX STI, Baja, BRZ, Solterra",
  Tesla: "Model X, Model Y, Model 3, Model S, Cybertruck",
  Toyota:
    "4Runner, FJ Cruiser, Land Cruiser, Sequoia, Tacoma, Tundra, 86, GR86, GR Supra, Supra",
};

/** These are driven by their rear wheels alone, always. */
const ONLY_REAR: BuildTable = {
  Chevrolet: "Camaro, Corvette<2024",
  Ford: "Mustang, Shelby GT350, Shelby GT500, Crown Victoria",
  Hyundai: "Genesis Coupe",
  Lincoln: "Town Car",
  Mazda: "MX-5 Miata, MX-5 Miata RF, MX-5, RX-8",
  Nissan: "350Z, 370Z, Z",
  Scion: "FR-S",
  Subaru: "BRZ",
  Toyota: "86, GR86, GR Supra, Supra",
};

/** These drive all their wheels, always. */
const ONLY_ALL: BuildTable = {
  Audi: "Q5, Q7, Q8, SQ5, SQ7, SQ8, S3, S4, S5, S6, S7, S8, allroad, A4 allroad, A6 allroad",
  Jaguar: "I-PACE, E-PACE",
  "Land Rover":
    "Defender, Defender 90, Defender 110, Defender 130, Discovery, Discovery Sport, LR2, LR3, LR4, Range Rover, Range Rover Evoque, Range Rover Sport, Range Rover Velar",
  "Mercedes-Benz": "G-Class, GLS, GL",
  Nissan: "GT-R",
  Subaru:
    "Ascent, B9 Tribeca, Tribeca, Crosstrek, XV Crosstrek, Forester, Outback, Legacy, WRX, WRX STI, Impreza WRX, Impreza WRX STI, Impreza, Baja, Solterra",
  Toyota: "GR Corolla",
  Volkswagen: "Golf R, Golf Alltrack",
};

/** No manual gearbox has been sold in these. */
const ONLY_AUTOMATIC: BuildTable = {
  Acura: "MDX, RDX, RLX, ILX>2015, TLX",
  "Alfa Romeo": "Giulia, Stelvio, Tonale",
  Audi: "Q3, Q7, Q8, SQ5, SQ7, SQ8, A7, A8, A8 L, A6>2011, Q5",
  BMW: "X2, X4, X6, X7, X5>2010, X3>2010, X1, 7 Series, i8",
  Buick: "Enclave, Encore, Encore GX, Envision, Envista, LaCrosse, Lucerne",
  Cadillac:
    "Escalade, Escalade ESV, Escalade EXT, SRX, XT4, XT5, XT6, XTS, DTS, CT6",
  Chevrolet:
    "Suburban, Tahoe, Equinox, Traverse, Trax, Blazer>2018, Trailblazer>2020, Malibu, Impala, Silverado 1500>2013, Silverado 2500 HD>2006, Silverado 3500 HD>2006, Avalanche, Express, Volt, Captiva Sport",
  Chrysler: "300, Pacifica, Town & Country, 200, Voyager, Aspen",
  Dodge: "Durango, Journey, Grand Caravan, Charger, Magnum, Hornet",
  Ford: "F-150>2008, Edge, Explorer>2005, Expedition, Expedition Max, Expedition EL, Flex, Taurus, Escape>2012, EcoSport, Transit-150, Transit-250, Transit-350, Maverick, Bronco Sport, C-Max, F-250>2010, F-350>2010, Fusion>2014, Explorer Sport Trac, Five Hundred",
  Genesis: "G80, G90, GV70, GV80",
  GMC: "Yukon, Yukon XL, Acadia, Acadia Limited, Terrain, Savana, Sierra 1500>2013, Sierra 2500 HD>2006, Sierra 3500 HD>2006, Envoy",
  Honda: "Odyssey, Pilot, Ridgeline, CR-V>2006, Passport>2018, HR-V>2022",
  Hyundai:
    "Santa Fe>2012, Santa Fe Sport, Santa Fe XL, Palisade, Sonata>2014, Kona, Azera, Equus, Genesis, Tucson>2015, Santa Cruz, Veracruz",
  INFINITI: "QX60, QX80, QX56, QX50, QX55, QX70, QX30, JX35, Q50, Q70, Q70L",
  Jaguar: "XF, XJ, F-PACE, E-PACE",
  Jeep: "Grand Cherokee, Grand Cherokee L, Cherokee>2013, Commander, Wagoneer, Grand Wagoneer",
  Kia: "Sorento>2013, Telluride, Sedona, Carnival, K5, Stinger, Seltos, Sportage>2016, Cadenza, Optima>2014, K900",
  "Land Rover":
    "Defender, Defender 90, Defender 110, Discovery, Discovery Sport, LR2, LR3, LR4, Range Rover, Range Rover Evoque, Range Rover Sport, Range Rover Velar",
  Lexus:
    "RX 350, RX 450h, RX 350L, RX, NX 200t, NX 300, NX 300h, NX 250, NX 350, NX, UX 200, UX 250h, UX, ES 350, ES 300h, ES, LS 460, LS 500, LS, GX 460, GX 470, GX, LX 570, LX, GS 350, CT 200h",
  Lincoln:
    "Aviator, Corsair, MKC, MKT, MKX, MKZ, MKS, Nautilus, Navigator, Navigator L, Continental, Town Car",
  Maserati: "Levante, Ghibli",
  Mazda: "CX-3, CX-30, CX-50, CX-7, CX-9, CX-90, CX-70, CX-5>2016",
  "Mercedes-Benz":
    "A-Class, CLA, GLA, GLB, GLC, GLE, GLK, GLS, GL, M-Class, E-Class, S-Class, CLS, G-Class, C-Class>2013",
  Mitsubishi: "Eclipse Cross, Outlander, Endeavor",
  Nissan:
    "Rogue, Rogue Select, Rogue Sport, Murano, Altima>2014, Maxima>2008, Pathfinder>2012, Armada, Titan, Titan XD, Quest, Kicks",
  Porsche: "Macan, Panamera, Cayenne>2016",
  RAM: "1500>2013, ProMaster, ProMaster 1500, ProMaster 2500, ProMaster 3500, ProMaster City",
  Subaru: "Ascent, Outback>2014, Legacy>2014, Forester>2018, Tribeca",
  Toyota:
    "Highlander, Grand Highlander, Sienna, RAV4>2005, Avalon, Camry>2012, Venza, Sequoia, 4Runner>2003, Tundra>2006, C-HR, Corolla Cross, Crown, Prius, Prius c, Prius v, Prius Prime, Land Cruiser",
  Volkswagen:
    "Atlas, Atlas Cross Sport, Touareg, Tiguan>2017, Taos, Passat>2016, Routan, Arteon",
  Volvo: "XC60, XC90, S90, V90, S60>2018, V60, S80>2006",
};

/** In the United States these have been sold with a diesel engine since 2000; vans and pickups are not asked. */
const WITH_DIESEL: BuildTable = {
  Audi: "A3, A6, A7, A8, A8 L, Q5, Q7",
  BMW: "3 Series, 5 Series, 7 Series, X3, X5",
  Cadillac: "Escalade, Escalade ESV",
  Chevrolet: "Cruze, Equinox, Tahoe, Suburban, Suburban 2500",
  Ford: "Excursion",
  GMC: "Terrain, Yukon, Yukon XL",
  HUMMER: "H1",
  Jaguar: "XE, XF, F-PACE",
  Jeep: "Liberty, Grand Cherokee, Wrangler",
  "Land Rover":
    "Range Rover, Range Rover Sport, Range Rover Velar, Discovery, Defender",
  Mazda: "CX-5",
  "Mercedes-Benz":
    "C-Class, E-Class, S-Class, GL, GLC, GLE, GLK, GLS, M-Class, R-Class",
  Porsche: "Cayenne, Panamera",
  Volkswagen:
    "Jetta, Jetta SportWagen, Golf, Golf SportWagen, Passat, Beetle, New Beetle, Touareg, Phaeton",
};

interface YearSpan {
  readonly from: number;
  readonly to: number;
}

/** A model may have several spans: the Explorer was driven by its front wheels between two others. */
type BuildRule = ReadonlyMap<string, readonly YearSpan[]>;

const ENTRY = /^(.+?)(?:>(\d{4}))?(?:<(\d{4}))?$/;
const FIRST_YEAR = 2000;
const LAST_YEAR = 9999;

const BUILD_RULES = {
  neverRear: readTable(NEVER_REAR),
  onlyFront: readTable(ONLY_FRONT),
  neverFront: readTable(NEVER_FRONT),
  onlyRear: readTable(ONLY_REAR),
  onlyAll: readTable(ONLY_ALL),
  onlyAutomatic: readTable(ONLY_AUTOMATIC),
  withDiesel: readTable(WITH_DIESEL),
} as const satisfies Readonly<Record<string, BuildRule>>;

/** "Accord Hybrid" is driven as the Accord is. */
export function isRuled(
  rule: keyof typeof BUILD_RULES,
  { make, model, year }: { make: string; model: string; year: number },
): boolean {
  const plain = model.replace(/ (?:plug-in )?hybrid$/i, "");
  const rules: BuildRule = BUILD_RULES[rule];
  const spans = rules.get(toKey(make, model)) ?? rules.get(toKey(make, plain));
  return spans?.some(({ from, to }) => year >= from && year <= to) ?? false;
}

function readTable(table: BuildTable): BuildRule {
  const byModel = Map.groupBy(listEntries(table), ({ make, model }) =>
    toKey(make, model),
  );
  return new Map(
    [...byModel].map(([key, entries]) => [
      key,
      entries.map(({ span }) => span),
    ]),
  );
}

function listEntries(table: BuildTable) {
  return Object.entries(table).flatMap(([make, models]) =>
    models.split(", ").map((entry) => {
      const [, model = entry, after, before] = ENTRY.exec(entry) ?? [];
      if (!findMake(make)?.models.has(normalizeText(model)))
        throw new Error(`${make} has no model ${model} in the table`);
      return {
        make,
        model,
        span: {
          from: after === undefined ? FIRST_YEAR : Number(after) + 1,
          to: before === undefined ? LAST_YEAR : Number(before) - 1,
        },
      };
    }),
  );
}

function toKey(make: string, model: string): string {
  return [make, model].map(normalizeText).join("/");
}
