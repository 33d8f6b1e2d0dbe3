import { translateCopy } from "#app/site/page/copy.ts";
import type { signInCopy } from "./copy.ts";

export const signInCopyEs = translateCopy<typeof signInCopy>("consoleSignIn", {
  title: "Iniciar sesión",
  intro: "Inicie sesión con la clave de acceso que creó para esta consola.",
  signIn: "Entrar con una clave de acceso",
  lost: "¿Perdió su clave de acceso o tiene teléfono nuevo? Pida un enlace nuevo a un propietario.",
  kept: "Lo que escribió se conserva y se envía en cuanto inicie sesión.",

  welcomeTitle: "Le damos la bienvenida, {name}",
  welcome:
    "Tiene una invitación a la consola de {group}. Cree una clave de acceso: su teléfono o computadora la guarda y la abre con su huella, su rostro o un PIN. No hay contraseña.",
  create: "Crear una clave de acceso",
  linkEndedTitle: "Este enlace ya no funciona",
  linkEnded:
    "Un enlace funciona una sola vez y por tres días. Pida otro a un propietario, o inicie sesión si ya tiene una clave de acceso.",
});
