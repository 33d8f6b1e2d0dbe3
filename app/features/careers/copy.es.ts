import { translateCopy } from "#app/site/page/copy.ts";
import type { careersCopy } from "./copy.ts";

export const careersSpanish = translateCopy<typeof careersCopy>("careers", {
  title: "Empleos",
  heroTitle: "Trabaje con nosotros",
  company: "Nuestra empresa",
  lead: "Díganos qué puesto le gustaría en {name} y por qué lo haría bien.",
  description:
    "Trabaje en {name}: díganos qué puesto quiere y por qué lo haría bien. Un currículum ayuda, pero es opcional.",
  positionLabel: "Puesto",
  positionPlaceholder: "Elija un puesto",
  positionsOpen: "Disponibles ahora",
  positionsOther: "Otros puestos",
  fitLabel: "¿Por qué lo haría bien?",
  phoneHint: "Solo lo usamos para responder a su solicitud.",
  resumeLabel: "Currículum (opcional)",
  resumeHint:
    "PDF, Word (.docx), OpenDocument (.odt) o texto simple, de hasta 5 MB.",
  resumeChoose: "Elija un archivo",
  resumeDrop: "Elija un archivo o suéltelo aquí",
  resumeChange: "Cambiar",
  resumeAgain:
    "Elija el archivo otra vez, por favor. Los navegadores no lo conservan.",
  apply: "Enviar solicitud",
  supplementary: "Por favor, envíe la información adicional a {email}.",
  openingsTitle: {
    one: "{count} puesto disponible",
    other: "{count} puestos disponibles",
  },
  seeOpenings: "Ver los puestos",
  applyAnyway: "¿No está? Solicite de todos modos",
  openingsLead: {
    one: "Hay un puesto disponible, en {places}. Conózcalo abajo o díganos qué otra cosa haría bien.",
    other:
      "Hay puestos disponibles en {places}. Elija uno abajo o díganos qué otra cosa haría bien.",
  },
  "employment.fullTime": "Tiempo completo",
  "employment.partTime": "Medio tiempo",
  "employment.temporary": "Temporal",
  "employment.apprenticeship": "Aprendizaje",
  "pay.hour": "De {from} a {to} por hora",
  "pay.year": "De {from} a {to} al año",
  posted: "Publicado el {day}",
  more: "Más sobre este puesto",
  duties: "Qué haría",
  requirements: "Qué pedimos",
  schedule: "Cuándo trabajaría",
  applyFor: "Solicitar este puesto",
  formTitle: "Envíe su solicitud",
  formTitleFor: "Envíe su solicitud: {job}",
  benefitsTitle: "Lo que usted recibe aquí",
  howTitle: "Qué sigue",
  howText:
    "Leemos cada solicitud. Sea cual sea la respuesta, recibirá una llamada o un correo.",
  howTextLed:
    "La persona que dirige el departamento lee cada solicitud. Sea cual sea la respuesta, recibirá una llamada o un correo.",
  resumeType:
    "Elija un PDF, un documento de Word (.docx), un texto de OpenDocument (.odt) o texto simple",
  resumeActive:
    "Este archivo tiene macros, scripts, archivos incrustados o enlaces a otros archivos, o no pudimos revisarlo. Guárdelo como un PDF sencillo y elija ese.",
  resumeRoom:
    "En este momento no podemos recibir otro archivo. Envíe la solicitud sin él y mándelo por correo a la dirección de abajo.",
  resumeEmpty: "Este archivo está vacío. Elija otro.",
  resumeSize: "Elija un archivo de 5 MB o menos",
  summaryPosition: "Puesto",
  summaryResume: "Currículum",
  noResume: "Ninguno",
  sentTitle: "Tenemos su solicitud",
  sentText: "Gracias por querer trabajar con nosotros.",
  readTitle: "El departamento la lee",
  readText: "Leemos todas las solicitudes.",
  readTextNamed: "La primera persona en leerla es {name}.",
  answerTitle: "Recibe una llamada o un correo",
  answerText: "En cualquier caso, por lo general en una semana.",
  appliedTitle: "Usted solicitó",
  readerTitle: "Quién la lee",
  moreTitle: "¿Algo que agregar?",
  seeOtherOpenings: "Ver los otros puestos",
  home: "Volver al inicio",
});
