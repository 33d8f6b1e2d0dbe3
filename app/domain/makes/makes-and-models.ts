import { BODY_STYLES, type BodyStyle } from "#app/domain/vehicle/vehicle.ts";

/**
 * A make's models stand under the body style that most of them have, separated by commas: "Altima, Leaf*" where a star
 * marks a model that runs only on electricity, "CLA!" one that has no other body, whatever feeds and VINs call it, and "Mazda3 = 3" where a feed may call the model by the second name.
 */
interface MakeEntry extends Readonly<Partial<Record<BodyStyle, string>>> {
  readonly make: string;
  /** These are other spellings of the make, separated by commas; letter case and punctuation do not matter. */
  readonly spellings?: string;
  /** A feed's model column has such badges of the trim; patterns use letters and digits alone, in lower case. */
  readonly badges?: Readonly<Record<string, RegExp>>;
}

export interface ModelRow {
  readonly model: string;
  /** The trim loses these names. */
  readonly otherNames: readonly string[];
  readonly usualBodystyle: BodyStyle;
  readonly isElectric: boolean;
  readonly hasOneBody: boolean;
}

export interface MakeRow {
  readonly make: string;
  readonly spellings: readonly string[];
  readonly models: readonly ModelRow[];
  readonly badges: Readonly<Record<string, RegExp>>;
}

