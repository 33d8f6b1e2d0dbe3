import { translateCopy } from "#app/site/page/copy.ts";
import type { visitCopy } from "./visit-copy.ts";

export const visitSpanish = translateCopy<typeof visitCopy>(
  "appointmentVisit",
  {
    "title.testDrive": "Su prueba de manejo",
    "title.service": "Su visita",
    "canceled.testDrive": "Prueba de manejo cancelada",
    "canceled.service": "Visita cancelada",
    store: "Tienda",
    work: "Trabajo",
    takes: "Tarda",
    offer: "Oferta",
    goodUntil: "Oferta válida hasta el {date}",
    words: "“{words}”",
    car: "Auto",
    business: "Negocio",
    stock: "Núm. de inventario {stock}",
    serviceFrom: "{service}, desde {amount}",
    serviceFree: "{service}, gratis",
    "serviceFrom.offer": "{service}, desde {amount} con esta oferta",
    "serviceFree.offer": "{service}, gratis con esta oferta",

    "testDrive.first.title": "Su horario está apartado",
    "testDrive.first.text":
      "No tiene que hacer nada más. Alguien de {store} se comunicará con usted para repasarlo, normalmente el mismo día hábil.",
    "testDrive.second.title": "Preparamos el auto",
    "testDrive.second.text":
      "El auto ({vehicle}) le estará esperando frente a la tienda. Traiga su licencia de conducir y su comprobante de seguro.",
    "testDrive.third.title": "Usted maneja",
    "testDrive.third.text": {
      one: "Calcule como {count} minuto. Sin compromiso de compra.",
      other: "Calcule unos {count} minutos. Sin compromiso de compra.",
    },
    "service.first.title": "Llegue unos minutos antes",
    "service.first.titleAtOpening": "Llegue cuando abrimos",
    "service.first.text":
      "Estaciónese en la entrada de servicio. Un asesor recibe su auto.",
    "service.second.title": "Revisamos el auto",
    "service.second.text":
      "Usted ve lo que encontramos, y el precio, antes de que reparemos nada.",
    "service.third.title": "Le avisamos cuando esté listo",
    "service.third.text":
      "Espere en la sala, o deje las llaves y le llamaremos.",
  },
);
