import { translateCopy } from "#app/site/page/copy.ts";
import type { yourDetailsCopy } from "./copy.ts";

export const yourDetailsSpanish = translateCopy<typeof yourDetailsCopy>(
  "yourDetails",
  {
    title: "Sus datos",
    description: "Lo que {name} guarda de usted en este navegador.",
    lead: "Los ponemos en nuestros formularios para que los escriba una sola vez. Se quedan en este navegador durante {time}, protegidos para que solo nuestro sitio pueda leerlos.",
    phoneHint: "Con el código de área.",
    leadRemove:
      "Llene lo que quiera. Para quitar un dato, vacíe su campo y guarde.",
    leadWithoutConsent:
      "Permita las cookies funcionales y llenaremos nuestros formularios por usted. Mientras tanto, no guardamos sus datos de contacto en este navegador.",
    allow: "Permitir cookies funcionales",
    whyTitle: "Si las permite",
    "why.once.title": "Lo escribe una sola vez",
    "why.once.text":
      "Su nombre, correo, teléfono y dirección ya aparecen escritos en nuestros formularios.",
    "why.kept.title": "Se queda con usted",
    "why.kept.text":
      "Lo guardamos en este navegador durante {time}, protegido para que solo nuestro sitio pueda leerlo.",
    "why.gone.title": "Puede quitarlo",
    "why.gone.text": "Vacíe un campo o borre todo aquí mismo.",
    cookieSettings: "Configurar cookies",
    contact: "Contacto",
    unlocks:
      "Cuando su nombre, correo y teléfono están completos, al guardarlos también se desbloquea nuestro inventario privado. Los usamos para comunicarnos con usted. Sin\u00a0crear\u00a0cuenta y sin\u00a0consulta de\u00a0crédito.",
    summaryPage: "Desbloqueado desde",
    homeAddress: "Dirección de su casa",
    save: "Guardar datos",
    kept: "Qué más guardamos",
    "kept.phone": "Número de teléfono",
    "kept.phoneVerified": "Verificado",
    "kept.phoneNotVerified": "Sin verificar",
    "kept.inventory": "Inventario privado",
    "kept.prices": "Precios privados",
    "kept.open": "Con acceso hasta el {date}",
    "kept.closed": "Sin acceso",
    "kept.visitor": "Un número de visitante al azar",
    "kept.visitorShow": "Mostrarlo",
    "kept.visitorHide": "Ocultarlo",
    "kept.nothing": "Por ahora, nada más.",
    "kept.financing": "Datos para financiamiento",
    "kept.financingSent": "Enviados; no se envían otra vez hasta que cambien",
    termsTitle: "Sus términos",
    termsText:
      "Los pagos usan sus respuestas sobre enganche, auto a cuenta y crédito, y con ellas se abren los precios privados.",
    noTerms:
      "Díganos su enganche, su auto a cuenta y su crédito, y todos los pagos del sitio usan sus números.",
    change: "Cambiar",
    startTerms: "Personalizar mis pagos",
    finishTerms: "Completar sus términos",
    eraseTerms: "Borrar mis términos",
    eraseTitle: "Borrar todo",
    eraseText:
      "Olvidamos todo esto en este navegador. Lo que desbloqueó vuelve a ser privado. Los mensajes que nos envió se quedan con nosotros. Si tiene una cita próxima, la cita conserva su hora, pero sin sus datos. Para cancelarla, use el enlace del correo de la cita.",
    erase: "Borrar mis datos",
    eraseKeep: "Conservar mis datos",
    eraseAsk: "¿Seguro? No se puede deshacer.",
    eraseSure: "Sí, borrar todo",
  },
);
