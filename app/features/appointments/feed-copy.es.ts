import { translateCopy } from "#app/site/page/copy.ts";
import type { feedCopy } from "./feed-copy.ts";

export const feedSpanish = translateCopy<typeof feedCopy>("appointmentFeed", {
  "name.testDrive": "Pruebas de manejo, {store}",
  "name.service": "Servicio, {store}",
  "what.testDrive": "Prueba de manejo",
  "what.service": "Servicio",
  erased: "datos borrados",
  customer: "Cliente",
  phone: "Teléfono",
  email: "Correo",
  business: "Negocio",
  contact: "Contacto",
  vehicle: "Vehículo",
  notes: "Notas",
  reference: "Referencia",
});
