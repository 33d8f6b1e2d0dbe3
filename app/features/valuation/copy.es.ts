import { translateCopy } from "#app/site/page/copy.ts";
import type { valuationCopy } from "./copy.ts";

export const valuationSpanish = translateCopy<typeof valuationCopy>(
  "valuation",
  {
    title: "¿Cuánto vale su auto?",
    lead: "Un rango en menos de {seconds} segundos, y luego una oferta que muestra cada dólar.",
    description:
      "Vea cuánto paga {name} por su auto: un rango en menos de {seconds} segundos y una oferta que vale por {days} días.",
    boxTitle: "Empiece con su auto",
    wayLegend: "Empezar con",
    "way.vin": "VIN",
    "way.plate": "Placa",
    "way.model": "Modelo",
    vin: "VIN",
    notIt: "¿No es ese? Elíjalo a mano",
    vinHint:
      "Son 17 caracteres. Está al pie del parabrisas o en su tarjeta del seguro.",
    licencePlate: "Número de placa",
    state: "Estado",
    chooseState: "Elija un estado",
    yearLabel: "Año",
    makeLabel: "Marca",
    modelLabel: "Modelo",
    trim: "Versión (opcional)",
    chooseYear: "Elija un año",
    chooseMake: "Elija una marca",
    commonMakes: "Marcas que vendemos",
    otherMakes: "Otras marcas",
    mileageLabel: "Millaje",
    color: "Color exterior (opcional)",
    interest: "¿Qué le gustaría hacer?",
    "interest.sell": "Venderlo",
    "interest.trade-in": "Entregarlo a cuenta",
    start: "Ver cuánto vale",
    starting: "Buscando…",
    startNote: "Para verlo no hace falta dar su teléfono.",
    nextRangeTitle: "Vea el rango",
    nextRangeText:
      "Lo que pagan los concesionarios por autos como el suyo, en cuanto sepamos cuál es.",
    nextAnswersTitle: "Díganos cómo está",
    nextAnswersText: "Equipo, desgaste, reparaciones. Toque sus respuestas.",
    nextOfferTitle: "Reciba su oferta",
    nextOfferText:
      "Cada descuento en dólares, válida por {days} días. Después usted decide.",
    wanted: "Entrega su auto a cuenta de este: {vehicle}.",
    resume: "Continuar con su {vehicle}",
    resumeAccepted: "Ver la oferta que aceptó",
    resumeVisit: "Ver la visita que pidió",
    badLink:
      "Este enlace ya no funciona. Puede estar incompleto o ser de hace más tiempo del que guardamos las ofertas. Empiece de nuevo aquí. Toma un minuto.",

    vinMissing: "Escriba su VIN.",
    vinShape:
      "Un VIN tiene 17 letras y números, y nunca lleva las letras I, O ni Q.",
    vinCheck:
      "Hay un carácter equivocado en este VIN. Compárelo con el del auto.",
    vinUnknown:
      "No encontramos este VIN. Elija “Modelo” y escriba los datos del auto.",
    plateMissing: "Escriba su número de placa.",
    plateUnknown:
      "No encontramos esta placa en ese estado. Pruebe con el VIN o escriba los datos del auto.",
    plateAway:
      "En este momento no podemos consultar placas. Pruebe con el VIN o escriba los datos del auto.",
    stateMissing: "Elija su estado.",
    milesZero:
      "Escriba las millas que marca el odómetro. Un auto de esos años ya tiene algunas.",

    stepOf: "Paso {step} de {steps}",
    left: {
      one: "falta {count} pregunta",
      other: "faltan {count} preguntas",
    },
    optionsTitle: "¿Qué equipo tiene?",
    optionsLead: "Marque todo lo que tenga el auto. Cada cosa le suma valor.",
    optional: "(opcional)",
    choose: "Elija una opción",
    next: "Continuar",
    toOffer: "Ver mi oferta",
    toVisit: "Ver qué sigue",
    back: "Atrás",
    missingAnswer: "Elija una respuesta",
    missingBalance: "Escriba cuánto debe todavía, por ejemplo 8,400",
    noAmount: "Escriba una cantidad en dólares, por ejemplo 8,400",
    contradiction:
      "Esto no coincide con otra respuesta. Cambie una de las dos.",

    carTitle: "Su auto",
    miles: "{miles} mi",
    vinEnds: "VIN que termina en\u00a0{end}",
    changeCar: "Cambiar el auto",
    rangeTitle: "Autos como el suyo, al por mayor",
    range: "{low} a {high}",
    rangeText:
      "Ocho de cada diez se venden en este rango, antes de contar el estado y las reparaciones.",
    rangeMeaning: "Lo que pagan los concesionarios en subasta.",
    rangeBefore:
      "Lo que pagan los concesionarios en subasta, antes de contar su estado y sus reparaciones.",
    rangeSoFar:
      "Lo que pagan los concesionarios en subasta, menos {amount} por lo que nos ha dicho hasta ahora.",
    rangeNext: "Lo que nos diga ahora sube o baja su número.",
    rangeVisit:
      "El valor de su auto a cuenta se lo damos en la visita. Puede ser más o menos.",
    rangeAuction: "En subasta, antes de contar estado y reparaciones",
    rangeLeft: "Con sus respuestas",
    rangeSpread:
      "Ocho de cada diez se venden en el rango de subasta. Su punto medio es {middle}.",
    rangeMoved:
      "Sale de precios de subasta, ajustados a lo que piden nuestras propias tiendas por el mismo modelo.",
    rangeUnknown: "Desde aquí no podemos dar uno para este auto.",
    foretold: "La cifra se la da un comprador, en persona.",
    foretoldLater:
      "Este auto lo venderíamos por usted y le pagaríamos en dos partes.",
    foretoldTrade:
      "Cuánto vale a cuenta se lo dice un comprador, en persona. O lo vendemos por usted y le pagamos en dos partes.",
    foretoldTradeNext:
      "Lo que quede de la venta después de las reparaciones y los costos es suyo.",
    foretoldLaterNext:
      "Lo que queda después de las reparaciones y los costos de la venta es suyo. Si no queda nada, un comprador le da la cifra en persona.",
    foretoldNext: "Lo que conteste aquí le ahorra tiempo en la visita.",
    laterTitle: "Termine en otro dispositivo",
    laterText:
      "Sus respuestas se guardan conforme avanza. Este enlace las abre en cualquier dispositivo durante {days} días.",
    laterLink: "Enlace privado a sus respuestas",
    copyLink: "Copiar",
    linkCopied: "Copiado",
    linkNotCopied: "Seleccione el enlace de arriba y cópielo.",

    offerTitle: "Su oferta es de {amount}",
    about: "unos {amount}",
    offerAbout: "Su oferta es de unos {amount}, cuando se venda",
    offerParts: "Su oferta es de unos {amount}, en dos partes",
    offerPartsLead: "{first} al entregarlo y unos {rest} cuando se venda.",
    offerLoanFirst:
      "De ahí, {amount} van primero a su prestamista. El resto es suyo.",
    offerLoanPaid:
      "Todo va a su prestamista. Con eso queda pagado lo que debe.",
    offerLoanMore: "Todo va a su prestamista. Aún debería {amount}.",
    bringTradeTitle: "Traiga su auto y le decimos cuánto vale a cuenta",
    bringTradeLead: "Un comprador lo revisa con usted y le escribe la cifra.",
    "tradeLead.above":
      "El suyo vale más que los autos que valoramos a cuenta en línea, así que un comprador lo valora en persona y le escribe la cifra.",
    "tradeLead.aboveAmount":
      "Por el suyo se pagaría más de {amount} al por mayor {shape}, así que un comprador lo valora en persona y le escribe la cifra.",
    "tradeLead.below":
      "El suyo vale menos que los autos que valoramos a cuenta en línea, así que un comprador lo valora en persona y le escribe la cifra.",
    "tradeLead.belowAmount":
      "Por el suyo se pagaría menos de {amount} al por mayor {shape}, así que un comprador lo valora en persona y le escribe la cifra.",
    saleInstead: "O lo vendemos por usted, unos {amount}",
    saleParts: "Unos {first} al entregarlo y {rest} cuando se venda.",
    saleCosts: "Después de {costs} de costos de venta.",
    saleLess: "Es probable que reciba menos que si lo entrega a cuenta.",
    bringTitle: "Traiga su auto y le damos la cifra",
    bringLead:
      "Un comprador revisa su auto con usted y le anota la cifra, casi siempre en media hora.",
    offerAside: "Sobre esta oferta",
    made: "Hecha el {date}",
    goodUntil: "Válida hasta el {date}",
    heldUntil: "Se la guardamos hasta el {date}",
    daysLeft: { one: "Queda {count} día", other: "Quedan {count} días" },
    endsToday: "Termina hoy a la medianoche.",
    ended: "Esta oferta terminó el {date}",
    endedText:
      "Los precios cambian, así que no sostenemos cifras viejas. Sus respuestas siguen aquí. Con un toque tiene una oferta nueva.",
    renew: "Obtener otra oferta",
    lineByLine: "{offer}, línea por línea",
    number: "Oferta {number}",
    otherWays: {
      one: "Otra forma de hacerlo",
      other: "Otras formas de hacerlo",
    },
    tradeIn: "Dejarlo a cuenta",
    tradeInFirst: "Para su próximo auto",
    tradeInLeft:
      "Es lo que queda después de su préstamo y se descuenta directamente del precio de su próximo auto aquí.",
    tradeInText:
      "Se descuenta directamente del precio de su próximo auto aquí.",
    tradeInTax:
      "En {states}, eso también puede bajar el impuesto de venta que paga.",
    tradeInLater:
      "¿Prefiere dejarlo a cuenta de su próximo auto aquí? Un comprador le dice cuánto vale así cuando lo traiga.",
    tradeInInstead: "Mejor dejarlo a cuenta",
    tradeInPrices: "Ver precios con mi auto a cuenta",
    "notCashNow.above":
      "Compramos autos de inmediato hasta cierto valor al por mayor, y el suyo vale más.",
    "notCashNow.aboveAmount":
      "Compramos de inmediato los autos por los que se pagan como máximo {amount} al por mayor {shape}. Por el suyo se pagaría más.",
    "notCashNow.below":
      "Compramos autos de inmediato desde cierto valor al por mayor, y el suyo vale menos.",
    "notCashNow.belowAmount":
      "Compramos de inmediato los autos por los que se pagan al menos {amount} al por mayor {shape}. Por el suyo se pagaría menos.",
    "shape.wholeXclean": "en estado impecable",
    "shape.wholeClean": "en buen estado",
    "shape.wholeAvg": "en estado promedio",
    "shape.wholeRough": "en mal estado",
    laterByAge: "Como es un {year}, podemos venderlo por usted.",
    "why.cashNow": "Por qué dinero ahora",
    "why.moreCashLater": "Por qué lo venderíamos por usted",
    "why.bringVehicleIn": "Por qué todavía no hay cifra",
    "offer.cashNow": "Dinero ahora",
    "offer.moreCashLater": "Más dinero después",
    "offer.moreCashLaterAlone": "Lo vendemos por usted",
    "offer.bringVehicleIn": "Recibir una cifra en efectivo en la sucursal",
    "text.cashNow": "Un solo cheque, cuando nos entrega las llaves.",
    "text.cashNowWithLoan":
      "Primero liquidamos lo que debe a su prestamista. El resto es un solo cheque, cuando nos entrega las llaves.",
    "text.cashNowToLender":
      "Todo es para su prestamista, a cuenta de lo que usted debe.",
    "text.moreCashLater": "Lo vendemos por usted y le pagamos en dos partes.",
    "text.moreCashLaterAlone":
      "Lo que queda después de los gastos de venderlo es suyo, en dos partes.",
    "text.moreCashLaterWithLoan":
      "Lo vendemos por usted y primero liquidamos su préstamo. El resto es suyo.",
    "text.moreCashLaterToLender":
      "Lo vendemos por usted. Lo que queda después de los costos va a su prestamista, en dos partes.",
    "text.bringVehicleIn":
      "Un comprador lo revisa con usted y le anota la cifra.",
    "total.cashNow": "Dinero ahora",
    "total.moreCashLater": "Su total",
    everyStep: "Cada pago y cada paso",
    estimated:
      "Si al revisarlo encontramos algo distinto, cambiamos solo esa línea y le mostramos por qué.",

    "reason.unsure.wide-range":
      "Autos como este se venden a precios muy distintos, así que cualquier cifra desde aquí sería adivinar.",
    "reason.unsure.unknown-make":
      "Hemos visto muy pocos autos de esta marca para dar un precio desde aquí.",
    "reason.unsure.unknown-model":
      "Hemos visto muy pocos de este modelo para dar un precio desde aquí.",
    "reason.unsure.age-outside":
      "Este auto es más viejo o más nuevo que los de las ventas en que nos basamos.",
    "reason.unsure.miles-outside":
      "Este millaje se sale de las ventas en que nos basamos.",
    "reason.unsure.no-answer":
      "En este momento no podemos consultar nuestra guía de precios.",
    "reason.none-matched":
      "Nuestras ofertas en línea no son para un auto así, por eso conviene que lo vea un comprador.",
    "reason.above":
      "Vale más que los autos por los que hacemos ofertas en línea.",
    "reason.below":
      "Vale menos que los autos por los que hacemos ofertas en línea.",
    "reason.nothing-left":
      "Con lo que restan sus respuestas, una oferta en línea no sería justa. Conviene que lo vea un comprador.",
    "reason.nothing-left-answers":
      "Con {answers}, no quedaría nada para una oferta en línea. Conviene que lo vea un comprador.",
    "reason.nothing-left-costs":
      "Después de los costos de venderlo, no le quedaría nada. Conviene que lo vea un comprador.",
    "reason.trade-in":
      "Ese dinero depende de la venta, así que no sirve para su próximo auto. Esa cifra se la da un comprador.",
    "reason.look.both": "Un {year} con {miles} millas hay que verlo primero.",
    "reason.look.age": "Un {year} hay que verlo primero.",
    "reason.look.miles": "Un auto con {miles} millas hay que verlo primero.",
    "reason.later.both":
      "Como es un {year} con {miles} millas, también podemos venderlo por usted.",
    "reason.later.age":
      "Como es un {year}, también podemos venderlo por usted.",
    "reason.later.miles":
      "Como tiene {miles} millas, también podemos venderlo por usted.",
    "reason.other": "Cumple las condiciones de esta oferta.",

    "price.wholeXclean": "Valor de mayoreo en estado excelente",
    "price.wholeClean": "Valor de mayoreo en buen estado",
    "price.wholeAvg": "Valor de mayoreo en estado promedio",
    "price.wholeRough": "Valor de mayoreo en mal estado",
    "price.tradeinXclean": "Valor a cuenta en estado excelente",
    "price.tradeinClean": "Valor a cuenta en buen estado",
    "price.tradeinAvg": "Valor a cuenta en estado promedio",
    "price.tradeinRough": "Valor a cuenta en mal estado",
    "price.listingPrice": "Precio al que lo anunciaríamos",
    percentOf: "{percent}% de ese valor",
    nothingLowered: "Con {miles} millas. Nada de lo que nos dijo lo baja.",
    nothingLoweredRetail:
      "Un precio típico en nuestra tienda para uno con {miles} millas. Nada de lo que nos dijo lo baja.",
    nothingLoweredWhole:
      "Lo que pagan los concesionarios en subasta por uno con {miles} millas. Nada de lo que nos dijo lo baja.",
    beforeAnswersWhole:
      "Lo que pagan los concesionarios en subasta por uno con {miles} millas, antes de contar lo que usted nos dijo",
    freeAnswers: "Sus otras respuestas",
    freeAllAnswers: "Sus respuestas",
    startingPrice: "Precio al público con {miles} millas",
    beforeAnswersRetail:
      "Un precio típico en nuestra tienda, antes de contar lo que usted nos dijo",
    beforeAnswers: "Antes de contar lo que usted nos dijo",
    youTold: "Usted nos dijo: {answer}",
    "line.adjustment": "Agregado por nosotros",
    "line.advertising": "Publicidad",
    "line.reconditioning": "Reacondicionamiento",
    "note.advertising": "Anunciarlo hasta que se venda.",
    "note.reconditioning":
      "Dejar cualquier auto listo para la venta, con una garantía para quien lo compre.",
    "note.document-fee": "Los papeles de la venta.",
    "rule.greaterOf":
      "Lo que sea mayor: {minimum} o el {percent}% de ese precio.",
    "rule.sum": "{base} más el {percent}% de ese precio.",
    "rule.sumAtLeast":
      "{base} más el {percent}% de ese precio, y al menos {minimum}.",
    "line.document-fee": "Cargo de documentación",
    "line.drive": {
      one: "Uso del auto mientras tanto, {count} día",
      other: "Uso del auto mientras tanto, {count} días",
    },
    shareOf: "{percent}% del total",
    driveNote:
      "Si lo sigue usando mientras lo vendemos, se descuentan {fee} por día de su total, hasta por 30 días.",
    saleText:
      "Se venda por lo que se venda, la primera parte no cambia. La segunda sube o baja con el precio de venta.",
    balance: "Todavía debe",
    equity: "Le queda a usted o para su próximo auto",
    shortfall: "Lo que aún debería después de esta oferta",
    allToLender: "todo para su prestamista",
    toLender: "{lender} para su prestamista, {yours} para usted",
    howPaid: "Cómo se paga",
    howItGoes: "Cómo funciona",
    "tradeGoes.named":
      "Un comprador le anota la cifra. Usted decide si la acepta.",
    howSaleGoes: "Si lo vendemos por usted",
    negativeEquity:
      "Usted debe {amount} más que esta oferta. Pasa seguido. Podemos sumarlo al financiamiento de su próximo auto, o puede pagarlo con un cheque. Un comprador lo verá con usted.",

    acceptTitle: "Aceptar y elegir el día",
    acceptLead:
      "Aceptar no le obliga a nada hasta que firme en la tienda. Díganos cómo comunicarnos con usted y cuándo le gustaría venir.",
    acceptBringTitle: "Pedir una visita",
    acceptBringLead:
      "Nada le obliga hasta que firme en la tienda. Díganos cómo comunicarnos con usted y cuándo le gustaría venir.",
    acceptSale: "Que lo vendan ustedes, {amount}",
    selected: "¿Cuál prefiere?",
    day: "¿Cuándo le gustaría venir?",
    dayHint: "Es una solicitud. {store} le confirma el día.",
    lastDay: "Último día para traerlo: {day}",
    time: "¿A qué hora, más o menos?",
    anyDay: "Llámenme para acordar el día",
    anyTime: "A cualquier hora de ese día",
    phoneHint: "Solo lo usamos para hablar de este auto.",
    accept: "Aceptar esta oferta",
    acceptBring: "Pedir una visita",
    acceptChoiceTitle: "Elija el día de su visita",
    acceptInstead: "Mejor aceptar esta",
    askInstead: "Pedir esta en su lugar",
    acceptNote: "Le enviaremos por correo una copia con un enlace privado.",
    dayClosed: "{day}: cerrado",
    wrongDay: "Elija uno de los días",
    wrongTime: "Elija una de las horas",
    closedThen: "A esa hora estamos cerrados ese día. Elija otra hora.",
    bringWhere: "Adónde traerlo",
    directions: "Cómo llegar",
    bringWith: "Qué traer",
    "bring.paid": "El título",
    "bring.owed": "El nombre de su prestamista y cuánto falta para liquidar",
    "bring.untold":
      "El título, o el nombre de su prestamista y cuánto falta para liquidar",
    "bring.license":
      "La licencia de conducir de todas las personas que aparecen en el título",
    "bring.keys": "Todas las llaves",
    keepJump: "Guardarla para después",
    keepTitle: "¿Quiere pensarlo?",
    keepText:
      "Este enlace abre su oferta en cualquier dispositivo. Guárdelo o mándelo a quien decida con usted.",
    keepTextVisit:
      "Este enlace abre esta página en cualquier dispositivo. Guárdelo o mándelo a quien decida con usted.",
    keepLink: "Enlace privado a esta oferta",
    keepLinkVisit: "Enlace privado a esta página",
    mailMe: "Enviarme esta oferta por correo",
    mailMeVisit: "Enviarme esta página por correo",
    mailMeLabel: "Su correo electrónico",
    mailMeConsent: "Le enviamos solo este correo, con el enlace.",
    mailed:
      "Le enviamos esta oferta por correo. El enlace la abre en cualquier dispositivo.",
    mailedVisit:
      "Le enviamos esta página por correo. El enlace la abre en cualquier dispositivo.",
    "mailMe.refused.bad-address": "Escriba una dirección de correo válida",
    "mailMe.refused.too-many":
      "Hoy ya no podemos enviar más correos a esta dirección. Copie el enlace privado.",
    secondLook: "¿Cree que debería ser más?",
    secondLookText:
      "Díganos qué se nos pasó, o envíenos una oferta de la competencia.",
    secondLookLink: "Pedir que la revisen otra vez",
    changeMessage:
      "Quiero cambiar o cancelar la visita con mi {vehicle}. Mi referencia es {reference}.",
    insteadMessage:
      "Prefiero “{offer}” para mi {vehicle}. Mi referencia es {reference}.",
    secondLookMessage:
      "Por favor revisen otra vez la oferta {number} por mi {vehicle}.",
    changeAnswers: "Cambiar mis respuestas",
    usePrice: "Ver autos con el mío a cuenta",
    browse: "Ver nuestros autos",

    acceptedTitle: "Tenemos su solicitud",
    acceptedOffer: "Aceptó la oferta",
    acceptedText:
      "{store} ya la tiene, y le enviamos por correo una copia con un enlace privado.",
    acceptedBinding: "Nada le obliga hasta que firme en la tienda.",
    acceptedVisit:
      "Le confirmaremos el día y la hora por teléfono o por correo.",
    acceptedVisitAt:
      "Le confirmaremos el día y la hora al {phone} o en {email}.",
    acceptedCallAt: "Le llamaremos al {phone} para acordar la hora.",
    visitCard: "Su visita",
    visitAsked: "El día que pidió",
    visitOpen: "Le llamamos para acordar la hora",
    visitOffer: "Oferta",
    afterLoan: "{amount} después de su préstamo",
    tradeAsked: "A cuenta",
    tradeAskedText: "Un comprador le da esa cifra en la visita.",
    visitStore: "Tienda",
    visitCar: "Auto",
    readTitle: "Un comprador la lee",
    readText:
      "En nuestro horario de atención, casi siempre en menos de una hora.",
    visitTitle: "Usted trae el auto",
    visitText: "Lo revisamos con usted, línea por línea. Toma media hora.",
    visitLookText: "Lo revisamos con usted. Toma media hora.",
    tradeNamedTitle: "Le decimos cuánto vale a cuenta",
    tradeNamedText:
      "Un comprador se lo dice en la visita. Puede tomar eso o quedarse con esta oferta.",
    tradedTitle: "Úselo para su próximo auto",
    "tradedText.paid":
      "Solo si le gusta la cifra. Se descuenta del precio de su próximo auto aquí.",
    "tradedText.owed":
      "Solo si le gusta la cifra. Primero liquidamos su préstamo, y el resto se descuenta del precio de su próximo auto aquí.",
    "tradedText.untold":
      "Solo si le gusta la cifra. Primero liquidamos cualquier préstamo, y el resto se descuenta del precio de su próximo auto aquí.",
    lenderPaidTitle: "Le pagamos a su prestamista",
    paidTitle: "Recibe su dinero",
    "paidText.cashNow": "El dinero es suyo el mismo día.",
    "paidText.cashNowWithLoan":
      "Primero liquidamos su préstamo. El resto es suyo el mismo día.",
    "paidText.cashNowToLender":
      "Todo es para su prestamista. Lo que aún debe lo arreglamos con usted, con un cheque o en el préstamo de su próximo auto.",
    "paidText.moreCashLater":
      "La primera parte es suya ese día, y el resto cuando se vende el auto.",
    "paidText.moreCashLaterWithLoan":
      "Primero liquidamos su préstamo. Después, la primera parte es suya ese día, y el resto cuando se vende el auto.",
    "paidText.moreCashLaterToLender":
      "La primera parte va a su prestamista ese día, y el resto cuando se vende el auto. Lo que aún debe lo arreglamos con usted, con un cheque o en el préstamo de su próximo auto.",
    "paidText.bringVehicleIn.paid":
      "Solo si le gusta la cifra. El dinero es suyo el mismo día.",
    "paidText.bringVehicleIn.owed":
      "Solo si le gusta la cifra. Primero liquidamos su préstamo, y el resto es suyo el mismo día.",
    "paidText.bringVehicleIn.untold":
      "Solo si le gusta la cifra. Si hay un préstamo, primero lo liquidamos, y el resto es suyo el mismo día.",
    newCar: "Valuar otro auto",

    mailSubject: "La oferta por su {vehicle}",
    mailSubjectBring: "Su visita por su {vehicle}",
    mailHeading: "La oferta por su {vehicle}",
    mailPreview: "Válida hasta el {date}",
    mailPreviewBring: "Qué traer y cómo comunicarse con nosotros",
    mailIntro:
      "Aquí tiene su copia. El enlace privado de abajo la abre en cualquier dispositivo hasta que termine. Después, úselo para obtener una nueva.",
    mailLink: "Abrir mi oferta",
    mailReference: "Referencia",
    mailCar: "Auto",
    mailVisit: "Visita preferida",

    sumNumber: "Número de oferta",
    sumVehicle: "Vehículo",
    sumVin: "VIN",
    sumEngine: "Motor",
    sumMiles: "Millaje",
    sumColor: "Color exterior",
    sumInterest: "Quiere",
    "sum.sell": "venderlo",
    "sum.trade-in": "entregarlo a cuenta",
    sumOptions: "Equipo",
    sumNone: "ninguno",
    sumOffer: "Oferta aceptada",
    sumOffered: "Ofertas mostradas",
    sumPrice: "Precio final estimado",
    sumRange: "Rango mostrado",
    sumUntil: "Válida hasta",
    sumBalance: "Saldo pendiente",
    sumEquity: "Oferta menos saldo",
    sumVisit: "Visita preferida",
    sumWanted: "A cuenta de",
    commentOffer:
      "Aceptada en línea: {offer}, {price}, válida hasta el {date}.",
    commentBring: "Pidió una visita: no se ofreció ningún precio en línea.",
    commentBalance: "Todavía se debe: {balance}.",
  },
);
