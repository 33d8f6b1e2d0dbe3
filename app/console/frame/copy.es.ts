import { translateCopy } from "#app/site/page/copy.ts";
import type { frameCopy } from "./copy.ts";

export const frameCopyEs = translateCopy<typeof frameCopy>("console", {
  name: "Consola",
  titleEnd: "{title} · Consola de {group}",
  shortcuts: "Atajos",
  skip: "Ir a la página",
  nav: "Secciones",
  "nav.today": "Hoy",
  "nav.leads": "Clientes",
  "nav.appointments": "Citas",
  "nav.vehicles": "Autos",
  "nav.content": "Contenido",
  "nav.figures": "Cifras",
  "nav.feeds": "Inventario",
  "nav.people": "Personas",
  "nav.audit": "Registro",
  me: "Sesión de {name}",
  signOut: "Cerrar sesión",
  toSite: "Ir al sitio",

  "role.owner": "Propietario",
  "role.manager": "Gerente",
  "role.seller": "Vendedor",
  allStores: "Todas las sucursales",

  "notice.saved": "Guardado.",
  "notice.photosAdded": "Agregadas. Los compradores ya las ven.",
  "notice.savedForRestart":
    "Guardado. El sitio lo mostrará cuando se reinicie: otro cambio de su contenido lo está esperando.",
  "notice.removed": "Eliminado.",
  "notice.appointmentBooked":
    "Reservada. El cliente recibe un correo si lo indicó.",
  "notice.appointmentMoved": "Cambiada. El cliente recibe un correo.",
  "notice.appointmentCancelled": "Cancelada. El cliente recibe un correo.",
  "notice.slotsBlocked": "Bloqueado. Nadie puede reservar en ese horario.",
  "notice.slotsOpened": "Abierto de nuevo. Ese horario se puede reservar.",
  "notice.sessionEnded": "Esa sesión se cerró.",
  "notice.passkeyAdded": "Su clave de acceso ya funciona.",
  "notice.passkeyRemoved": "Esa clave de acceso ya no funciona.",
  "notice.signedOut": "Cerró su sesión.",
  "notice.answered": "Marcado como atendido.",
  "notice.reopened": "Vuelve a esperar respuesta.",
  "notice.assigned": "Asignado.",
  "notice.noted": "Su nota está guardada.",
  "notice.replayed": "Se está enviando otra vez.",
  "notice.feedReleased": "Se importará en menos de un minuto.",
  "notice.feedLeftOut": "Descartado. El sitio queda como está.",

  notFoundTitle: "No está aquí",
  notFound:
    "Esta página no existe o es de una sucursal que no es suya. Es posible que lo que busca se haya eliminado.",
  notAllowedTitle: "No tiene acceso",
  notAllowed:
    "Su función no permite abrir esta página. Un propietario puede cambiarlo.",
  failedTitle: "No se pudo",
  failed:
    "No se cambió nada. Inténtelo de nuevo en un momento. Si vuelve a pasar, dígale la hora a quien administra el sitio: {time}.",

  confirmTitle: "Muestre su clave de acceso otra vez",
  confirmIntro:
    "Esto no se puede deshacer o afecta a otras personas, por eso preguntamos de nuevo.",
  confirm: "Usar mi clave de acceso",
  passkeyFailed:
    "Esa clave de acceso no fue aceptada. Inténtelo de nuevo con una que haya creado para esta consola.",
  passkeyStopped:
    "No se usó ninguna clave de acceso. Inténtelo de nuevo cuando quiera.",
  passkeyUnsupported:
    "Este navegador no puede usar claves de acceso aquí. Abra la consola en un navegador actual, por https.",
  needsScript:
    "Las claves de acceso necesitan JavaScript. Actívelo para esta página.",
  tooMany:
    "Demasiados intentos. Espere {seconds} segundos e inténtelo de nuevo.",
});
