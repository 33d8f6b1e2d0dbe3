import { translateCopy } from "#app/site/page/copy.ts";
import type { serviceBookingCopy } from "./copy.ts";

export const serviceBookingSpanish = translateCopy<typeof serviceBookingCopy>(
  "serviceBooking",
  {
    title: "Programar servicio",
    description:
      "Reserve una cita de servicio en {name}: elija el trabajo, su auto y una hora. Toma dos minutos, y puede cambiarla o cancelarla en línea.",
    lead: "Elija el trabajo, su auto y una hora. Después puede cambiarla o cancelarla en línea.",
    stepOf: "Paso {step} de {steps}",
    step: "Su cita hasta ahora",
    continue: "Continuar",
    back: "Atrás",
    staleNote:
      "Ya no tenemos sus respuestas. Por favor, empiece de nuevo aquí.",

    serviceCenter: "Centro de servicio",
    cameWith: "Con:",
    store: "¿En qué tienda?",
    needs: "¿Qué necesita su auto?",
    needsHint: "Elija todo lo que necesite",
    moreWork: "Agregar otro trabajo",
    other: "Otra cosa",
    otherText:
      "Ruidos, luces de advertencia, un “recall”, o si no sabe qué tiene.",
    notes: "¿Qué ha notado?",
    optional: "(opcional)",
    notesHint:
      "Con sus propias palabras. Por favor, sin nombres ni números de tarjeta.",
    tires: "La medida de sus llantas, si la sabe",
    tiresHint:
      "Está en el costado de la llanta, por ejemplo 225/65R17. Agregue lo que debamos saber. Por favor, sin nombres ni números de tarjeta.",
    needsMissing: "Elija al menos un servicio, u “Otra cosa”",
    notesMissing: "Díganos en pocas palabras qué necesita",
    reason: "¿Es una cita nueva?",
    "reason.new": "Sí, es nueva",
    "reason.rescheduled": "No, voy a cambiar una que ya tengo",
    movingText:
      "Abra el enlace de su correo de confirmación. Con él cambia la cita en dos toques.",
    movingCall: "¿No tiene el correo? Llame a servicio en {city}:",
    movesHere: "Elegir de todos modos una hora nueva aquí",
    movesHereNote:
      "La cita anterior sigue reservada hasta que el departamento de servicio la cancele.",
    movingFault:
      "Cámbiela con el enlace de su correo o por teléfono, o marque “Elegir de todos modos una hora nueva aquí”",

    vehicleTitle: "¿Qué auto va a traer?",
    vehicleLead: "De cualquier marca, lo haya comprado aquí o no.",
    wayLegend: "¿Cómo lo buscamos?",
    "way.own": "Mi auto",
    "way.vin": "VIN",
    "way.model": "Año, marca, modelo",
    ownNote: "El auto que valuó con nosotros.",
    vinLabel: "VIN",
    vinHint:
      "17 caracteres, en la base del parabrisas o en su tarjeta del seguro.",
    notIt: "¿No es ese? Elíjalo a mano",
    vinMissing: "Escriba su VIN.",
    vinShape: "Un VIN tiene 17 letras y números, nunca I, O ni Q.",
    vinCheck:
      "Un carácter de este VIN no es correcto. Por favor, compárelo con el del auto.",
    vinUnknown:
      "No encontramos este VIN. Elija “Año, marca, modelo” y escriba ahí los datos del auto.",
    yearLabel: "Año",
    makeLabel: "Marca",
    modelLabel: "Modelo",
    trimLabel: "Versión (opcional)",
    chooseYear: "Elija un año",
    chooseMake: "Elija una marca",
    commonMakes: "Marcas que vendemos",
    otherMakes: "Otras marcas",
    milesLabel: "Millaje (opcional)",
    milesHint: "Un número aproximado está bien.",

    timeTitle: "Elija el día y la hora",
    chooseDay: "Elija un día",
    timeLead: "Horas para dejar el auto en {store}.",
    timeMissing: "Elija una hora",
    goneNote:
      "Lo sentimos, acaban de ocupar esta hora: {time}. Estas están libres.",
    awayTitle: "Díganos qué hora le queda bien",
    awayNote:
      "Ahora mismo no podemos ver el calendario del taller, así que no podemos reservarle una hora aquí. Elija una que le quede bien y se la confirmaremos o le llamaremos.",
    noTimes: "No tenemos horas libres en línea en los próximos {days} días.",
    noTimesText: "Llámenos o envíe una solicitud. Le buscaremos una hora.",
    request: "Pedir servicio",
    everyVisit: "En cada visita",
    "everyVisit.inspection": "Una inspección de seguridad gratis",
    "everyVisit.price": "El precio antes de empezar cualquier trabajo",
    "everyVisit.warranty":
      "Una garantía limitada de por vida en piezas y mano de obra",
    noStore: "No reservamos servicio en línea",
    noStoreText:
      "Cuéntenos del auto y qué necesita. Le llamaremos o le escribiremos un correo con una hora y un precio.",

    detailsTitle: "Sus datos",
    detailsLead: "Para saber quién viene y poder hablarle del auto.",
    heldEnded: "Ya no está apartada, pero sigue libre.",
    wished: "Le confirmaremos esta hora, o le llamaremos con otra.",
    goneTitle: "Acaban de ocupar esta hora",
    goneText: "Alguien reservó primero esta hora: {time}. Tome una de estas:",
    goneNone: "No queda nada libre cerca de esa hora.",
    otherTimes: "Ver todas las horas",
    customer: "¿Para quién es?",
    "customer.personal": "Para mí",
    "customer.business": "Para un negocio",
    business: "Nombre del negocio",
    contactName: "Nombre del contacto",
    contactTitle: "Puesto (opcional)",
    contactPhone: "Teléfono del contacto",
    contactEmail: "Correo del contacto",
    businessMissing: "Escriba el nombre del negocio",
    contactNameMissing: "Escriba el nombre del contacto",
    phoneHint:
      "Para preguntas sobre el auto, y para avisarle cuando esté listo.",
    book: "Reservar cita",
    sendWish: "Enviar mi solicitud",
    bookNote: "Le llegará un correo con un enlace para cambiarla o cancelarla.",
    changedFault:
      "Esta cita se cambió en otra pestaña. Por favor, revísela y vuelva a oprimir el botón.",
    goneFault: "Acaban de ocupar esta hora. Por favor, elija otra.",
    tooManyFault:
      "Ya hay varias citas con este teléfono o correo. Por favor, llámenos al {phone} y lo arreglamos. Para cambiar o cancelar una, abra el enlace del correo que la confirma.",

    asideTitle: "Su visita",
    "aside.store": "Tienda",
    "aside.needs": "Trabajo",
    "aside.offer": "Oferta",
    "aside.vehicle": "Auto",
    "aside.time": "Hora",
    "aside.wish": "Hora preferida",
    change: "Cambiar",

    wishSentTitle: "Recibimos su solicitud",
    wishSentText:
      "Todavía no hay nada reservado. {store} le confirmará su hora, o le llamará con otra.",
    readTitle: "Un asesor lee su solicitud",
    readText:
      "En el horario de servicio, en el orden en que llegan las solicitudes.",
    answerTitle: "Acordamos la hora con usted",
    answerText: "Por teléfono o correo.",
    visitTitle: "Revisamos el auto",
    visitText:
      "Usted ve lo que encontramos, y el precio, antes de que reparemos nada.",
    home: "Volver al inicio",
    backToCenter: "Volver al centro de servicio",

    bookedTitle: "Su cita está reservada",
    bookedText: "Le esperamos en {store}.",
    bookedMoving:
      "Su cita anterior sigue reservada. Cancélela con el enlace de su correo, o llámenos.",
    mailedTo: "Enviamos los detalles a {email}.",

    sumTime: "Cita",
    sumWish: "Hora preferida",
    sumWishValue:
      "{time}. NO ESTÁ RESERVADA: el sistema de citas de servicio no respondió. Por favor, confírmela con el cliente.",
    sumReason: "La cita es",
    "sumReason.new": "nueva",
    "sumReason.rescheduled": "una que el cliente cambia de hora",
    sumVehicle: "Vehículo",
    sumVin: "VIN",
    sumMiles: "Millaje",
    sumService: "Servicio",
    sumOffer: "Oferta",
    sumNotes: "Palabras del cliente",
    sumBusiness: "Negocio",
    sumContact: "Contacto",
  },
);
