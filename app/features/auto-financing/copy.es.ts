import { translateCopy } from "#app/site/page/copy.ts";
import type { autoFinancingCopy } from "./copy.ts";

export const autoFinancingSpanish = translateCopy<typeof autoFinancingCopy>(
  "autoFinancing",
  {
    crumb: "Financiamiento",
    preApproval: "Obtener preaprobación",
    freeScore: "Ver su puntaje de crédito gratis",
    fullApplication: "Solicitud de crédito completa",
    buyHerePayHere: "Mejor que “compre aquí, pague aquí”",
    badCredit: "Financiamiento con mal crédito",
    allFinancing: "Cómo se financia un auto",
    browse: "Ver autos",
    seeRates: "Ver las tasas",

    "time.seconds": "{seconds} segundos",
    "time.minutes": "{minutes} minutos",

    "landing.title": "Financiamiento de autos",
    "landing.description":
      "Preaprobación en menos de {seconds} segundos y sin afectar su puntaje de crédito. Cada tasa, plazo y cargo a la vista antes de firmar. {place}.",
    "landing.heading": "Financiamiento que puede leer antes de firmar",
    "landing.lead":
      "Obtenga su preaprobación en menos de {seconds} segundos y vea los términos para los que califica antes de elegir un auto. No afecta su puntaje de crédito.",
    "landing.leadCall":
      "Pida su preaprobación y vea los términos para los que califica antes de elegir un auto. No afecta su puntaje de crédito.",
    "landing.note":
      "La preaprobación es una consulta suave que solo usted puede ver. El prestamista decide después de una solicitud completa.",
    "landing.estimate": "Calcular un pago",

    "figures.label": "El financiamiento en números",
    "figures.seconds": "Menos de {seconds} segundos",
    "figures.secondsText":
      "desde la primera pregunta hasta su preaprobación, para la mayoría.",
    "figures.score": "Sin efecto",
    "figures.scoreText":
      "en su puntaje de crédito. La preaprobación es una consulta suave.",
    "figures.hours": "{from}–{to} horas",
    "figures.hoursText":
      "desde su solicitud completa hasta la aprobación de un prestamista, si se la dan.",

    "steps.title": "Cómo funciona",
    "steps.text":
      "Son cuatro pasos. Pare cuando quiera antes de firmar y no nos debe nada.",
    "steps.preApproval": "Obtenga su preaprobación",
    "steps.preApprovalText":
      "Su nombre, su dirección y su ingreso. Otros prestamistas no pueden ver la consulta.",
    "steps.choose": "Elija un auto",
    "steps.chooseText":
      "Cada pago en este sitio viene con su tasa, plazo, enganche y monto financiado.",
    "steps.apply": "Envíe la solicitud completa",
    "steps.applyText":
      "Con su permiso, un prestamista revisa su crédito. Esa es una consulta formal. Le responden en {from} a {to} horas.",
    "steps.sign": "Léalo y después firme",
    "steps.signText":
      "Repasamos el contrato con usted línea por línea. Traiga su licencia, comprobante de seguro, comprobante de ingresos y un recibo con su dirección.",

    "example.point1":
      "Lo que anunciamos y el préstamo completo, lado a lado: precio, tasa, plazo y total",
    "example.point2":
      "Con más enganche pide menos prestado y paga menos en total",
    "example.point3": "El prestamista decide cuánto enganche debe dar usted",

    "rates.title": "Cómo su puntaje cambia la tasa",
    "rates.text":
      "Las tasas de porcentaje anual (APR) con que se hace cada cálculo en este sitio, según el puntaje de crédito.",
    "rates.byNumber": "Busque la fila con su número.",
    "rates.example": "Ejemplo: {score}",
    "rates.caption": "Tasa de porcentaje anual según el puntaje de crédito",
    "rates.score": "Puntaje de crédito",
    "rates.below": "Menos de {to}",
    "rates.between": "{from} a {to}",
    "rates.from": "{from} o más",
    "rates.new": "Nuevos",
    "rates.used": "Usados",
    "rates.certified": "Certificados",
    "rates.and": "{first} y {second}",
    "rates.yearFrom": "modelos {from} y más recientes",
    "rates.yearTo": "modelos anteriores a {to}",
    "rates.yearOne": "modelos {year}",
    "rates.yearBetween": "modelos {from} a {to}",
    "rates.apr": "{percent}% APR",
    "rates.terms":
      "Estas son las tasas con que hacemos los cálculos; no son una oferta de crédito ni una cotización. El prestamista fija su tasa según su solicitud, el auto y el plazo, con crédito aprobado. Puede ser más alta o más baja.",

    "more.title": "A dónde ir desde aquí",
    "more.freeScore": "Puntaje de crédito gratis",
    "more.freeScoreText":
      "Véalo antes de hacer una solicitud. Sin dar tarjeta, sin nada que cancelar y sin dejar marca en su reporte.",
    "more.fullApplication": "Solicitud de crédito completa",
    "more.fullApplicationText":
      "¿Ya encontró su auto? Una sola solicitud llega a los prestamistas adecuados, por su cuenta o con un cosolicitante.",
    "more.buyHerePayHere": "Mejor que “compre aquí, pague aquí”",
    "more.buyHerePayHereText":
      "El préstamo de un prestamista y el préstamo del lote, comparados lado a lado.",
    "more.badCredit": "Financiamiento con mal crédito",
    "more.badCreditText":
      "En qué se fijan los prestamistas además de su puntaje, cuánto cuesta y cuándo conviene más esperar.",
    "more.freeScoreLink": "Ver su puntaje",
    "more.fullApplicationLink": "Empezar la solicitud",
    "more.buyHerePayHereLink": "Comparar los dos",
    "more.badCreditLink": "Leer qué ayuda",

    "end.title": "Conozca sus términos antes de elegir un auto",
    "end.text": "Sin afectar su puntaje de crédito y sin compromiso.",
    "end.textCall":
      "Llame y pida su preaprobación. No afecta su puntaje de crédito, y preguntar no cuesta nada.",

    "bhph.title": "Mejor que “compre aquí, pague aquí”",
    "bhph.description":
      "“Compre aquí, pague aquí” junto al préstamo de un prestamista: quién presta, cuánto cuesta, qué se reporta y cuándo el lote es la opción más fácil.",
    "bhph.heading": "Mejor que “compre aquí, pague aquí”",
    "bhph.lead":
      "Un lote que presta su propio dinero dice que sí rápido, y usted paga por ese sí. Vea las dos opciones antes de firmar cualquiera. La preaprobación tarda menos de {time} y no afecta su puntaje de crédito.",
    "bhph.leadCall":
      "Un lote que presta su propio dinero dice que sí rápido, y usted paga por ese sí. Vea las dos opciones antes de firmar cualquiera.",
    "bhph.tableTitle": "Dos maneras de pagar un auto",
    "bhph.tableNote":
      "No todos los lotes son iguales. Esto es lo común, así que pregunte en el que tiene pensado.",
    "bhph.caption":
      "“Compre aquí, pague aquí” comparado con el financiamiento con nosotros",
    "bhph.corner": "En qué cambia",
    "bhph.them": "Compre aquí, pague aquí",
    "bhph.us": "Con nosotros",
    "bhph.lender": "Quién presta el dinero",
    "bhph.lenderThem": "El mismo lote",
    "bhph.lenderUs": "Un banco, una cooperativa de crédito o una financiera",
    "bhph.rate": "La tasa",
    "bhph.rateThem": "A menudo, la más alta que permite la ley",
    "bhph.rateUs": "La del prestamista, como APR que usted lee antes de firmar",
    "bhph.check": "Revisión de crédito",
    "bhph.checkThem": "A menudo, ninguna",
    "bhph.checkUs":
      "Suave para la preaprobación; formal, con su permiso, para la solicitud completa",
    "bhph.report": "Le ayuda a formar crédito",
    "bhph.reportThem": "A menudo los pagos no se reportan",
    "bhph.reportUs": "Los pagos se reportan a las agencias de crédito",
    "bhph.cars": "Autos para escoger",
    "bhph.carsThem": "Los que el lote financia",
    "bhph.carsUs": "Todos los que vendemos",
    "bhph.price": "El precio del auto",
    "bhph.priceThem": "A veces se lo dicen solo después del pago mensual",
    "bhph.priceUs": "En la página, con nuestro cargo de documentación incluido",
    "bhph.priceUsFeeExtra": "En la página, con cada cargo que no incluye",
    "bhph.answer": "Qué tan pronto lo sabe",
    "bhph.answerThem": "A menudo el mismo día, y rara vez es un no",
    "bhph.answerUs":
      "Preaprobación en menos de {time} y respuesta de un prestamista en {from} a {to} horas, que puede ser un no",
    "bhph.answerUsCall":
      "Respuesta de un prestamista en {from} a {to} horas, que puede ser un no",
    "bhph.fairTitle": "Lo que esos lotes hacen bien",
    "bhph.fair1": "Pueden decir que sí cuando ningún prestamista lo hace",
    "bhph.fair1Text":
      "Si necesita un auto para ir a trabajar esta semana y todos los prestamistas le dijeron que no, puede ser la única salida. Busque en el contrato la tasa y qué pasa si se atrasa con un pago.",
    "bhph.fair2": "Puede que ni siquiera miren su reporte de crédito",
    "bhph.fair2Text":
      "Hoy eso ayuda. También significa que pagar a tiempo tal vez no le suba el puntaje.",
    "bhph.fair3": "De todos modos, pregúntenos primero",
    "bhph.fair3Text":
      "Si le conviene más esperar, solicitar con otra persona o buscar un auto más barato, se lo diremos.",

    "badCredit.title": "Financiamiento con mal crédito",
    "badCredit.description":
      "Financiar un auto con mal crédito: en qué se fijan los prestamistas además de su puntaje, con qué tasas calculamos y cuándo conviene más esperar.",
    "badCredit.heading": "Financiamiento con mal crédito, sin cuentos",
    "badCredit.lead":
      "Con un puntaje bajo, el préstamo cuesta más. No siempre es imposible. La preaprobación tarda menos de {time} y no afecta su puntaje de crédito.",
    "badCredit.leadCall":
      "Con un puntaje bajo, el préstamo cuesta más. No siempre es imposible. Llámenos y lo vemos con usted.",
    "badCredit.note":
      "No se aprueba a todos. La preaprobación no es una promesa de crédito.",
    "badCredit.helpTitle":
      "En qué se fijan los prestamistas además de su puntaje",
    "badCredit.income": "Un ingreso estable",
    "badCredit.incomeText":
      "Cuentan los meses en el mismo trabajo, y también los beneficios que recibe y el trabajo por su cuenta que pueda comprobar con papeles.",
    "badCredit.down": "Un enganche",
    "badCredit.downText":
      "Cada dólar de enganche es un dólar que no pide prestado a esta tasa. Entregar su auto a cuenta también vale.",
    "badCredit.car": "Un auto a su alcance",
    "badCredit.carText":
      "Un precio más bajo y un préstamo más corto son más fáciles de aprobar y al final cuestan menos.",
    "badCredit.together": "Un cosolicitante",
    "badCredit.togetherText":
      "El prestamista mira los dos ingresos y los dos puntajes. Firman los dos y deben los dos.",
    "badCredit.waitTitle": "Cuándo conviene más esperar",
    "badCredit.wait1": "El pago le quitaría cada mes más de lo que puede dar",
    "badCredit.wait2":
      "La corte está por descargar sus deudas en una bancarrota",
    "badCredit.wait3": "Primero se podría corregir un error en su reporte",
    "badCredit.waitText":
      "Preferimos venderle un auto dentro de seis meses que uno que termine perdiendo. Pregúntenos y le decimos cómo lo vemos.",

    "apply.title": "Obtener preaprobación",
    "apply.description":
      "Preaprobación para un préstamo de auto en menos de {seconds} segundos. Es una consulta suave, así que no afecta su puntaje de crédito.",
    "apply.heading": "Obtenga su preaprobación",
    "apply.lead":
      "Menos de {seconds} segundos para la mayoría, y no afecta su puntaje de crédito.",
    "apply.sentHeading": "La respuesta del prestamista está abajo",
    "apply.sentLead": "Solo usted la ve. Todavía no es una promesa de crédito.",
    "apply.promises": "Qué hace este formulario",
    "apply.promise1": "Una consulta suave",
    "apply.promise1Text": "Solo usted puede verla. Su puntaje queda igual.",
    "apply.promise2": "Menos de {seconds} segundos",
    "apply.promise2Text": "Tenga a mano su dirección y su ingreso mensual.",
    "apply.promise3": "Sin compromiso",
    "apply.promise3Text":
      "La preaprobación no es un préstamo. Usted decide qué sigue.",
    "apply.step1": "Usted ve para qué podría calificar",
    "apply.step1Text":
      "Un monto y una tasa, antes de elegir un auto. Todavía no es una promesa de crédito.",
    "apply.step2": "Usted elige un auto",
    "apply.step2Text":
      "Cada pago viene con su tasa, plazo, enganche y monto financiado.",
    "apply.step3": "La decisión final",
    "apply.step3Text":
      "Después de la solicitud completa, en {from} a {to} horas. Esa es una consulta formal, que se hace con su permiso.",

    "full.title": "Solicitud de crédito completa",
    "full.description":
      "Solicite su préstamo de auto en línea, por su cuenta o con un cosolicitante. Un prestamista responde en {from} a {to} horas.",
    "full.heading": "Solicitud de crédito completa",
    "full.lead":
      "Una sola solicitud para los prestamistas adecuados. Un prestamista responde en {from} a {to} horas.",
    "full.sentHeading": "Su solicitud ya se envió",
    "full.sentLead": "El prestamista le responde en {from} a {to} horas.",
    "full.promises": "Antes de empezar",
    "full.promise1": "Esta es una consulta formal",
    "full.promise1Text":
      "Los prestamistas pueden verla, y puede bajarle un poco el puntaje. La preaprobación no lo baja.",
    "full.promise2": "Tenga esto a mano",
    "full.promise2Text":
      "Licencia de conducir, empleador, ingreso mensual, costo de vivienda y lo mismo de un cosolicitante.",
    "full.promise3": "Aquí no firma nada",
    "full.promise3Text":
      "Usted lee la tasa, el plazo y cada línea antes de firmar cualquier cosa.",
    "full.step1": "El prestamista la lee",
    "full.step1Text":
      "Si falta algo, se lo pide el prestamista o nuestra oficina de financiamiento.",
    "full.step2": "El prestamista responde",
    "full.step2Text":
      "En {from} a {to} horas, con la tasa, el plazo y los papeles que necesita.",
    "full.step3": "Usted decide",
    "full.step3Text":
      "Acepte, pida otros términos o diga que no. Nada es definitivo hasta que firme.",

    "example.heading": "Aquí tiene una respuesta de ejemplo",
    "example.score": "Aquí tiene un puntaje de ejemplo",
    "example.lead": "Ningún prestamista ha revisado su crédito.",
    "example.rates": "Nuestras tasas con {score}",

    "score.title": "Puntaje de crédito gratis",
    "score.description":
      "Vea gratis su puntaje de crédito y lo que significa para la tasa de un préstamo de auto. Sin dar tarjeta y sin afectar su puntaje.",
    "score.heading": "Su puntaje de crédito, gratis",
    "score.lead":
      "Vea lo que ven los prestamistas y lo que un puntaje como el suyo significa para su tasa.",
    "score.sentHeading": "La respuesta del prestamista está abajo",
    "score.sentLead": "Solo usted la ve, y pedirla no afecta su puntaje.",
    "score.promises": "Lo que le cuesta",
    "score.promise1": "Ni un centavo",
    "score.promise1Text": "No se pide tarjeta ni hay nada que cancelar.",
    "score.promise2": "Ni un punto",
    "score.promise2Text":
      "Una consulta suave no afecta su puntaje de crédito. Otros prestamistas no pueden verla.",
    "score.promise3": "Casi nada de tiempo",
    "score.promise3Text":
      "Menos de {time}: su nombre, su dirección y su fecha de nacimiento.",
    "score.step1": "Usted ve su puntaje",
    "score.step1Text":
      "Con el nombre de la agencia de crédito y del modelo de puntaje.",
    "score.step2": "Ve lo que significa para su tasa",
    "score.step2Text":
      "La tabla de abajo tiene nuestras tasas según el puntaje. Cada cálculo en este sitio las usa.",
    "score.step3": "Usted decide qué sigue",
    "score.step3Text":
      "Después viene la preaprobación, si usted quiere. Nada pasa por sí solo.",

    next: "Qué sigue",
    talk: "¿Prefiere hablar con alguien?",
    talkText: "Nuestra oficina de financiamiento lo revisa con usted.",
  },
);
