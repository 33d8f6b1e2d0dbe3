import { translateCopy } from "#app/site/page/copy.ts";
import type { specialOffersCopy } from "./copy.ts";

export const specialOffersSpanish = translateCopy<typeof specialOffersCopy>(
  "specialOffers",
  {
    title: "Ofertas especiales",
    description:
      "Ofertas vigentes en {name}: ofertas de venta, autos nuevos por modelo y ofertas de servicio, con las condiciones y el último día de cada una.",
    heading: "Ofertas especiales, con todo y letra chica",
    lead: "Cada oferta le dice qué se necesita y cuándo termina. Imprímala, o solo menciónela.",
    "locked.heading": {
      one: "{count} oferta especial",
      other: "{count} ofertas especiales",
    },
    "locked.heading.none": "Nuestras ofertas especiales",
    "locked.lead.all":
      "Un formulario corto abre cada oferta, con sus condiciones completas. Sin esperar a que le devuelvan la llamada.",
    "locked.lead.sales":
      "Un formulario corto le muestra cuánto ahorraría en su próximo auto antes de venir a verlo.",
    "locked.lead.service":
      "Un formulario corto le muestra cuánto ahorraría en su próxima visita antes de programarla.",
    "locked.lead.dealer":
      "Un formulario corto le muestra qué viene con el trato antes de comprarnos o vendernos.",
    "locked.models": "El precio más bajo de cada modelo nuevo",
    "locked.group.models": {
      one: "{count} modelo nuevo a su precio más bajo",
      other: "{count} modelos nuevos, cada uno a su precio más bajo",
    },
    "locked.group.models.text":
      "Los precios totales de hoy, del más bajo al más alto.",
    "locked.row.worth": "Cuánto vale cada una",
    "locked.row.worth.sales.text":
      "Cuánto ahorra en dólares, o qué recibe con el auto.",
    "locked.row.worth.service.text":
      "Cuánto ahorra en dólares o en porcentaje, o qué hacemos sin costo.",
    "locked.row.worth.dealer.text": "Qué recibe, o cuánto ahorra en dólares.",
    "locked.row.use": "Si usted puede usarla",
    "locked.row.use.sales.text": "Para qué autos y qué compradores es.",
    "locked.row.use.service.text":
      "Para qué trabajos es, y si incluye su auto.",
    "locked.row.use.dealer.text": "Qué tendría que comprarnos o vendernos.",
    "locked.row.until": "Cuánto dura",
    "locked.row.until.text":
      "El último día, si lo tiene, y todas sus condiciones.",
    "locked.use": "Imprima una, o solo menciónela",
    "locked.use.text": "Queda en sus papeles antes de que usted firme.",
    "locked.useTitle": "Cómo usar una",
    "locked.mention": "Menciónela",
    "locked.code": "Su código está en la hoja impresa o en su teléfono.",
    "locked.others": "Más ofertas con el mismo formulario",
    "sales.title": "Ofertas de venta",
    "sales.description":
      "Ofertas de venta en {name} y el precio total más bajo de cada modelo nuevo. Condiciones y último día junto a cada oferta.",
    "sales.heading": "Ofertas de venta",
    "sales.lead":
      "Ahorros en su próximo auto, y cada modelo nuevo de nuestros lotes a su precio total más bajo.",
    "service.title": "Ofertas de servicio",
    "service.description":
      "Ofertas de servicio en {name} y el día en que termina cada una. Imprima la hoja o mencione la oferta al programar su cita.",
    "service.heading": "Ofertas de servicio",
    "service.lead":
      "Imprima la hoja, o solo menciónela. Su asesor se lo resta de la cuenta antes de que usted firme.",
    "dealer.title": "Ofertas del concesionario",
    "dealer.description":
      "Lo que viene con cada trato en {name}: garantía, autos a cuenta y más, con las condiciones de cada cosa.",
    "dealer.heading": "Ofertas del concesionario",
    "dealer.lead": "Lo que recibe cuando nos compra o nos vende.",

    shop: "Ver inventario",
    schedule: "Programar servicio",
    more: "Ver más ofertas",
    featured: "Ofertas destacadas",
    previous: "Oferta anterior",
    next: "Oferta siguiente",
    counter: "{position} de {count}",
    "section.sales": "Ofertas de venta",
    "section.service": "Ofertas de servicio",
    "section.dealer": "Ofertas del concesionario",
    now: "Vigentes hoy",
    sectionAll: "Todas las {section}",
    otherSections: "Más ofertas",
    others: "También disponibles",

    inThisPage: "En esta página",
    modelsTitle: "El precio más bajo de cada modelo nuevo",
    modelsText: "Los precios totales de hoy, del más bajo al más alto.",
    modelFrom: "desde {amount}",
    modelOnRequest: "Llame por el precio",
    modelsNote:
      "Los precios y pagos son del auto más barato de cada modelo que hay hoy aquí.",
    modelsRate: "Los pagos son con nuestra tasa para autos nuevos y {scores}.",
    modelsJump: "Autos nuevos por modelo",
    modelsAll: "Todos los autos nuevos",

    offerTitle: "{offer_name}",
    offerDescription:
      "{offer_name} en {name}, {valid}. Qué incluye la oferta, sus condiciones y una hoja para imprimir y traer.",
    /** The claim of a loan never stands without its terms. */
    loanDescription:
      "Una oferta de financiamiento en {name}, {valid}: el préstamo completo, línea por línea, con su tasa, su plazo y lo que paga en total.",
    print: "Imprimir",
    printHint:
      "Para imprimir esta oferta, use Imprimir en el menú de su navegador. Solo se imprime la hoja.",
    loanTitle: "Lo que de verdad cuesta con {down} de enganche",
    loanText:
      "Su préstamo depende del auto, de su crédito y de cuánto dé de enganche.",
    carsTitle: "Autos en esta oferta",
    carsAll: {
      one: "Ver el auto de esta oferta",
      other: "Ver los {count} autos de esta oferta",
    },

    "use.online": "en línea",
    useTitle: "Cómo usar esta oferta",
    "use.sales.come.title": "Elija su auto",
    "use.sales.come.text": "Véalo en línea o en el lote, o llame al {phone}.",
    "use.sales.show.title": "Mencione esta oferta",
    "use.sales.show.text":
      "Cuando llame, escriba o venga. No hay código que recordar.",
    "use.sales.see.title": "Véalo por escrito",
    "use.sales.see.text": "Está en sus documentos antes de que firme.",
    "use.loan.come.title": "Obtenga su preaprobación",
    "use.loan.come.text": "Hágalo {online}, o llame al {phone}.",
    "use.loan.show.title": "Elija su auto",
    "use.loan.show.text":
      "Sus condiciones le sirven para cualquier auto del lote.",
    "use.loan.see.title": "Lea sus propias cifras",
    "use.loan.see.text":
      "Su tasa, plazo y pago están en el contrato antes de que firme.",
    "use.service.come.title": "Programe su visita",
    "use.service.come.text": "Hágalo {online}, o llame al {phone}.",
    "use.service.show.title": "Díganos el código",
    "use.service.show.text": "{code}, en la hoja impresa o en su teléfono.",
    "use.service.see.title": "Véalo por escrito",
    "use.service.see.text": "Está en sus papeles antes de empezar el trabajo.",
    "use.dealer.come.title": "Díganos que la quiere",
    "use.dealer.come.text": "En línea, en la tienda o al {phone}.",
    "use.dealer.show.title": "Mencione esta oferta",
    "use.dealer.show.text":
      "Cuando llame, escriba o venga. No hay código que recordar.",
    "use.dealer.see.title": "Véala por escrito",
    "use.dealer.see.text": "Está en sus documentos antes de que firme.",

    serviceHours: "Horario de servicio de {store}",
    salesHours: "Horario de {store}",

    sheetTitle: "Su oferta",
    sheetCoupon: "Su cupón",
    sheetOffer: "Oferta",
    sheetValid: "Vigencia",
    sheetUntil: "Vence",
    sheetNoEnd: "Sin fecha límite",
    sheetStanding: "sin fecha límite",
    sheetDates: "del {start} al {end}",
    sheetDatesTime: "del {start} al {end}, {time}",
    sheetWhere: "Dónde",
    sheetAnyStore: "Vale en nuestras {count} tiendas. La suya:",
    sheetCode: "Código de referencia",
    copyCode: "Copiar",
    codeCopied: "Copiado",
    codeNotCopied: "Selecciónelo para copiarlo.",
    sheetTerms: "Condiciones",
    sheetNoTerms: "Sin otras condiciones.",
    sheetUse: "Muestre esta hoja o díganos el código.",
    sheetUseNamed: "Muestre esta hoja o mencione la oferta.",
    sheetDate: "Fecha en que se usó",
    sheetAdvisor: "Nombre del asesor",

    endedTitle: "Esta oferta ya terminó",
    endedText: "Estuvo vigente hasta el {end}. Esto es lo que hay ahora.",
    endedTextNone: "Estuvo vigente hasta el {end}.",
  },
);
