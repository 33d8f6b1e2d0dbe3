import { translateCopy } from "#app/site/page/copy.ts";
import type { peopleCopy } from "./copy.ts";

export const peopleCopyEs = translateCopy<typeof peopleCopy>("consolePeople", {
  title: "Personas",
  intro: "Quién puede entrar a esta consola y qué puede hacer.",
  invite: "Invitar a un colega",
  name: "Nombre",
  email: "Correo del trabajo",
  role: "Función",
  "roleHint.owner": "Puede hacer todo e invita a otras personas.",
  "roleHint.manager":
    "Clientes, citas, autos, precios, contenido y cifras. Puede exportar clientes y borrar los datos de un visitante.",
  "roleHint.seller": "Clientes, citas y autos, sin precios.",
  stores: "Sucursales",
  everyStore: "Todas las sucursales, también las nuevas",
  language: "Idioma",
  send: "Crear la invitación",
  save: "Guardar",
  "error.name": "Escriba el nombre",
  "error.email": "Escriba un correo del trabajo, como ana@dealer.com",
  "error.taken": "{email} ya está en la consola",
  "error.role": "Elija una función",
  "error.stores": "Elija al menos una sucursal",
  "error.lastOwner":
    "Debe quedar un propietario de todas las sucursales. Nombre primero a otra persona.",
  errorPrefix: "Error:",

  linkTitle: "Entregue este enlace a {name}",
  linkIntro:
    "Funciona una sola vez, hasta el {date}. Solo se muestra ahora: envíelo en un mensaje que solo lea {name}.",
  link: "Enlace de un solo uso",
  back: "Volver a personas",

  newLink: "Nuevo enlace de un solo uso",
  newLinkHint:
    "Para una clave de acceso perdida o un teléfono nuevo. Las claves anteriores siguen hasta que elimine a la persona.",
  remove: "Quitar de la consola",
  removeHint:
    "Sus claves de acceso y sesiones terminan de inmediato. El registro conserva el nombre.",
  removeNamed: "Quitar a {name}",
  sessions: "Con sesión abierta ahora",
  noSessions: "En ningún lugar por el momento.",
  since: "Desde el {date}, último uso {used}",
  end: "Cerrar esa sesión",
  you: "Es usted.",
});
