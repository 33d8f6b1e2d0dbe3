import { translateCopy } from "#app/site/page/copy.ts";
import type { plansCopy } from "./copy.ts";

export const plansSpanish = translateCopy<typeof plansCopy>("plans", {
  title: "Planes de protección para su vehículo",
  description: "{warranty}. {summary}",
  browse: "Ver autos con menos de {miles} millas",
  contact: "Hacer una pregunta",
  askWarranty: "Preguntar por la garantía",
  question: "Me gustaría saber más sobre este plan: {plan}.",
  facts: "La garantía en números",
  "figure.miles": "Menos de {miles}",
  "figure.milesText":
    "millas el día que lo compra, en cualquier auto con motor",
  "figure.time": "Tiempo ilimitado",
  "figure.timeText": "mientras el auto sea suyo",
  "figure.distance": "Millaje ilimitado",
  "figure.distanceText": "después, maneje cuanto maneje",
  "figure.cost": "Sin costo",
  "figure.costText": "viene incluida, no es un extra",
  stockTitle: "Qué autos tienen la garantía del motor",
  stockText: {
    one: "{count} de los {total} autos en nuestros lotes tiene un motor con menos de {miles} millas y viene con la garantía.",
    other:
      "{count} de los {total} autos en nuestros lotes tienen un motor con menos de {miles} millas y vienen con la garantía.",
  },
  stockCovered: { one: "{count} la trae", other: "{count} la traen" },
  stockElectric: {
    one: "{count} es eléctrico y no tiene motor que cubrir",
    other: "{count} son eléctricos y no tienen motor que cubrir",
  },
  stockFurther: {
    one: "{count} tiene {miles} millas o más",
    other: "{count} tienen {miles} millas o más",
  },
  stockShare: "El {percent}% de los autos a la venta la tiene",
  stockPrivate:
    "La tienen todos los autos de nuestros lotes con motor y menos de {miles} millas.",
  coveredTitle: "Qué cubre",
  notCoveredTitle: "Qué no cubre",
  guide: "En qué se distinguen las garantías y los planes",
  stepsTitle: "Cómo conservar la garantía del motor",
  "step.buy.title": "Compre un auto con menos de {miles} millas",
  "step.buy.text":
    "La garantía está en el contrato. No tiene que inscribirse en nada.",
  "step.care.title": "Siga el mantenimiento",
  "step.care.text":
    "Siga el manual del auto, en el taller que usted quiera. Guarde los recibos.",
  "step.call.title": "Llámenos si algo falla",
  "step.call.text":
    "Antes de la reparación, para que podamos revisarlo. Pagamos las partes y la mano de obra de lo que está cubierto.",
  plansTitle: "Planes que puede agregar",
  plansText:
    "Cada uno es opcional y tiene su costo. Puede decir que no a todos y comprar el auto de todos modos.",
  "fact.covers": "Qué paga",
  "fact.leavesOut": "Qué no cubre",
  "fact.deductible": "Deducible",
  "fact.suits": "Conviene si",
  deductible: "{amount} por visita al taller",
  noDeductible: "Ninguno",
  planPrice: "Desde {amount}",
  planAsk: "Pregúntenos el precio para su auto",
  asksTitle: "Antes de agregar uno",
  "ask.price.title": "Precio",
  "ask.price.text":
    "Depende de su auto, por eso no publicamos uno. Pregúntenos cuánto es.",
  "ask.price.given":
    "Depende de su auto y de cuánto tiempo lo quiera. Pida el suyo por escrito.",
  "ask.term.title": "Cuánto dura",
  "ask.term.text":
    "Pregunte cuántos años y millas dura el plan que le interesa.",
  "ask.term.given":
    "Lo que decimos arriba viene con el precio que damos. Pregunte cuánto cuesta un plan más largo.",
  "ask.leavesOut.title": "Qué no cubre",
  "ask.leavesOut.text": "Lo dice el contrato. Pida leerlo antes de decidir.",
  "ask.contract.text":
    "Ahí están todas las partes y todas las excepciones. Pida leerlo antes de decidir.",
  "ask.contract.title": "El contrato",
  "ask.refund.title": "Si cambia de opinión",
  ctaTitle: "Encuentre un auto con un motor que respaldamos",
  ctaText: "Filtre por millaje, o pregunte por un auto que haya visto.",
});
