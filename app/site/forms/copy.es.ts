import type { FieldMessage } from "#app/domain/forms/messages.ts";
import { type Sentence, translateCopy } from "#app/site/page/copy.ts";
import type { formsCopy } from "./copy.ts";

const FIELD_MESSAGES_SPANISH: Readonly<Record<FieldMessage, Sentence>> = {
  required: "Este campo es obligatorio",
  email: "Por favor, escriba un correo válido",
  phone: "Por favor, escriba un teléfono válido",
  firstName: "Escriba su nombre.",
  lastName: "Escriba su apellido.",
  message: "Escriba su mensaje.",
  make: "Escriba la marca del vehículo.",
  model: "Escriba el modelo del vehículo.",
  year: "Escriba el año del vehículo.",
  price: "Escriba el precio del vehículo.",
  mileage: "Escriba el millaje del vehículo.",
  tooLong: {
    one: "Use {count} carácter como máximo",
    other: "Use {count} caracteres como máximo",
  },
  choice: "Elija una respuesta",
  repeated: "Dé solo una respuesta",
};

export const formsSpanish = translateCopy<typeof formsCopy>("forms", {
  ...FIELD_MESSAGES_SPANISH,
  problemTitle: "Hay un problema",
  mendedTitle: "Todo corregido. Ya puede continuar.",
  mended: "Corregido:",
  errorTitle: "Error: {title}",
  errorPrefix: "Error:",
  firstNameLabel: "Nombre",
  lastNameLabel: "Apellido",
  emailLabel: "Correo",
  phoneLabel: "Teléfono",
  phoneHint: "Solo para responder a este mensaje.",
  verifyPhone: "Verificar este número por mensaje de texto",
  newTab: "(se abre en otra pestaña)",
  phoneVerified: "Verificado",
  addressLabel: "Calle y número",
  apartmentLabel: "Apartamento o suite",
  cityLabel: "Ciudad",
  stateLabel: "Estado",
  chooseState: "Elija un estado",
  zipCodeLabel: "Código postal",
  zipCode: "Escriba un código postal de 5 o 9 dígitos, como 60502",
  homeAddress: "Dirección de su casa (opcional)",
  homeAddressHint:
    "La necesitaremos para el papeleo. También puede darla después.",
  wantsDelivery: "Tráiganme el auto",
  messageLabel: "Mensaje",
  storeLabel: "¿Qué tienda?",
  optional: "(opcional)",
  milesUnit: "mi",
  sending: "Enviando…",
  leaveEmpty: "Deje este campo vacío",
  "problem.early":
    "Eso fue muy rápido. Por favor, revise sus respuestas y envíelas de nuevo.",
  "problem.stale":
    "Esta página estuvo abierta mucho tiempo, así que todavía no se envió nada. Sus respuestas siguen aquí. Por favor, envíelas de nuevo.",
  "problem.robot":
    "Se llenó un campo oculto; tal vez fue su navegador. Ya lo vaciamos. Por favor, envíe sus respuestas de nuevo.",
  "problem.too-many":
    "Recibimos muchos mensajes desde su conexión. Sus respuestas siguen aquí. Por favor, inténtelo de nuevo en {wait}, o llame al {phone}.",
  "problem.not-stored":
    "No pudimos guardar esto y no se envió nada. Sus respuestas siguen aquí. Por favor, inténtelo de nuevo en un momento, o llame al {phone}.",
  "problem.offline":
    "No pudimos conectarnos con nuestro servidor, así que no se envió nada. Sus respuestas siguen aquí. Revise su conexión e inténtelo de nuevo, o llame al {phone}.",
  "problem.unreadable":
    "No pudimos leer este formulario. Por favor, revise sus respuestas y envíelas de nuevo, o llame al {phone}.",
  reference: "Su referencia",
  next: "Qué sigue",
  hurry: "¿Tiene prisa?",
  late: "¿Va tarde o tiene una pregunta?",
  serviceIn: "Servicio en {place}",
  hurryText: "Llame y denos la referencia. Quien conteste puede buscarla.",
  callInstead: "¿Prefiere llamar?",
  minutes: { one: "{count} minuto", other: "{count} minutos" },
});
