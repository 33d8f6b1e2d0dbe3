import { translateCopy } from "#app/site/page/copy.ts";
import type { phoneVerificationCopy } from "./copy.ts";

export const phoneVerificationSpanish = translateCopy<
  typeof phoneVerificationCopy
>("phoneVerification", {
  phoneRequired: "Escriba su número de teléfono",
  phoneInvalid: "Ese número de teléfono no es válido",
  codeRequired: "Escriba el código",
  codeLength: "El código debe tener 6 dígitos",
  codeWrong:
    "Ese código no es correcto, o ya venció. Revíselo, o pida uno nuevo.",
  tooManySends:
    "Por ahora ya enviamos todos los códigos que se pueden. Inténtelo otra vez más tarde.",
  tooManyTries: "Demasiados intentos. Espere un rato y pida un código nuevo.",
  typeUnknown:
    "El tipo de esta solicitud es phone-validation o code-verification.",
  unavailable:
    "En este momento no podemos enviar códigos. Inténtelo otra vez más tarde.",
  title: "Verifique su teléfono",
  lead: "Le enviaremos un código de 6 dígitos por mensaje de texto.",
  phoneHint:
    "Un celular de Estados Unidos o Canadá. Pueden aplicarse tarifas de mensajes.",
  send: "Enviarme un código",
  codeTitle: "Escriba su código",
  codeLead: "Lo enviamos al {phone}. Sirve durante {minutes} minutos.",
  codeLabel: "Código",
  codeHint: "6 dígitos",
  verify: "Verificar",
  resend: "Enviar otro código",
  resendIn: "Enviar otro código en {seconds} s",
  changeNumber: "Usar otro número",
  noCode: "¿Todavía no le llega?",
  earlierCode: "Un código anterior sigue sirviendo sus {minutes} minutos.",
  codeSent: "Su código va en camino.",
  codeLeadShort: "Lo enviamos al {phone}.",
  phoneLabel: "Teléfono",
  sending: "Enviando…",
  errorPrefix: "Error:",
  close: "Cerrar",
  offline:
    "No pudimos comunicarnos con nuestro servidor. Revise su conexión e inténtelo otra vez.",
  verifiedTitle: "Teléfono verificado",
  verified: "Su número de teléfono está verificado.",
});
