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
      "La tienda canceló una prueba de manejo. El cliente recibe un correo que se lo avisa.",
    "cancelledByStore.service":
      "La tienda canceló una cita de servicio. El cliente recibe un correo que se lo avisa.",
    "closedDay.testDrive":
      "Hay una prueba de manejo reservada a una hora en que la tienda ahora está cerrada",
    "closedDay.service":
      "Hay una cita de servicio reservada a una hora en que la tienda ahora está cerrada",
    time: "Hora",
    newTime: "Nuevo horario",
    oldTime: "Horario anterior",
    booking: "Referencia de la cita",
    vehicle: "Vehículo",
    service: "Servicio",
    business: "Negocio",
    todo: "Por hacer",
    todoClosed:
      "Por favor, llame al cliente: mantenga la cita o acuerden otro horario. Al cliente no se le ha avisado.",
  },
);
