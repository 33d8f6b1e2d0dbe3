import { translateCopy } from "#app/site/page/copy.ts";
import type { departmentsCopy } from "./departments-copy.ts";

export const departmentsSpanish = translateCopy<typeof departmentsCopy>(
  "departments",
  {
    finance: "Financiar",
    financeTitle: "Vea el préstamo completo antes de firmarlo",
    financeText:
      "Cuéntenos un poco de usted y vea los términos para los que califica antes de elegir un auto.",
    financePoint1:
      "Preaprobación en menos de {seconds} segundos, sin afectar su puntaje de crédito",
    financePointCall: "La preaprobación no afecta su puntaje de crédito",
    financePoint2:
      "Respuesta del prestamista en {from} a {to} horas con la solicitud completa",
    financePoint3: "Cada pago con su tasa, su plazo y el monto financiado",
    financePointContract: "Todo el contrato, explicado antes de que lo firme",
    financeMore: "Cómo se financia un auto",
    shop: "Comprar",
    shopTitle: "Todos los autos de todas las tiendas, en una sola lista",
    shopText:
      "Busque en todas las tiendas a la vez. Cada filtro muestra cuántos autos quedan, para que nunca llegue a una página vacía.",
    shopTextLocked:
      "Busque en todas las tiendas a la vez. Puede elegir un rango de precios antes de desbloquear ningún precio.",
    shopPoint1: "Inspección de {points} puntos en cada auto usado",
    shopPoint2: "Un solo total por auto, desglosado línea por línea",
    shopPoint2Locked: "Conteste una vez y se abren todos los precios",
    shopPoint3: "Cuánto bajó el precio, en dólares, según su historial",
    shopPoint3Locked: "Guarde y compare autos sin crear cuenta",
    sell: "Vender",
    sellTitle: "Véndanos su auto o entréguelo a cuenta",
    sellTitleValued: "Sepa qué descontamos y por qué",
    sellText:
      "Díganos el año, la marca, el modelo y las millas. Uno de nuestros compradores le responderá y revisará el auto con usted.",
    sellTextValued:
      "Escriba su placa o VIN. Le mostramos cómo llegamos a la cifra.",
    sellPoint1: "Cuatro datos rápidos para empezar",
    sellPoint1Valued: "Cada deducción, con el motivo al lado",
    sellPoint2: "Liquidamos su préstamo y le damos el resto",
    sellPoint2Valued: "Una oferta por escrito, válida por {days} días",
    sellPoint3: "Véndanos su auto aunque no nos compre otro",
    service: "Servicio",
    serviceTitle: "Respaldamos nuestro trabajo",
    serviceText:
      "Aceite, frenos, llantas, baterías, alineación y diagnóstico de cualquier marca, aunque no haya comprado el auto aquí.",
    servicePoint1: "Garantía limitada de por vida en partes y mano de obra",
    servicePoint2: "El precio más bajo, garantizado",
    servicePoint3: "Inspecciones de seguridad gratis",
    serviceMore: "Sobre nuestro servicio",
  },
);
