import { translateCopy } from "#app/site/page/copy.ts";
import type { testDriveCopy, testDriveServerCopy } from "./copy.ts";

export const testDriveSpanish = translateCopy<typeof testDriveCopy>(
  "testDrive",
  {
    breadcrumb: "Ruta de navegación",
    allCars: "Todos los autos",
    crumb: "Prueba de manejo",
    title: "Prueba de manejo: {vehicle}",
    dialogTitle: "Reserve su prueba de manejo",
    chooseLead:
      "Elija un día y una hora. Se la apartamos mientras llena lo demás.",
    chooseDay: "Elija un día",
    chooseTime: "Elija una hora",
    timesName: "Elija una hora",
    directions: "Cómo llegar",
    continueWith: "Continuar con el {time}",
    gone: "El {time} ya no está libre. Estas son las horas que quedan.",
    noneTitle: "No hay horas libres en línea",
    noneText:
      "No hay nada libre en los próximos {count} días. Llámenos al {phone} y le buscaremos una hora que le quede bien.",
    awayTitle: "Ahora mismo no podemos mostrar las horas",
    awayText:
      "Por favor, inténtelo de nuevo en un minuto, o llámenos al {phone} y se la reservamos.",
    tryAgain: "Intentar de nuevo",
    askInstead: "Enviarnos un mensaje",
    loading: "Cargando las horas",
    close: "Cerrar",
    back: "Atrás",

    detailsTitle: "Confirme su prueba de manejo",
    detailsLead: "¿A quién esperamos?",
    unheld:
      "Ahora mismo no podemos apartarle este horario, así que será de quien lo reserve primero.",
    phoneHint: "Solo para esta prueba de manejo.",
    messageLabel: "¿Algo que debamos saber? (opcional)",
    messageHint:
      "Un auto a cuenta que revisar, una silla para niño que probar, quién viene con usted.",
    schedule: "Reservar prueba de manejo",
    slotGone:
      "Alguien acaba de ocupar esa hora. Elija otra abajo. Lo que escribió sigue aquí.",
    chooseOther: "Horas libres cercanas",
    otherTime: "{day}, {time}",
    seeAllTimes: "Ver todas las horas",
    tooMany:
      "Ya hay varias pruebas de manejo con este teléfono o correo. Por favor, llámenos al {phone} y agregamos una más. Para cambiar o cancelar una, abra el enlace del correo que la confirma.",

    bookedTitle: "Su prueba de manejo está reservada",
    bookedText:
      "Le esperamos en {store}. Un correo con los datos va en camino.",
    backToCar: "Volver al auto",
    carTitle: "El auto",

    noCarTitle: "Este auto no está en nuestro lote",
    noCarText:
      "Es posible que el enlace ya no esté al día. Elija otro auto y se lo tendremos listo para que lo maneje.",
    browseCars: "Ver todos los autos",
    newestCars: "Recién llegados",
  },
);

export const testDriveServerSpanish = translateCopy<typeof testDriveServerCopy>(
  "testDrive",
  {
    summaryTime: "Prueba de manejo",
    summaryStore: "Tienda",
  },
);
