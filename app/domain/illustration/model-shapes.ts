import type { BodyStyle } from "#app/domain/vehicle/vehicle.ts";
import type { Shape } from "./bodies/bodies.ts";

/** A row reads "make: model model"; a model that goes on ("f-150-xl") is its beginning's, and `*` is every other. */
export type ModelTable = ReadonlyMap<string, Shape>;

function buildTable(rows: Partial<Record<Shape, string>>): ModelTable {
  const table = new Map<string, Shape>();
  for (const shape of Object.keys(rows) as (keyof typeof rows)[])
    for (const row of (rows[shape] ?? "").trim().split("\n")) {
      const [make = "", models = ""] = row.split(":");
      for (const model of models.trim().split(/\s+/))
        table.set(`${make.trim()}:${model}`, shape);
    }
  return table;
}

export const MODELS: Partial<Readonly<Record<BodyStyle, ModelTable>>> = {
  suvs: buildTable({
    small: `
      acura: adx
      alfa-romeo: tonale
      audi: q2 q3
      bmw: x1 x2
      buick: encore envista
      cadillac: xt4
      chevrolet: trax trailblazer tracker
      fiat: 500x
      ford: ecosport
      honda: hr-v
      hyundai: venue kona
      infiniti: qx30
      jeep: renegade compass
      kia: seltos soul niro
      lexus: ux
      mazda: cx-3 cx-30
      mercedes-benz: gla glb
      mini: countryman
      mitsubishi: outlander-sport eclipse-cross
      nissan: kicks rogue-sport juke
      scion: *
      subaru: crosstrek xv-crosstrek
      suzuki: *
      toyota: c-hr corolla-cross
      volkswagen: taos
      volvo: xc40`,
    compact: `
      acura: rdx
      alfa-romeo: stelvio
      audi: q5 sq5
      bmw: x3 x4
      buick: envision
      cadillac: srx xt5
      chevrolet: equinox captiva
      dodge: journey hornet
      ford: escape edge
      genesis: gv70
      gmc: terrain
      honda: cr-v
      hyundai: tucson santa-fe-sport
      infiniti: qx50 qx55 ex35
      jaguar: e-pace f-pace
      jeep: cherokee patriot
      kia: sportage
      land-rover: discovery-sport range-rover-evoque lr2
      lexus: nx
      lincoln: corsair mkc
      mazda: cx-5 cx-50 cx-7 tribute
      mercedes-benz: glc glk
      mercury: mariner
      mitsubishi: outlander
      nissan: rogue
      pontiac: *
      porsche: macan
      saturn: vue
      subaru: forester
      toyota: rav4 venza
      volkswagen: tiguan
      volvo: xc60`,
    large: `
      cadillac: escalade
      chevrolet: suburban tahoe
      ford: expedition excursion
      gmc: yukon
      hummer: *
      infiniti: qx56 qx80
      jeep: wagoneer grand-wagoneer commander
      land-rover: range-rover lr4
      lexus: lx gx
      lincoln: navigator
      nissan: armada
      toyota: sequoia land-cruiser`,
    offroad: `
      ford: bronco
      jeep: wrangler
      land-rover: defender
      mercedes-benz: g-class
      suzuki: jimny samurai
      toyota: fj-cruiser`,
    usual: `
      ford: bronco-sport
      jeep: grand-cherokee
      land-rover: range-rover-sport range-rover-velar
      subaru: ascent`,
  }),
  sedans: buildTable({
    compact: `
      acura: ilx tsx
      audi: a3 s3
      bmw: 1-series 2-series
      buick: verano
      chevrolet: cruze sonic aveo cobalt spark
      dodge: dart neon
      fiat: *
      ford: focus fiesta
      honda: civic fit
      hyundai: accent elantra
      kia: rio forte k4 spectra
      lexus: is
      mazda: mazda3 3 mazda2
      mercedes-benz: a-class cla
      mitsubishi: lancer mirage mirage-g4
      nissan: versa sentra
      saturn: ion
      scion: *
      subaru: impreza
      suzuki: *
      toyota: corolla yaris echo
      volkswagen: jetta`,
    large: `
      audi: a6 a7 a8 s6 s7 s8
      bmw: 5-series 7-series 8-series 528i 530i 535i 540i 550i 740i 750i 750li
      buick: lacrosse lucerne
      cadillac: ct5 ct6 xts cts dts deville
      chevrolet: impala ss
      chrysler: 300 300c
      dodge: charger
      ford: taurus crown-victoria five-hundred
      genesis: g80 g90
      hyundai: azera equus genesis
      infiniti: q70 m37
      jaguar: xj xf
      kia: cadenza k900
      lexus: es ls gs
      lincoln: continental mks town-car
      maserati: *
      mercedes-benz: e-class s-class cls
      mercury: grand-marquis
      nissan: maxima
      rolls-royce: *
      bentley: *
      toyota: avalon crown
      volvo: s80 s90`,
    electric: `
      lucid: *
      polestar: *
      tesla: *`,
  }),
  trucks: buildTable({
    "mid-size": `
      chevrolet: colorado s-10
      dodge: dakota
      ford: ranger explorer-sport-trac
      gmc: canyon sonoma
      jeep: gladiator
      mitsubishi: raider
      nissan: frontier
      toyota: tacoma`,
    compact: `
      ford: maverick
      honda: ridgeline
      hyundai: santa-cruz
      subaru: baja`,
    electric: `
      rivian: *
      tesla: *`,
  }),
  hatchbacks: buildTable({
    small: `
      chevrolet: spark sonic aveo
      fiat: *
      ford: fiesta
      honda: fit
      hyundai: accent
      kia: rio soul
      mazda: mazda2 2
      mini: *
      mitsubishi: mirage
      nissan: versa-note versa micra
      scion: *
      smart: *
      toyota: yaris`,
    liftback: `
      audi: a5 a5-sportback a7 s7
      bmw: 4-series 3-series-gran-turismo
      buick: regal regal-sportback
      chevrolet: volt malibu-maxx
      honda: insight clarity
      hyundai: ioniq
      kia: stinger
      porsche: panamera
      tesla: *
      toyota: prius prius-prime prius-c
      volkswagen: arteon`,
    electric: `
      bmw: i3`,
  }),
  coupes: buildTable({
    muscle: `
      chevrolet: camaro
      dodge: challenger
      ford: mustang
      pontiac: gto firebird`,
    sport: `
      acura: nsx
      alfa-romeo: 4c
      aston-martin: *
      audi: r8 tt tts
      bmw: z4 i8
      chevrolet: corvette
      ferrari: *
      jaguar: f-type
      lamborghini: *
      lotus: *
      mclaren: *
      nissan: z 350z 370z gt-r
      porsche: *
      scion: fr-s
      subaru: brz
      toyota: 86 gr86 gr-supra supra`,
  }),
  wagons: buildTable({
    raised: `
      audi: a4-allroad a6-allroad allroad
      buick: regal-tourx
      mercedes-benz: e-450-all-terrain
      subaru: outback
      toyota: crown-signia
      volkswagen: golf-alltrack
      volvo: v60-cross-country v90-cross-country xc70`,
  }),
  convertibles: buildTable({
    roadster: `
      bmw: z3 z4
      fiat: 124-spider
      honda: s2000
      mazda: mx-5 mx-5-miata miata
      mercedes-benz: slk slc slk-class
      porsche: boxster 718 718-boxster
      pontiac: solstice
      saturn: sky
      toyota: mr2`,
  }),
  commercial: buildTable({
    compact: `
      chevrolet: city-express astro
      ford: transit-connect
      mercedes-benz: metris
      nissan: nv200
      ram: promaster-city`,
    "low-roof": `
      chevrolet: express
      ford: e-150 e-250 e-350 e-series
      gmc: savana
      nissan: nv1500`,
  }),
  other: buildTable({
    motorhome: `
      coachmen: *
      fleetwood: *
      jayco: *
      newmar: *
      thor: *
      tiffin: *
      winnebago: *`,
    trailer: `
      big-tex: *
      haulmark: *
      load-trail: *
      pj: *
      wells-cargo: *`,
  }),
};

/** Of electric SUVs these are long. */
export const ELECTRIC_MODELS: ModelTable = buildTable({
  "large-electric": `
    bmw: ix
    cadillac: escalade-iq vistiq
    hyundai: ioniq-9
    kia: ev9
    lucid: gravity
    mercedes-benz: eqs eqs-suv
    rivian: r1s
    tesla: model-x
    volvo: ex90`,
});
