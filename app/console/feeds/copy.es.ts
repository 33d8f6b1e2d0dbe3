import { translateCopy } from "#app/site/page/copy.ts";
import type { feedsCopy } from "./copy.ts";

export const feedsCopyEs = translateCopy<typeof feedsCopy>("consoleFeeds", {
  title: "Inventario recibido",
  now: "Cada archivo ahora",
  noFeeds:
    "Todavía no llegó ningún archivo. Aquí aparece lo que se pone en la carpeta de una sucursal.",
  noFeedsOfStore: "{store}: todavía no llegó ningún archivo",
  store: "Sucursal",
  feed: "Fuente",
  last: "Último archivo",
  ended: "Cómo terminó",
  imported: "Última importación",
  importedAgo: "Hace {time}",
  never: "Nunca",
  added: "Nuevos",
  changed: "Cambiados",
  priced: "Precio nuevo",
  gone: "Retirados",
  merged: "Unidos",
  refusedRows: "Rechazadas",

  "ending.done": "Importado",
  "ending.unchanged": "Importado, sin novedades",
  "ending.held": "Detenido",
  "ending.refused": "Rechazado",
  "ending.failed": "Falló",
  "decided.import.waiting": "Detenido, se va a importar",
  "decided.import.done": "Detenido y luego importado",
  "decided.leave-out": "Detenido y descartado",

  folders: "En las carpetas",
  notWatching:
    "Este sitio no vigila ninguna carpeta. Los archivos se importan desde la terminal.",
  notLooked: "Todavía no se revisó ninguna carpeta.",
  nothingWaits: "{store}: no hay archivos en espera",
  waiting: {
    one: "{store}: {count} archivo en espera",
    other: "{store}: {count} archivos en espera",
  },
  lookedAt: "Revisada el {date}",
  waitingFile: "{name}, desde el {date}",

  history: "Todos los archivos",
  filters: "Qué archivos mostrar",
  everyStore: "Todas las sucursales",
  everyEnding: "Cualquiera",
  show: "Mostrar",
  noRuns: "Ningún archivo coincide.",
  when: "Cuándo",
  older: "Archivos anteriores",
  all: "Mostrar todos",

  runTitle: "{feed}, {date}",
  file: "Archivo",
  terminal: "Importado desde la terminal",
  format: "Formato",
  rows: "Filas",
  returned: "De nuevo en venta",
  unchanged: "Sin cambios",
  samplesRemoved: "Autos de muestra retirados",
  elsewhere: "En venta en otra sucursal o fuente",
  back: "Volver al inventario recibido",
  problem: "Por qué no se tomó nada",

  heldTitle: "Por qué está detenido",
  "held.vanishing":
    "{count} de {total} autos en venta no están en este archivo. Si se importa, salen del sitio.",
  "held.empty": {
    one: "No hay autos en este archivo. Si se importa, el único auto de esta fuente sale del sitio.",
    other:
      "No hay autos en este archivo. Si se importa, los {count} autos de esta fuente salen del sitio.",
  },
  heldNew:
    "No hay autos en este archivo, y esta fuente nunca ha traído ninguno.",
  "held.price-loss":
    "{count} de {total} precios no están en este archivo. Si se importa, esos autos quedan sin precio.",
  "held.merged":
    "{count} de {total} filas repiten el VIN de una fila anterior. Si se importa, cada una se une a esa fila.",
  heldUnknown:
    "Habría cambiado más del 30% de los autos, precios o filas de esta fuente.",
  siteStays:
    "Mientras tanto, el sitio muestra lo que decía el archivo anterior.",
  release: "Importarlo de todos modos",
  releaseFirst:
    "Muchas veces es un archivo que llegó cortado. Revíselo antes de decidir.",
  leaveOut: "Descartarlo",
  "cannot.superseded":
    "Después se leyó un archivo más nuevo de esta fuente, así que ya no hay nada que decidir.",
  "cannot.all-refused":
    "Ninguna de sus filas llegó a ser un auto; importarlo vaciaría esta fuente. Pida que corrijan el archivo y que lo envíen otra vez.",
  "cannot.no-file":
    "Se importó desde la terminal, así que solo se puede importar desde allí.",
  "cannot.no-folder":
    "Este sitio no vigila ninguna carpeta, así que solo se puede importar desde la terminal.",
  "cannot.not-held": "Este archivo no está detenido.",
  "decision.import.waiting":
    "{name} pidió importarlo el {date}. Se importará en menos de un minuto; cargue esta página otra vez para verlo.",
  "decision.import.done": "{name} pidió importarlo el {date}.",
  "decision.import.failed":
    "{name} pidió importarlo el {date}, pero no se importó.",
  "decision.leave-out": "{name} lo descartó el {date}.",
  commandLine: "Alguien en la terminal",
  faster: "Alguien se adelantó, así que no se cambió nada.",
  "fault.file-gone": "El archivo ya no está en la carpeta.",
  "fault.file-changed":
    "El archivo, o la forma de leerlo, ya no es lo que usted revisó. Póngalo otra vez en la carpeta de la sucursal para que se lea de nuevo.",
  "fault.superseded": "Antes se leyó un archivo más nuevo de esta fuente.",
  "fault.held-again":
    "Se detuvo otra vez por otro motivo, que tiene su propia página.",
  "fault.unreadable": "No se pudo leer el archivo.",
  result: "En qué terminó",
  released: "Primero estuvo detenido, y alguien lo importó de todos modos.",

  refusedTitle: "Filas rechazadas",
  noRefused: "No se rechazó ninguna fila.",
  refusedForgotten: {
    one: "Se rechazó {count} fila. Las filas se guardan para los 20 archivos más nuevos de una fuente.",
    other:
      "Se rechazaron {count} filas. Las filas se guardan para los 20 archivos más nuevos de una fuente.",
  },
  refusedShown: {
    one: "Se rechazó {count} fila.",
    other: "Se rechazaron {count} filas. Aquí están las primeras {shown}.",
  },
  refusedFile: "Filas rechazadas en CSV",
  row: "Fila",
  vin: "VIN",
  reason: "Motivo",
  noRow: "Ninguna",
  warningsTitle: "Advertencias",
  noWarnings: "No hubo advertencias.",
  warning: "{kind} ({count})",
  example: "Fila {row}, VIN {vin}: {warning}",
});
