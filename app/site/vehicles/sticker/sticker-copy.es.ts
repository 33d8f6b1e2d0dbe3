import { translateCopy } from "#app/site/page/copy.ts";
import type { stickerCopy } from "./sticker-copy.ts";

export const stickerSpanish = translateCopy<typeof stickerCopy>("vehicles", {
  "sticker.title": "Precio total",
  "sticker.titleHidden": "Precio de este auto",
  "sticker.titleMonthly": "Pago mensual",
  "sticker.titleWithoutFee": "Precio antes del cargo de documentación",
  "sticker.stock": "Núm. de inventario {stock}",
  "sticker.vehicle": "Vehículo",
  "sticker.documentFee": "Cargo de documentación",
  "sticker.addOns": "Accesorios obligatorios",
  "sticker.addOn": "{name} (obligatorio)",
  "sticker.noAddOns": "Ninguno",
  "sticker.nothingElse": "Sin otros cargos del concesionario.",
  "sticker.drop": "Bajó {amount} en los últimos {days} días",
  "sticker.taxes":
    "El impuesto de venta, el título y el registro se pagan aparte.",
  "sticker.feeExtra":
    "Este precio no incluye el cargo de documentación de {fee}. El impuesto de venta, el título y el registro se pagan aparte.",
  "sticker.msrp": "Precio sugerido (MSRP): {msrp}",
  "sticker.atMsrp": "Al precio sugerido (MSRP), {msrp} antes de cargos",
  "sticker.belowMsrp":
    "{amount} menos que el precio sugerido (MSRP) de {msrp}, antes de cargos",
  "sticker.belowList":
    "{amount} menos que el precio de lista de {list}: el sugerido (MSRP) de {msrp} más nuestro cargo de documentación",
  "door.heading": "Precio final estimado",
  "door.advertised-price": "Precio mostrado",
  "door.document-fee": "Cargo de documentación",
  "door.sales-tax": "Impuesto de venta, {percent}%, estimado",
  "door.taxOnDifference":
    "Impuesto de venta, {percent}% después de restar {credit} por su auto a cuenta, estimado",
  "door.title": "Título, estimado",
  "door.registration": "Registro, estimado",
  "door.owed-on-trade": "Lo que aún debe de su auto a cuenta",
  "door.total": "Precio final",
  "door.inState": "en {state}",
  "door.note":
    "Estimado para {state}. Puede variar según su condado, su ciudad y sus placas, y los autos eléctricos o híbridos pueden tener un costo extra. No se restó ningún reembolso ni oferta.",
  "door.valueTax":
    "{state} también cobra un impuesto anual según el valor y la antigüedad del auto. No está en este total.",
  "door.unknown":
    "El impuesto y el título de {state} los calculamos con usted. No están en este estimado.",
  "door.change": "¿Otro estado o un auto a cuenta?",
  "sticker.onRequest":
    "Pronto tendrá precio. Llame al {phone} y le damos el total, con los cargos incluidos.",
  "sticker.kept": "Privado",
  "sticker.locked":
    "Denos sus datos de contacto una sola vez y conteste unas pocas preguntas para ver el total. O llame al {phone}.",
  "sticker.lockedTerms":
    "Complete sus términos para personalizar los detalles de su precio",
  "sticker.unlock": "Desbloquear precio",
  "sticker.finishTerms": "Completar sus términos",
  "sticker.loading": "Cargando el precio",
  "sticker.seeCar": "Ver este auto",
  "sticker.close": "Cerrar",
});
