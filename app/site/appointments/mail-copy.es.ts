import { translateCopy } from "#app/site/page/copy.ts";
import type { appointmentMailCopy } from "./mail-copy.ts";

export const appointmentMailSpanish = translateCopy<typeof appointmentMailCopy>(
  "appointmentMail",
  {
    "what.testDrive": "Prueba de manejo",
    "what.service": "Cita de servicio",

    "booked.testDrive.subject": "Su prueba de manejo en {store}: {time}",
    "booked.service.subject": "Su cita de servicio en {store}: {time}",
    "booked.testDrive.heading": "Su prueba de manejo está reservada",
    "booked.service.heading": "Su cita de servicio está reservada",
    "booked.testDrive.text":
      "Su horario está apartado y le tendremos el auto listo. Alguien de {store} se comunicará con usted para repasar la visita.",
    "booked.service.text":
      "Su horario está apartado. Llegue unos minutos antes y estaciónese en la entrada de servicio, donde un asesor lo recibe.",
    "changed.testDrive.subject": "Nuevo horario de su prueba de manejo: {time}",
    "changed.service.subject": "Nuevo horario de su cita de servicio: {time}",
    "changed.testDrive.heading": "Su prueba de manejo tiene nuevo horario",
    "changed.service.heading": "Su cita de servicio tiene nuevo horario",
    "changed.text":
      "Su horario anterior ({oldTime}) ya está libre para otra persona.",
    "reminder.testDrive.subject":
      "Recordatorio: su prueba de manejo del {time}",
    "reminder.service.subject": "Recordatorio: su cita de servicio del {time}",
    "reminder.testDrive.heading": "Ya se acerca su prueba de manejo",
    "reminder.service.heading": "Ya se acerca su cita de servicio",
    "reminder.text":
      "¿No va a poder venir? Cambie o cancele la cita aquí abajo para que otra persona aproveche el horario.",
    "cancelled.testDrive.subject": "Su prueba de manejo quedó cancelada",
    "cancelled.service.subject": "Su cita de servicio quedó cancelada",
    "cancelled.testDrive.heading": "Su prueba de manejo quedó cancelada",
    "cancelled.service.heading": "Su cita de servicio quedó cancelada",
    "cancelled.text":
      "La cancelamos como nos pidió y ya le avisamos a nuestro equipo. No tiene que hacer nada más. Nos dará gusto verle en otra ocasión.",
    "cancelledByStore.testDrive.subject":
      "Tuvimos que cancelar su prueba de manejo",
    "cancelledByStore.service.subject":
      "Tuvimos que cancelar su cita de servicio",
    "cancelledByStore.testDrive.heading":
      "Tuvimos que cancelar su prueba de manejo",
    "cancelledByStore.service.heading":
      "Tuvimos que cancelar su cita de servicio",
    "cancelledByStore.text":
      "Lamentamos el inconveniente. Llámenos al {phone} o responda a este correo y le buscamos otro horario.",

    when: "Cuándo",
    car: "Auto",
    services: "Servicios",
    offer: "Oferta",
    where: "Dónde",
    reference: "Referencia",
    phone: "Teléfono",
    manage: "Cambiar o cancelar",
    directions: "Cómo llegar",
    calendarNote: "El archivo adjunto agrega la cita a su calendario.",
    calendarUpdateNote:
      "Si ya la puso en su calendario, el archivo adjunto la pasa al nuevo horario.",
    calendarRemoveNote:
      "Si la puso en su calendario, el archivo adjunto la quita.",
    reason:
      "Recibe este correo porque alguien reservó esta cita con esta dirección. Si no fue usted, cancélela con el enlace de arriba.",
    reasonOver:
      "Recibe este correo porque la cita se reservó con esta dirección.",
  },
);
