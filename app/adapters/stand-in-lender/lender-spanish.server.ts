/** The lender's sentences, by the English ones. */
export const LENDER_SPANISH: Readonly<Record<string, string>> = {
  /** The language itself. */
  en: "es",
  "Demonstration lender": "Prestamista de demostración",
  "Demonstration lender. Nothing you type is stored or sent.":
    "Prestamista de demostración. Nada de lo que escriba se guarda ni se envía.",
  "Your pre-approval": "Su preaprobación",
  "A check of this kind does not affect your credit score.":
    "Una consulta así no afecta su puntaje de crédito.",
  "About you": "Sobre usted",
  "Where you live": "Dónde vive",
  "What you earn": "Sus ingresos",
  "Your work": "Su trabajo",
  "First name": "Nombre",
  "Last name": "Apellido",
  "Date of birth": "Fecha de nacimiento",
  "Street address": "Dirección",
  City: "Ciudad",
  "ZIP code": "Código postal",
  "Mobile phone": "Teléfono celular",
  "Rent or own": "Renta o casa propia",
  Rent: "Rento",
  Own: "Es mía",
  "Live with family": "Vivo con mi familia",
  "Rent or mortgage a month": "Renta o hipoteca al mes",
  "Income a month, before taxes": "Ingresos al mes, antes de impuestos",
  Employer: "Empleador",
  "Job title": "Puesto",
  "Years at this job": "Años en este trabajo",
  "Less than 1": "Menos de 1",
  "1 to 2": "De 1 a 2",
  "3 to 5": "De 3 a 5",
  "More than 5": "Más de 5",
  "I agree to a soft credit inquiry. It does not affect my credit score.":
    "Acepto una consulta de crédito que no afecta mi puntaje.",
  "Get my answer": "Ver mi respuesta",
  "The lender’s answer": "La respuesta del prestamista",
  "A lender would show its decision here, with the rate and the terms of the loan.":
    "Aquí un prestamista mostraría su decisión, con la tasa y las condiciones del préstamo.",
  "Your credit score, free": "Su puntaje de crédito, gratis",
  "Tell the lender who you are. Asking for your own score does not affect it.":
    "Dígale al prestamista quién es. Pedir su propio puntaje no lo afecta.",
  "I agree to a soft credit check. It does not affect my credit score.":
    "Acepto una revisión de crédito que no afecta mi puntaje.",
  "See my score": "Ver mi puntaje",
  "A lender would show your score here, and what it is made of.":
    "Aquí un prestamista mostraría su puntaje y de qué se compone.",
  "Credit application": "Solicitud de crédito",
  "About ten minutes. A real application is a hard inquiry, which can affect a credit score.":
    "Unos diez minutos. Una solicitud de verdad es una consulta que sí puede afectar el puntaje de crédito.",
  "Everything I entered is true, and I agree to a credit inquiry for this application.":
    "Todo lo que escribí es verdad, y acepto una consulta de crédito para esta solicitud.",
  "Submit application": "Enviar solicitud",
  "A lender would confirm it here, and say when it decides.":
    "Aquí un prestamista la confirmaría y diría cuándo decide.",
  "Back to the questions": "Volver a las preguntas",
  Step: "Paso",
  of: "de",
  Back: "Atrás",
  Continue: "Continuar",
  "Choose one": "Elija una opción",
  "Check the box to go on": "Marque la casilla para continuar",
  "Enter an amount in dollars, like 2,400":
    "Escriba una cantidad en dólares, como 2,400",
  "Enter a date like 06/30/1985": "Escriba una fecha como 06/30/1985",
  "MM/DD/YYYY": "MM/DD/AAAA",
  "Enter your": "Escriba esto:",
  Vehicle: "Vehículo",
  "Down payment": "Enganche",
  "Trade equity": "Valor a favor del auto a cuenta",
  Months: "Meses",
  "Miles a year": "Millas al año",
  "Co-applicant": "Cosolicitante",
  "Buying time": "Cuándo compra",
};
