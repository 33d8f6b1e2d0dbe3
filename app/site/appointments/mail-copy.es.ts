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
      "Le tendremos listo el auto, y alguien se comunicará con usted para confirmar su cita.",
    "booked.service.text":
      "Le apartamos ese horario, y alguien se comunicará con usted para confirmar su cita.",
    "changed.testDrive.subject": "Nuevo horario de su prueba de manejo: {time}",
    "changed.service.subject": "Nuevo horario de su cita de servicio: {time}",
    "changed.testDrive.heading": "Su prueba de manejo tiene nuevo horario",
    "changed.service.heading": "Su cita de servicio tiene nuevo horario",
    "changed.text":
      "Su horario anterior ({oldTime}) ya está libre para otra persona.",
    "reminder.testDrive.subject":
      "Recordatorio: su prueba de manejo del {time}",
    "reminder.service.subject": "Recordatorio: su cita de servicio del {time}",
    "reminder.testDrive.heading": "Nos vemos pronto en su prueba de manejo",
    "reminder.service.heading": "Nos vemos pronto en su cita de servicio",
    "reminder.text":
      "¿No puede venir? Por favor, cambie o cancele la cita aquí abajo para que otra persona pueda tomar su horario.",
    "cancelled.testDrive.subject": "Su prueba de manejo está cancelada",
    "cancelled.service.subject": "Su cita de servicio está cancelada",
    "cancelled.testDrive.heading": "Su prueba de manejo está cancelada",
    "cancelled.service.heading": "Su cita de servicio está cancelada",
    "cancelled.text":
      "Usted la canceló y ya le avisamos a nuestro equipo. No tiene que hacer nada más. Nos dará gusto verle en otra ocasión.",
    "cancelledByStore.testDrive.subject":
      "Tuvimos que cancelar su prueba de manejo",
    "cancelledByStore.service.subject":
      "Tuvimos que cancelar su cita de servicio",
    "cancelledByStore.testDrive.heading":
      "Tuvimos que cancelar su prueba de manejo",
    "cancelledByStore.service.heading":
      "Tuvimos que cancelar su cita de servicio",
    "cancelledByStore.text":
      "Lo sentimos. Por favor, llámenos al {phone} o responda a este correo, y le buscaremos otro horario.",

    when: "Cuándo",
    car: "Auto",
    services: "Servicios",
    where: "Dónde",
    reference: "Referencia",
    phone: "Teléfono",
    manage: "Cambiar o cancelar",
    directions: "Cómo llegar",
    bringTitle: "Por favor, traiga",
    "bring.license": "Su licencia de conducir",
    "bring.insurance": "Su comprobante de seguro",
    "bring.keys":
      "Todas las llaves, y la de las tuercas de seguridad si la hay",
    "bring.warranty":
      "Los papeles de su garantía o plan de servicio, si los tiene",
    calendarNote: "El archivo adjunto agrega la cita a su calendario.",
    calendarUpdateNote:
      "El archivo adjunto cambia la cita en su calendario, si la puso ahí.",
    calendarRemoveNote:
      "El archivo adjunto quita la cita de su calendario, si la puso ahí.",
    reason:
      "Recibe este correo porque alguien reservó esta cita con esta dirección de correo. Si no fue usted, por favor cancélela con el enlace de arriba.",
    reasonOver:
      "Recibe este correo porque esta cita se reservó con esta dirección de correo.",
  },
);
