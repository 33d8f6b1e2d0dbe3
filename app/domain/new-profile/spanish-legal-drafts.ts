import { buildDocument, type DraftFacts, buildNote } from "./legal-draft.ts";

/** The drafts again, for pages in Spanish; what a lawyer adds to the English ones is missing here until somebody says it. */
export function buildSpanishLegalDrafts(
  facts: DraftFacts,
): Readonly<Record<string, string>> {
  return {
    "legal/privacy-policy.es.md": buildPrivacyPolicy(facts),
    "legal/cookie-policy.es.md": buildCookiePolicy(facts),
    "legal/terms-of-sale.es.md": buildTermsOfSale(facts),
  };
}

const TRANSLATION_NOTE = buildNote(
  "have this say in Spanish what the English text says, once that is settled.",
);

function buildPrivacyPolicy(facts: DraftFacts): string {
  const { name, legalName, email, phone, address, today } = facts;
  return buildDocument("Política de privacidad", today, [
    `${legalName} (“${name}”, “nosotros”) administra este sitio web. Aquí decimos qué sabe el sitio de sus visitantes, para qué se usa y cómo pedir que se borre.`,
    TRANSLATION_NOTE,
    "## Qué sabe el sitio",
    "- **Lo que se escribe en un formulario**: un nombre, un correo, un teléfono, un mensaje y lo demás que pida el formulario.",
    "- **Lo que un navegador envía con cada página**: una dirección IP, la dirección de la página y el tipo de navegador.",
    "- **Lo que se elige en el sitio**: una tienda, los autos guardados, las búsquedas con alerta, los términos para calcular pagos y lo que se decide sobre las cookies.",
    "## Para qué se usa",
    "- Para responder a una solicitud y guardar lo acordado.",
    "- Para mantener el sitio en marcha y frenar abusos.",
    "- Para contar qué páginas se usan, si se permitieron las cookies analíticas.",
    "- Para medir la publicidad, si se permitieron las cookies de publicidad.",
    "## Llamadas y mensajes de texto",
    "Las llamadas y los mensajes de texto con un sistema automático se hacen solo a quienes marcaron la casilla para eso. Comprar un auto no depende de esa casilla. Con responder STOP se terminan los mensajes.",
    "## Quién lo recibe",
    "- Las personas de la tienda que responden, y el sistema donde guardan a sus clientes.",
    "- Las empresas que operan el servidor de este sitio, entregan su correo y verifican teléfonos, y solo para ese trabajo.",
    "- Las redes de publicidad, solo con permiso, y con los datos de contacto codificados (hash).",
    "## Cuánto tiempo se guarda",
    "{keptData}",
    "## Sus opciones",
    `Cualquier persona puede preguntar qué se guarda de ella y pedir que se corrija, se le envíe o se borre, mientras la ley no obligue a guardarlo. La publicidad dirigida se puede rechazar al configurar las cookies; una señal Global Privacy Control cuenta como ese rechazo. Escriba a [${email}](mailto:${email}) o llame al ${phone}.`,
    "## Privacidad financiera",
    "Lo que se da para obtener crédito también está protegido por la ley federal Gramm-Leach-Bliley.",
    "## A quién escribir",
    `${legalName}, ${address}, ${phone}.`,
  ]);
}

function buildCookiePolicy({ name, email, today }: DraftFacts): string {
  return buildDocument("Política de cookies", today, [
    `${name} guarda notas pequeñas en el navegador de quien visita el sitio: cookies, y lo que funciona como ellas. Vienen en grupos, y menos el primero, usted elige cada uno. Con “Configurar cookies”, al pie de cada página, se cambia en cualquier momento.`,
    TRANSLATION_NOTE,
    "## Los grupos",
    "- **Esenciales**: lo que el sitio necesita para funcionar.",
    "- **Funcionales**: lo que ya se escribió, para no tener que escribirlo otra vez.",
    "- **Analíticas**: qué páginas se usan.",
    "- **Publicidad**: qué anuncio llevó a una visita. Una señal Global Privacy Control la apaga.",
    "## Cada una por su nombre",
    "Esta lista la escribe el propio sitio.",
    "{storedItems}",
    `Para preguntas, escriba a [${email}](mailto:${email}).`,
  ]);
}

function buildTermsOfSale({ legalName, today, sellsNew }: DraftFacts): string {
  return buildDocument("Términos de venta", today, [
    `El contrato que se firma en la tienda es el que rige una venta de ${legalName}. Lo que dice aquí trata de este sitio web.`,
    TRANSLATION_NOTE,
    "## Precios",
    "El precio de un vehículo incluye el vehículo, el cargo de documentación de {documentFee} y lo que haya que comprar con él. El impuesto de venta, el título y el registro se cobran aparte.",
    "## Disponibilidad",
    "Un vehículo está a la venta hasta que se vende. Un mensaje no lo aparta.",
    "## Pagos",
    "Un pago en este sitio es un cálculo aproximado con sus términos al lado, y no es una oferta de crédito. Decide un prestamista.",
    "## Vehículos que vendemos por usted",
    "Nuestros costos se descuentan del precio, cada uno en su propia línea de la oferta escrita. La publicidad nunca pasa de {advertisingMinimum} más el {advertisingPercent}% del precio al que se vende el vehículo.",
    "## Estado y garantía",
    "La Buyers Guide en la ventana de un vehículo usado dice con qué garantía viene.",
    ...(sellsNew
      ? [
          "Un vehículo nuevo viene con la garantía de su fabricante. Las cifras de rendimiento y autonomía son estimaciones del gobierno.",
        ]
      : []),
    buildNote(
      "a sale that is held in Spanish asks for the window form and the contract's disclosures in Spanish as well (16 CFR 455.5).",
    ),
  ]);
}
