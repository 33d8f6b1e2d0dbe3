import { translateCopy } from "#app/site/page/copy.ts";
import type { appointmentLeadCopy } from "./lead-copy.ts";

export const appointmentLeadSpanish = translateCopy<typeof appointmentLeadCopy>(
  "appointmentLead",
  {
    what: "Cita",
    "changed.testDrive": "El cliente cambió el horario de su prueba de manejo",
    "changed.service": "El cliente cambió el horario de su cita de servicio",
    "changedByStore.testDrive":
      "La sucursal cambió una prueba de manejo. El cliente recibe un correo al respecto.",
    "changedByStore.service":
      "La sucursal cambió una cita de servicio. El cliente recibe un correo al respecto.",
    "bookedByStore.testDrive":
      "La sucursal reservó una prueba de manejo para el cliente",
    "bookedByStore.service":
      "La sucursal reservó una cita de servicio para el cliente",
    "cancelled.testDrive": "El cliente canceló su prueba de manejo",
    "cancelled.service": "El cliente canceló su cita de servicio",
    "cancelledByStore.testDrive":
      "La sucursal canceló una prueba de manejo. El cliente recibe un correo al respecto.",
    "cancelledByStore.service":
      "La sucursal canceló una cita de servicio. El cliente recibe un correo al respecto.",
    "closedDay.testDrive":
      "Hay una prueba de manejo reservada para una hora en que la sucursal ya no abre",
    "closedDay.service":
      "Hay una cita de servicio reservada para una hora en que la sucursal ya no abre",
    time: "Hora",
    newTime: "Nuevo horario",
    oldTime: "Horario anterior",
    booking: "Referencia de la cita",
    vehicle: "Vehículo",
    service: "Servicio",
    business: "Negocio",
    todo: "Por hacer",
    todoClosed:
      "Llame al cliente para mantener la cita o acordar otro horario. Todavía no se le ha avisado.",
  },
);
