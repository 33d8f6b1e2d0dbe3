import { translateCopy } from "#app/site/page/copy.ts";
import type { selfCopy } from "./copy.ts";

export const selfCopyEs = translateCopy<typeof selfCopy>("consoleSelf", {
  title: "Su acceso",
  passkeys: "Sus claves de acceso",
  addSecond:
    "Cree una segunda clave de acceso en otro dispositivo, para poder entrar si pierde este.",
  added: "Creada el {date}",
  neverUsed: "aún sin usar",
  used: "usada por última vez el {date}",
  synced: "Guardada en su cuenta",
  single: "En un solo dispositivo",
  remove: "Eliminar",
  removeNamed: "Eliminar la clave de acceso creada el {date}",
  lastStays: "Su única clave de acceso se queda. Cree otra primero.",
  add: "Crear otra clave de acceso",
  addTitle: "Otra clave de acceso",
  addIntro:
    "Use otro dispositivo o una llave de seguridad: este ya tiene la suya.",

  sessions: "Dónde tiene sesión abierta",
  here: "Este navegador",
  since: "Desde el {date}, último uso {used}",
  end: "Cerrar esa sesión",
  endNamed: "Cerrar la sesión del navegador abierta el {date}",

  language: "Su idioma",
  choose: "Cambiar idioma",
});