/** The table holds the makes sold in the United States and their models of about the last 25 years. */
const TABLE: readonly MakeEntry[] = [
  {
    make: "Acura",
    suvs: "MDX, RDX, ZDX, ADX",
    sedans: "ILX, TLX, TL, TSX, RL, RLX, Legend",
    hatchbacks: "Integra",
    wagons: "TSX Sport Wagon",
    coupes: "NSX, RSX, CL",
  },
  {
    make: "Alfa Romeo",
    spellings: "Alfa, Romeo",
    sedans: "Giulia",
    suvs: "Stelvio, Tonale",
    coupes: "4C",
    convertibles: "4C Spider",
  },
  {
    make: "Aston Martin",
    spellings: "Aston, Martin",
    coupes:
      "Vantage, DB7, DB9, DB11, DB12, DBS, Vanquish, V8 Vantage, V12 Vantage",
    sedans: "Rapide, Rapide S",
    suvs: "DBX",
  },
  {
    make: "Audi",
    sedans:
      "A3, A4, A5, A6, A7!, A8!, A8 L!, S3, S4, S5, S6, S7!, S8!, RS 3, RS 5, RS 7!, e-tron GT*, RS e-tron GT*, A6 e-tron*, S6 e-tron*",
    suvs: "Q3, Q4 e-tron*, Q4 Sportback e-tron*, Q5, Q5 e, Q5 Sportback, Q6 e-tron*, SQ6 e-tron*, Q7, Q8, Q8 e-tron*, Q8 Sportback e-tron*, SQ5, SQ5 Sportback, SQ7, SQ8, RS Q8, e-tron*, e-tron Sportback*, SQ8 e-tron*",
    wagons: "A4 allroad, A6 allroad, allroad, RS 6 Avant, A3 Sportback e-tron",
    coupes: "TT, TTS, TT RS, R8",
  },
  {
    make: "Bentley",
    suvs: "Bentayga",
    coupes: "Continental GT, Continental",
    convertibles: "Continental GTC, Azure",
    sedans: "Flying Spur, Continental Flying Spur, Mulsanne, Arnage",
  },
  {
    make: "BMW",
    sedans:
      "2 Series Gran Coupe!, 3 Series = 3, 4 Series Gran Coupe!, 5 Series = 5, 6 Series Gran Coupe!, 7 Series = 7, 8 Series Gran Coupe!, M3, M5, i4*, i5*, i7*, ActiveHybrid 3, ActiveHybrid 5, ActiveHybrid 7",
    coupes:
      "1 Series = 1, 2 Series = 2, 4 Series = 4, 6 Series = 6, 8 Series = 8, M2, M4, M6, M8, 1 Series M, i8",
    hatchbacks:
      "i3*!, 3 Series Gran Turismo!, 5 Series Gran Turismo!, 6 Series Gran Turismo!",
    convertibles: "Z3, Z4, Z8",
    suvs: "X1, X2, X3, X4, X5, X6, X7, XM, iX*, X3 M, X4 M, X5 M, X6 M",
    badges: {
      "2 Series Gran Coupe": /^(m?2\d\d[a-z]{0,2})grancoupe$/,
      "4 Series Gran Coupe": /^(m?4\d\d[a-z]{0,2})grancoupe$/,
      "6 Series Gran Coupe": /^6\d\d[a-z]{0,2}grancoupe$/,
      "3 Series Gran Turismo":
        /^(3\d\d[a-z]{0,2}|3series)gt$|^3\d\d[a-z]{0,2}granturismo$/,
      "5 Series Gran Turismo":
        /^(5\d\d[a-z]{0,2}|5series)gt$|^5\d\d[a-z]{0,2}granturismo$/,
      "6 Series Gran Turismo": /^6\d\d[a-z]{0,2}granturismo$/,
      "8 Series Gran Coupe": /^(m?8\d\d[a-z]{0,2})grancoupe$/,
      "1 Series": /^m?1[23]\d[a-z]{0,3}$/,
      "2 Series": /^m?2[2-4]\d[a-z]{0,3}$/,
      "3 Series": /^m?3[1-5]\d[a-z]{0,3}$/,
      "4 Series": /^m?4[2-5]\d[a-z]{0,3}$/,
      "5 Series": /^m?5[2-6]\d[a-z]{0,3}$/,
      "6 Series": /^6[3-5]\d[a-z]{0,3}$/,
      "7 Series": /^m?7[4-6]\d[a-z]{0,3}$/,
      "8 Series": /^m?8[4-5]\d[a-z]{0,3}$/,
      "ActiveHybrid 3": /^activehybrid3$/,
    },
  },
  {
    make: "Buick",
    suvs: "Enclave, Encore, Encore GX, Envision, Envista, Rendezvous, Rainier",
    sedans:
      "LaCrosse, Regal, Verano, Lucerne, LeSabre, Century, Park Avenue, Allure",
    hatchbacks: "Regal Sportback",
    wagons: "Regal TourX",
    convertibles: "Cascada",
    minivans: "Terraza",
  },
  {
    make: "Cadillac",
    suvs: "Escalade, Escalade ESV, Escalade IQ*, Escalade Hybrid, SRX, XT4, XT5, XT6, LYRIQ*, OPTIQ*, VISTIQ*",
    sedans:
      "ATS, CTS, CTS-V, ATS-V, CT4, CT4-V, CT5, CT5-V, CT6, CT6-V, DTS, STS, XTS, DeVille, Seville, Celestiq*, BLS",
    trucks: "Escalade EXT!",
    coupes: "ELR, Eldorado",
    convertibles: "XLR",
  },
  {
    make: "Chevrolet",
    spellings: "Chevy, Chev",
    trucks:
      "Silverado 1500, Silverado 1500 LD, Silverado 1500 Limited, Silverado 2500 HD = Silverado 2500, Silverado 3500 HD = Silverado 3500, Silverado EV*, Silverado, Colorado, Avalanche = Avalanche 1500, S-10 = S10, SSR, C/K 1500 = C1500 = K1500, C/K 2500 = C2500 = K2500, C/K 3500 = C3500 = K3500, C/K = C/K Pickup, C10 = C-10 = C/K 10, C20 = C-20, C30 = C-30, K10 = K-10, K20 = K-20, K30 = K-30",
    suvs: "Blazer, Blazer EV*, Bolt EUV*, Captiva, Captiva Sport, Equinox, Equinox EV*, HHR, Suburban = Suburban 1500 = C1500 Suburban = K1500 Suburban, Suburban 2500, Tahoe, Tahoe Hybrid, Tracker, Trailblazer, TrailBlazer EXT, Traverse, Traverse Limited, Trax",
    sedans:
      "Aveo, Caprice, Cavalier, Cobalt, Cruze, Cruze Limited, Impala, Impala Limited, Malibu, Malibu Limited, Sonic, SS, Lumina, Prizm",
    hatchbacks: "Bolt EV*, Spark, Spark EV*, Volt, Aveo5, Malibu Maxx, Bolt*",
    coupes: "Camaro, Corvette, Monte Carlo",
    minivans: "Uplander, Venture, Astro",
    commercial:
      "Express, Express 1500, Express 2500, Express 3500, Express 4500, Express Cargo, Express Cargo 2500, Express Cargo 3500, Express Cutaway 3500, Express Cutaway, Express Passenger, City Express, City Express Cargo, Silverado 4500 HD = Silverado 4500, Silverado 5500 HD = Silverado 5500, Silverado 6500 HD = Silverado 6500, Silverado MD, Low Cab Forward, BrightDrop 400*, BrightDrop 600*, BrightDrop Zevo 600*",
    badges: { Corvette: /^corvette(stingray|z06|zr1|zr1x|eray|grandsport)$/ },
  },
  {
    make: "Chrysler",
    sedans: "200, 300, 300M, Sebring, Concorde, LHS, Cirrus",
    minivans:
      "Pacifica, Pacifica Hybrid, Town & Country, Voyager, Grand Caravan",
    suvs: "Aspen",
    coupes: "Crossfire",
    wagons: "PT Cruiser",
    convertibles: "Prowler",
    badges: { "300": /^300[cs]$/ },
  },
  {
    make: "Dodge",
    sedans: "Avenger, Charger, Dart, Intrepid, Neon, Stratus",
    coupes: "Challenger!, Viper, Charger Daytona*",
    suvs: "Durango, Hornet, Journey, Nitro",
    hatchbacks: "Caliber",
    wagons: "Magnum",
    minivans: "Caravan, Grand Caravan",
    trucks:
      "Dakota, Ram 1500 = Ram Pickup 1500 = 1500, Ram 2500 = Ram Pickup 2500 = 2500, Ram 3500 = Ram Pickup 3500 = 3500, Ram",
    commercial: "Sprinter, Ram Van, Ram Chassis 3500",
  },
  {
    make: "Ferrari",
    coupes:
      "360, 430, 458, 458 Italia, 488, 488 GTB, 599, 612 Scaglietti, 812, 812 Superfast, F12berlinetta, F430, F8, F8 Tributo, FF, GTC4Lusso, Roma, SF90, 296 GTB, 12Cilindri",
    convertibles:
      "California, Portofino, 458 Spider, 488 Spider, F8 Spider, 296 GTS",
    suvs: "Purosangue",
  },
  {
    make: "FIAT",
    hatchbacks: "500, 500e*, 500L, 500c, 500 Abarth",
    suvs: "500X",
    convertibles: "124 Spider",
  },
  { make: "Fisker", suvs: "Ocean*", sedans: "Karma" },
  {
    make: "Ford",
    trucks:
      "F-150 = F150 Pickup = F-Series F-150, F-150 Lightning*, F-150 Heritage, F-250 = F-250 Super Duty = Super Duty F-250 = F-250SD = F-250 HD, F-350 = F-350 Super Duty = Super Duty F-350 = F-350SD, F-450 = F-450 Super Duty = Super Duty F-450 = F-450SD, Maverick, Ranger, Explorer Sport Trac",
    suvs: "Bronco, Bronco Sport, EcoSport, Edge, Escape, Excursion, Expedition, Expedition Max, Expedition EL, Explorer, Explorer Sport, Flex, Freestyle, Taurus X, Mustang Mach-E*, Police Interceptor Utility",
    sedans:
      "Crown Victoria, Five Hundred, Focus, Fusion, Fusion Energi, Taurus, Police Interceptor Sedan",
    hatchbacks:
      "C-Max, C-Max Energi, C-Max Hybrid = C-Max SE Hybrid, Fiesta, Focus ST, Focus RS, Focus Electric*",
    coupes: "Mustang, Shelby GT350, Shelby GT500, GT, Thunderbird",
    minivans:
      "Freestar, Windstar, Transit Passenger Van, Transit Passenger Wagon, Transit Passenger, Transit Wagon, Transit Connect Wagon, Transit Connect Passenger Wagon",
    commercial:
      "Transit, Transit-150, Transit-250, Transit-350, Transit Cargo Van, Transit Cargo, Transit Connect, Transit Connect Van, E-Transit*, E-Series = E-Series Cutaway = Econoline = E-Series Stripped Chassis, E-150 = Econoline 150 = E-Series Van E-150 = E150 Van, E-250 = Econoline 250 = E250 Van, E-350 = Econoline 350 = E-350 Super Duty = E-Series Cutaway E-350 = E350 Van, E-450 = E-450 Super Duty = E-Series Cutaway E-450, E-Transit-350*, F-53, F-550 = F-550 Super Duty = Super Duty F-550 = F-550 Chassis = F-550SD, F-59, F-600 = F-600 Super Duty = Super Duty F-600, F-650, F-750",
  },
  {
    make: "Genesis",
    sedans: "G70, G80, G90, Electrified G80*",
    suvs: "GV60*, GV70, GV80, Electrified GV70*, GV80 Coupe",
  },
  {
    make: "GMC",
    trucks:
      "Sierra 1500, Sierra 1500 Limited, Sierra 2500 HD = Sierra 2500, Sierra 3500 HD = Sierra 3500, Sierra EV*, Sierra, Canyon, Sonoma, S-15, C/K 1500 = C1500 = K1500 = Sierra C/K 1500, C/K 2500 = C2500 = K2500, C/K 3500 = C3500 = K3500, Hummer EV Pickup*, Hummer EV*",
    suvs: "Acadia, Acadia Limited, Envoy, Envoy XL, Envoy XUV, Jimmy, Terrain, Yukon = Yukon 1500, Yukon XL = Yukon XL 1500, Yukon XL 2500, Hummer EV SUV*",
    commercial:
      "Savana, Savana 1500, Savana 2500, Savana 3500, Savana Cargo, Savana Cargo 2500, Savana Cargo 3500, Savana Cutaway 3500, Savana Cutaway, Savana Passenger",
    minivans: "Safari",
  },
  {
    make: "Honda",
    sedans: "Accord, Civic, Clarity, Insight",
    suvs: "CR-V, HR-V, Passport, Pilot, Prologue*, Element, Crosstour, Accord Crosstour",
    hatchbacks: "Fit, Civic Type R, CR-Z",
    coupes: "Prelude",
    convertibles: "S2000",
    minivans: "Odyssey",
    trucks: "Ridgeline",
  },
  { make: "HUMMER", suvs: "H1, H2, H3", trucks: "H2 SUT, H3T" },
  {
    make: "Hyundai",
    sedans:
      "Accent, Azera, Elantra, Elantra N, Equus, Genesis, IONIQ 6*, Sonata, XG350",
    suvs: "IONIQ 5*, IONIQ 5 N*, IONIQ 9*, Kona, Kona EV*, Kona Electric*, Kona N, NEXO, Palisade, Santa Fe, Santa Fe Sport, Santa Fe XL, Tucson, Venue, Veracruz",
    hatchbacks:
      "Elantra GT, IONIQ, IONIQ Hybrid, IONIQ Electric*, IONIQ Plug-in Hybrid, Veloster, Veloster N",
    coupes: "Genesis Coupe, Tiburon",
    wagons: "Elantra Touring",
    trucks: "Santa Cruz",
    minivans: "Entourage",
  },
  {
    make: "INEOS",
    spellings: "Ineos Automotive",
    suvs: "Grenadier",
    trucks: "Grenadier Quartermaster",
  },
  {
    make: "INFINITI",
    sedans:
      "G25, G35, G37, I30, I35, M35, M37, M45, M56, Q40, Q45, Q50, Q70, Q70L",
    coupes: "Q60",
    suvs: "EX35, EX37, FX35, FX37, FX45, FX50, JX35, QX4, QX30, QX50, QX55, QX56, QX60, QX70, QX80",
    badges: {
      G25: /^g25x$/,
      G35: /^g35x$/,
      G37: /^g37x$/,
      M35: /^m35[xh]$/,
      M37: /^m37x$/,
      M56: /^m56x$/,
    },
  },
  {
    make: "Isuzu",
    suvs: "Ascender, Rodeo, Trooper",
    commercial: "NPR, NPR-HD, NQR, NRR, FTR",
  },
  {
    make: "Jaguar",
    sedans: "S-Type, X-Type, XE, XF, XJ, XJ8, XJR, XJL",
    suvs: "E-PACE, F-PACE, I-PACE*",
    coupes: "F-TYPE, XK, XK8, XKR",
    wagons: "XF Sportbrake",
  },
  {
    make: "Jeep",
    suvs: "Cherokee, Commander, Compass, Grand Cherokee, Grand Cherokee L, Grand Cherokee WK, Grand Cherokee 4xe, Grand Wagoneer, Grand Wagoneer L, Liberty, Patriot, Recon, Renegade, Wagoneer, Wagoneer L, Wagoneer S*, Wrangler, Wrangler 4xe",
    trucks: "Gladiator, Comanche",
    badges: { Wrangler: /^wrangler(jk|jl|tj|unlimited){1,2}$/ },
  },
  { make: "Karma", sedans: "Revero, GS-6" },
  {
    make: "Kia",
    sedans:
      "Amanti, Cadenza, Forte, K4, K5, K900, Optima, Rio, Spectra, Stinger",
    suvs: "Borrego, EV6*, EV9*, Niro, Niro EV*, Niro Plug-In Hybrid, Seltos, Sorento, Sorento Plug-in Hybrid, Sorento Hybrid, Sportage, Sportage Hybrid, Sportage Plug-in Hybrid, Telluride",
    hatchbacks: "Forte5, Rio5, Soul, Soul EV*, Spectra5",
    coupes: "Forte Koup",
    wagons: "Rondo",
    minivans: "Carnival, Carnival MPV, Sedona",
  },
  {
    make: "Lamborghini",
    coupes: "Aventador, Gallardo, Huracan, Murcielago, Revuelto, Temerario",
    suvs: "Urus",
  },
  {
    make: "Land Rover",
    spellings: "Land, Rover",
    suvs: "Defender, Defender 90, Defender 110, Defender 130, Discovery, Discovery Series II, Discovery Sport, Freelander, LR2, LR3, LR4, Range Rover, Range Rover Evoque = Evoque, Range Rover Sport, Range Rover Velar = Velar",
  },
  {
    make: "Lexus",
    sedans:
      "ES 300, ES 300h, ES 330, ES 350, ES 250, GS 200t, GS 300, GS 350, GS 400, GS 430, GS 450h, GS 460, GS F, HS 250h, IS 200t, IS 250, IS 300, IS 350, IS 500, IS F, LS 400, LS 430, LS 460, LS 500, LS 500h, LS 600h L, ES, GS, IS, LS",
    suvs: "GX 460, GX 470, GX 550, LX 470, LX 570, LX 600, LX 700h, NX 200t, NX 250, NX 300, NX 300h, NX 350, NX 350h, NX 450h+, RX 300, RX 330, RX 350, RX 350h, RX 350L, RX 400h, RX 450h, RX 450h+, RX 450hL, RX 500h, RZ 300e*, RZ 450e*, TX 350, TX 500h, TX 550h+, UX 200, UX 250h, UX 300h, GX, LX, NX, RX, RZ*, TX, UX",
    coupes: "LC 500, LC 500h, LFA, RC 200t, RC 300, RC 350, RC F, LC, RC",
    convertibles: "IS 250C, IS 350C, SC 430",
    hatchbacks: "CT 200h, CT",
  },
  {
    make: "Lincoln",
    sedans: "Continental, LS, MKS, MKZ, MKZ Hybrid, Town Car, Zephyr",
    suvs: "Aviator, Corsair, MKC, MKT, MKX, Nautilus, Navigator, Navigator L",
    trucks: "Mark LT, Blackwood",
  },
  {
    make: "Lotus",
    coupes: "Elise, Emira, Evora, Exige, Evija*",
    suvs: "Eletre*",
  },
  {
    make: "Lucid",
    spellings: "Lucid Motors",
    sedans: "Air*",
    suvs: "Gravity*",
  },
  {
    make: "Maserati",
    sedans: "Ghibli, Quattroporte",
    suvs: "Grecale, Levante",
    coupes: "GranTurismo, MC20",
    convertibles: "GranCabrio",
  },
  { make: "Maybach", sedans: "57, 62" },
  {
    make: "Mazda",
    sedans: "Mazda3 = 3, Mazda6 = 6, Protege, 626, MAZDASPEED6",
    hatchbacks: "Mazda2 = 2, MAZDASPEED3",
    suvs: "CX-3, CX-30, CX-5, CX-50, CX-7, CX-70, CX-9, CX-90, MX-30*, Tribute",
    convertibles: "MX-5 Miata = Miata, MX-5 Miata RF, MX-5",
    coupes: "RX-8",
    minivans: "Mazda5 = 5, MPV",
    trucks: "B-Series, B2300, B3000, B4000",
  },
  {
    make: "McLaren",
    coupes:
      "540C, 570S, 570GT, 600LT, 650S, 675LT, 720S, 750S, 765LT, Artura, GT, GTS, MP4-12C, P1",
  },
  {
    make: "Mercedes-Benz",
    spellings: "Mercedes, Benz, MB, Mercedes-AMG, Mercedes-Maybach",
    sedans:
      "A-Class, C-Class, CLA! = CLA-Class, CLS! = CLS-Class, E-Class, S-Class, EQE*, EQS*, Maybach S-Class",
    coupes:
      "AMG GT, CL-Class = CL, CLK-Class = CLK, CLE = CLE-Class, SLS AMG, SLR McLaren",
    convertibles: "SL = SL-Class, SLC = SLC-Class, SLK = SLK-Class",
    hatchbacks: "B-Class",
    wagons: "R-Class",
    suvs: "EQB*, EQE SUV*, EQS SUV*, G-Class, GL = GL-Class, GLA = GLA-Class, GLB = GLB-Class, GLC = GLC-Class, GLE = GLE-Class, GLK = GLK-Class, GLS = GLS-Class, M-Class = ML-Class = ML, Maybach GLS",
    commercial:
      "Metris, Metris Cargo Van, Metris Passenger Van, Sprinter, Sprinter Cargo Van, Sprinter Crew Van, Sprinter Passenger Van, Sprinter Cab Chassis, Sprinter 1500, Sprinter 2500, Sprinter 3500, Sprinter 4500, eSprinter*",
    badges: {
      "A-Class": /^(amg)?a\d{2,3}[a-z]?$/,
      "B-Class": /^b\d{3}[a-z]?$/,
      "C-Class": /^(amg)?c\d{2,3}[a-z]?$/,
      "CL-Class": /^(amg)?cl\d{2,3}$/,
      CLA: /^(amg)?cla\d{2,3}[a-z]?$/,
      CLE: /^(amg)?cle\d{2,3}[a-z]?$/,
      "CLK-Class": /^clk\d{2,3}$/,
      CLS: /^(amg)?cls\d{2,3}[a-z]?$/,
      "E-Class": /^(amg)?e\d{2,3}[a-z]?$/,
      EQB: /^eqb\d{3}\+?$/,
      EQE: /^(amg)?eqe\d{3}\+?$/,
      EQS: /^(amg)?eqs\d{3}\+?$/,
      "EQE SUV": /^(amg)?eqe\d{3}suv$/,
      "EQS SUV": /^(amg)?eqs\d{3}suv$/,
      "G-Class": /^(amg)?g\d{2,3}[a-z]?$/,
      GL: /^(amg)?gl\d{2,3}[a-z]?$/,
      GLA: /^(amg)?gla\d{2,3}[a-z]?$/,
      GLB: /^(amg)?glb\d{2,3}[a-z]?$/,
      GLC: /^(amg)?glc\d{2,3}[a-z]?$/,
      GLE: /^(amg)?gle\d{2,3}[a-z]?$/,
      GLK: /^glk\d{3}$/,
      GLS: /^(amg)?gls\d{2,3}[a-z]?$/,
      "M-Class": /^ml\d{2,3}$/,
      "R-Class": /^r\d{3}$/,
      "S-Class": /^(amg|maybach)?s\d{2,3}[a-z]?$/,
      SL: /^(amg)?sl\d{2,3}$/,
      SLC: /^(amg)?slc\d{2,3}$/,
      SLK: /^slk\d{2,3}$/,
    },
  },
  {
    make: "Mercury",
    sedans: "Grand Marquis, Milan, Montego, Sable",
    suvs: "Mariner, Mountaineer",
    minivans: "Villager, Monterey",
    coupes: "Cougar",
  },
  {
    make: "MINI",
    hatchbacks:
      "Hardtop = Cooper Hardtop, Hardtop 2 Door = Cooper Hardtop 2 Door, Hardtop 4 Door = Hardtop 4-Door = Cooper Hardtop 4 Door, Cooper",
    wagons: "Clubman = Cooper Clubman",
    suvs: "Countryman = Cooper Countryman, Paceman = Cooper Paceman",
    convertibles: "Convertible = Cooper Convertible, Roadster",
    coupes: "Coupe",
    badges: {
      Clubman: /^coopersclubman$|^johncooperworksclubman$/,
      Countryman:
        /^cooperscountryman$|^coopersecountryman$|^johncooperworkscountryman$/,
      Paceman: /^cooperspaceman$/,
      Convertible: /^coopersconvertible$/,
      "Hardtop 2 Door": /^coopershardtop2door$/,
      "Hardtop 4 Door": /^coopershardtop4door$/,
      Hardtop: /^coopershardtop$|^coopers$|^cooperse$|^johncooperworks$/,
    },
  },
  {
    make: "Mitsubishi",
    sedans: "Diamante, Galant, Lancer, Lancer Evolution, Mirage G4",
    suvs: "Eclipse Cross, Endeavor, Montero, Montero Sport, Outlander, Outlander Sport, Outlander PHEV",
    hatchbacks: "i-MiEV*, Mirage",
    coupes: "Eclipse, 3000GT",
    convertibles: "Eclipse Spyder",
    trucks: "Raider",
  },
  {
    make: "Nissan",
    sedans: "Altima, Maxima, Sentra, Versa",
    suvs: "ARIYA*, Armada, Juke, Kicks, Kicks Play, Murano, Pathfinder, Pathfinder Armada, Rogue, Rogue Select, Rogue Sport, Xterra, Murano CrossCabriolet",
    hatchbacks: "LEAF*, Versa Note, cube",
    coupes: "350Z, 370Z, GT-R, Z, 240SX, 300ZX",
    trucks: "Frontier, Titan, Titan XD",
    minivans: "Quest",
    commercial:
      "NV, NV Cargo, NV Passenger, NV1500, NV200, NV200 Compact Cargo, NV2500, NV2500 HD, NV3500, NV3500 HD, NV Cargo NV2500 HD, NV Passenger NV3500 HD",
  },
  {
    make: "Oldsmobile",
    sedans: "Alero, Aurora, Intrigue",
    suvs: "Bravada",
    minivans: "Silhouette",
  },
  {
    make: "Plymouth",
    sedans: "Breeze, Neon",
    convertibles: "Prowler",
    minivans: "Voyager, Grand Voyager",
  },
  {
    make: "Polestar",
    sedans: "2* = Polestar 2, 5* = Polestar 5",
    coupes: "1 = Polestar 1",
    suvs: "3* = Polestar 3, 4* = Polestar 4",
  },
  {
    make: "Pontiac",
    sedans: "Bonneville, G5, G6, G8, Grand Am, Grand Prix, Sunfire",
    coupes: "Firebird, GTO",
    convertibles: "Solstice",
    hatchbacks: "Vibe",
    suvs: "Aztek, Torrent",
    minivans: "Montana",
  },
  {
    make: "Porsche",
    coupes: "718 Cayman, 911, Cayman, 918 Spyder, Carrera GT",
    convertibles: "718 Boxster, 718 Spyder, Boxster",
    suvs: "Cayenne, Cayenne Coupe, Cayenne E-Hybrid, Macan, Macan Electric*",
    sedans: "Panamera, Panamera E-Hybrid, Taycan*",
    wagons:
      "Taycan Cross Turismo*!, Taycan Sport Turismo*!, Panamera Sport Turismo!, Panamera E-Hybrid Sport Turismo!",
  },
  {
    make: "RAM",
    spellings: "Ram Trucks, Dodge Ram",
    trucks:
      "1500 = Ram 1500 = 1500 Pickup, 1500 Classic = Ram 1500 Classic, 1500 REV*, 2500 = Ram 2500 = 2500 HD, 3500 = Ram 3500 = 3500 HD, Dakota",
    commercial:
      "4500 = 4500 Chassis = 4500 Chassis Cab = 4500HD, 5500 = 5500 Chassis = 5500 Chassis Cab = 5500HD, 3500 Chassis, 3500 Chassis Cab, ProMaster, ProMaster 1500, ProMaster 2500, ProMaster 3500, ProMaster City, ProMaster EV*, ProMaster Cargo Van, ProMaster Window Van, ProMaster Cutaway, Cargo",
  },
  {
    make: "Rivian",
    suvs: "R1S*, R2*, R3*",
    trucks: "R1T*",
    commercial: "EDV*",
  },
  {
    make: "Rolls-Royce",
    spellings: "Rolls, Royce",
    sedans: "Ghost, Phantom, Silver Seraph",
    coupes: "Wraith, Spectre*",
    convertibles: "Dawn, Corniche",
    suvs: "Cullinan",
  },
  { make: "Saab", sedans: "9-3, 9-5", suvs: "9-7X", hatchbacks: "900, 9000" },
  {
    make: "Saturn",
    sedans: "Aura, Ion, L-Series, S-Series",
    suvs: "Outlook, Vue",
    hatchbacks: "Astra",
    convertibles: "Sky",
    minivans: "Relay",
  },
  {
    make: "Scion",
    coupes: "FR-S, tC",
    hatchbacks: "iM, iQ, xA, xD",
    sedans: "iA",
    wagons: "xB",
  },
  {
    make: "smart",
    hatchbacks: "fortwo, EQ fortwo*, fortwo electric drive*",
    convertibles: "fortwo cabrio, EQ fortwo cabrio*",
  },
  {
    make: "Subaru",
    suvs: "Ascent, B9 Tribeca, Tribeca, Crosstrek, XV Crosstrek, Forester, Outback, Solterra*, Trailseeker*",
    sedans: "Legacy, WRX, WRX STI, Impreza, Impreza WRX, Impreza WRX STI",
    coupes: "BRZ, SVX",
    trucks: "Baja",
  },
  {
    make: "Suzuki",
    sedans: "Aerio, Forenza, Kizashi, Reno, SX4",
    suvs: "Grand Vitara, Vitara, XL-7",
    trucks: "Equator",
  },
  {
    make: "Tesla",
    sedans: "Model 3*!, Model S*!",
    suvs: "Model X*, Model Y*",
    trucks: "Cybertruck*",
    convertibles: "Roadster*",
  },
  {
    make: "Toyota",
    sedans:
      "Avalon, Camry, Camry Solara, Corolla, Crown, ECHO, Mirai, Yaris, Yaris iA",
    suvs: "4Runner, bZ*, bZ4X*, C-HR, Corolla Cross, Crown Signia, FJ Cruiser, Grand Highlander, Highlander, Land Cruiser, RAV4, RAV4 Prime, RAV4 Hybrid, Sequoia, Venza, RAV4 EV*",
    hatchbacks:
      "Corolla iM, GR Corolla, Matrix, Prius, Prius c, Prius Prime, Prius Plug-in Hybrid = Prius Plug-in, Yaris Liftback",
    wagons: "Prius v",
    coupes: "86, GR86, GR Supra, Supra, Celica, Solara",
    convertibles: "MR2 Spyder",
    minivans: "Sienna",
    trucks: "Tacoma, Tundra, Tundra i-FORCE MAX, T100",
  },
  { make: "VinFast", suvs: "VF 6*, VF 7*, VF 8*, VF 9*" },
  {
    make: "Volkswagen",
    spellings: "VW",
    sedans: "Arteon, CC, Jetta, Jetta GLI, Passat, Phaeton",
    suvs: "Atlas, Atlas Cross Sport, ID.4*, Taos, Tiguan, Tiguan Limited, Touareg",
    hatchbacks:
      "Beetle, New Beetle, e-Golf*!, Golf, Golf GTI!, Golf R!, GTI!, Rabbit!, R32!",
    wagons: "Golf Alltrack, Golf SportWagen, Jetta SportWagen",
    convertibles: "Eos, Cabrio",
    minivans: "ID. Buzz*, Routan",
  },
  {
    make: "Volvo",
    sedans:
      "ES90*, S40, S60, S60 Cross Country, S60 Inscription, S70, S80, S90",
    suvs: "C40*, C40 Recharge*, EX30*, EX40*, EX90*, XC40, XC40 Recharge, XC60, XC70, XC90, XC60 Recharge, XC90 Recharge",
    wagons: "V40, V50, V60, V60 Cross Country, V70, V90, V90 Cross Country",
    hatchbacks: "C30",
    convertibles: "C70",
  },
  {
    make: "Freightliner",
    commercial: "Sprinter, Sprinter 2500, Sprinter 3500, M2 106, Cascadia",
  },
  { make: "International", commercial: "CV, MV, HV, 4300, DuraStar" },
  { make: "Hino", commercial: "155, 195, 258, 268, L6, M5" },
  { make: "Kenworth", commercial: "T270, T280, T370, T380, T480, T680, T880" },
  {
    make: "Peterbilt",
    commercial: "220, 330, 335, 337, 348, 536, 537, 567, 579",
  },
  { make: "Airstream", other: "Basecamp, Bambi, Interstate, Atlas" },
  { make: "Coachmen", other: "Freelander, Leprechaun, Catalina, Apex" },
  { make: "Fleetwood", other: "Bounder, Discovery, Pace Arrow, Southwind" },
  { make: "Forest River", other: "Cherokee, Forester, Georgetown, Sunseeker" },
  { make: "Jayco", other: "Greyhawk, Jay Flight, Redhawk, Precept" },
  { make: "Keystone", other: "Cougar, Montana, Passport, Raptor" },
  {
    make: "Thor",
    spellings: "Thor Motor Coach",
    other: "Ace, Chateau, Four Winds, Windsport",
  },
  { make: "Tiffin", other: "Allegro, Phaeton, Wayfarer" },
  {
    make: "Winnebago",
    other: "Adventurer, Minnie Winnie, Revel, Solis, Travato, View, Vista",
  },
];

export const MAKES: readonly MakeRow[] = TABLE.map((entry) => ({
  make: entry.make,
  spellings: entry.spellings?.split(", ") ?? [],
  models: BODY_STYLES.flatMap((bodystyle) =>
    (entry[bodystyle]?.split(", ") ?? []).map((text) =>
      parseModel(text, bodystyle),
    ),
  ),
  badges: entry.badges ?? {},
}));

function parseModel(text: string, usualBodystyle: BodyStyle): ModelRow {
  const [name = "", ...otherNames] = text.split(" = ");
  const [model = name] = name.split(/[*!]/);
  const marks = name.slice(model.length);
  return {
    model,
    otherNames,
    usualBodystyle,
    isElectric: marks.includes("*"),
    hasOneBody: marks.includes("!"),
  };
}
