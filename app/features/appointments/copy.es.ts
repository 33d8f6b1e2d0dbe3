import { translateCopy } from "#app/site/page/copy.ts";
import type { appointmentsCopy } from "./copy.ts";

export const appointmentsSpanish = translateCopy<typeof appointmentsCopy>(
  "appointments",
  {
    "crumb.testDrive": "Todos los autos",
    "crumb.service": "Centro de servicio",
    pageTitle: "Su cita",
    "coming.testDrive": "Su prueba de manejo",
    "coming.service": "Su cita de servicio",
    "past.testDrive": "Su prueba de manejo fue el {time}",
    "past.service": "Su cita de servicio fue el {time}",
    "cancelled.testDrive": "Su prueba de manejo está cancelada",
    "cancelled.service": "Su cita de servicio está cancelada",
    pastText: "Esperamos que le haya ido bien. Nos dará gusto verle otra vez.",
    cancelledText:
      "Su horario queda libre para otra persona. Nos dará gusto verle en otra ocasión.",
    cancelledNow:
      "Le avisamos a nuestro equipo y le enviamos un correo. Nos dará gusto verle en otra ocasión.",
    goneTitle: "Este enlace ya venció",
    goneText:
      "Ya no guardamos esta cita. Si quiere venir, nos dará gusto verle.",
    "notice.booked":
      "Su cita está reservada. Le enviamos un correo con este enlace y un archivo para su calendario.",
    "notice.changed":
      "Ya tiene nuevo horario. Le avisamos a nuestro equipo y le enviamos un correo.",
    "notice.stale": "La cita cambió mientras tanto. Así está ahora.",
    reschedule: "Elegir otro horario",
    cancel: "Cancelar la cita",
    reminder: "Un día antes le enviaremos un correo para recordárselo.",
    "again.testDrive": "Reservar otra vez este auto",
    "again.service": "Reservar otra cita",
    browseCars: "Ver todos los autos",
    serviceCenter: "Ir al centro de servicio",
    ask: "¿Preguntas?",

    rescheduleTitle: "Elija otro horario",
    rescheduleText:
      "Su cita actual: {time}. La conserva hasta que confirme otra.",
    nowBooked: "reservado",
    newTime: "Nuevo horario",
    confirmNew: "Cambiar mi cita",
    back: "Conservar mi horario",
    goneSlot:
      "Alguien acaba de ocupar ese horario, o ya no se puede reservar. Por favor, elija otro.",
    nearest: "Horas libres cercanas",
    noTimes:
      "Por ahora no hay horas libres. Por favor, llámenos y le buscaremos una.",
    away: "Ahora mismo no podemos consultar las horas libres. Por favor, llámenos y le cambiamos la cita.",
    tooOften:
      "Esta cita ya se ha cambiado muchas veces. Por favor, llámenos para darle otro horario.",

    cancelTitle: "¿Cancelar esta cita?",
    cancelText:
      "Su horario pasa a otra persona y le avisamos a nuestro equipo. Puede reservar otra cita cuando quiera.",
    confirmCancel: "Sí, cancelarla",
    notStored:
      "No pudimos guardar ese cambio. Su cita sigue como estaba. Por favor, inténtelo de nuevo en un momento, o llámenos.",
  },
);
