import { translateCopy } from "#app/site/page/copy.ts";
import type { flashCopy } from "./flash-copy.ts";

export const flashSpanish = translateCopy<typeof flashCopy>("toasts", {
  contactSuccess: "¡Mensaje enviado!",
  contactSuccessDetail:
    "Su mensaje se envió bien. Pronto alguien de nuestro concesionario se comunicará con usted.",
  contactError: "Algo salió mal",
  contactErrorDetail:
    "Hubo un error al enviar sus datos. Por favor, inténtelo de nuevo o llámenos",
  careerSuccess: "¡Mensaje enviado!",
  careerSuccessDetail: "¡Gracias! Recibimos su solicitud.",
  careerError: "Algo salió mal",
  careerErrorDetail: "Lo sentimos, hubo un problema al enviar el formulario.",
  privateInventorySuccess: "¡Ya tiene acceso!",
  privateInventorySuccessDetail:
    "¡Le damos la bienvenida al inventario privado de {name}!",
  privateInventoryError: "Error",
  privateInventoryErrorDetail: "Hubo un error al guardar sus datos.",
  priceWizardError: "Error",
  priceWizardErrorDetail: "Hubo un error al guardar sus datos.",
  testDriveSuccess: "Prueba de manejo reservada",
  testDriveSuccessDetail:
    "Su prueba de manejo está reservada; alguien se comunicará con usted para confirmar su cita.",
  placeError: "No conocemos ese código postal",
  placeErrorDetail:
    "Escriba un código postal de EE. UU. de 5 dígitos, como 60505",
  testDriveError: "Algo salió mal",
  testDriveErrorDetail: "Por favor, llene sus datos.",

  detailsSaved: "Datos guardados",
  detailsSavedDetail: "Los llenaremos por usted en este dispositivo.",
  detailsErased: "Datos borrados",
  detailsErasedDetail: "Este dispositivo ya no guarda nada sobre usted.",
  termsErased: "Términos borrados",
  termsErasedDetail: "Los pagos vuelven a usar nuestros términos estándar.",
  termsKept: "Términos fijados para todos los autos",
  termsKeptDetail: "Ahora los usan todos los pagos de este sitio.",
  phoneVerified: "Teléfono verificado",
  phoneVerifiedDetail: "Gracias. Lo usaremos solo como usted pidió.",
  vehicleSaved: "Auto guardado",
  vehicleSavedDetail: "Lo encuentra cuando quiera en Autos guardados.",
  vehicleRemoved: "Auto quitado",
  vehicleRemovedDetail: "Ya no está en sus autos guardados.",
  savedFull: "Su lista está llena",
  savedFullDetail: "Caben 40 autos. Quite uno para guardar otro.",
  consentSaved: "Elección de cookies guardada",
  consentSavedDetail: "Puede cambiarla cuando quiera.",
});
