/** It says an English sentence in the language of the address. */
export type Say = (text: string) => string;

/** The lender's sentences, by the English ones. */
export const LENDER_SPANISH: Readonly<Record<string, string>> = {
  /** The language itself. */
  en: "es",
  "Demonstration lender": "Prestamista de demostración",
  "Demonstration lender. It stores and sends nothing you type.":
    "Prestamista de demostración. No guarda ni envía nada de lo que usted escriba.",
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
  "Monthly rent or mortgage": "Renta o hipoteca al mes",
  "Monthly income before taxes": "Ingresos al mes, antes de impuestos",
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
  "Example: 700 is a good score": "Ejemplo: 700 es un buen puntaje",
  "FICO Score 8, from Experian": "Puntaje FICO 8, de Experian",
  "Your name, birthday and address find your credit file. No Social Security number needed.":
    "Con su nombre, su fecha de nacimiento y su dirección se encuentra su historial de crédito. No hace falta el número de Seguro Social.",
  "Example: {score}": "Ejemplo: {score}",
  Poor: "Malo",
  Fair: "Regular",
  Good: "Bueno",
  "Very good": "Muy bueno",
  Exceptional: "Excepcional",
  "A lender would mark your own number on this scale, and name its model and bureau like this. This demonstration can’t see anybody’s credit, so it has none for you.":
    "Un prestamista marcaría su propio número en esta escala y nombraría así el modelo y la agencia. Esta demostración no puede ver el crédito de nadie, así que no tiene uno para usted.",
  "What a FICO score usually counts, and how much":
    "Qué cuenta normalmente un puntaje FICO, y cuánto",
  "This is how much each part counts, not how you did.":
    "Esto es lo que cuenta cada parte, no cómo le fue a usted.",
  "Paying on time": "Pagar a tiempo",
  "How much you owe": "Cuánto debe",
  "How long you’ve had credit": "Desde cuándo tiene crédito",
  "New accounts and inquiries": "Cuentas nuevas y consultas",
  "Kinds of credit": "Tipos de crédito",
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
  "Check the box to go on.": "Marque la casilla para continuar.",
  "Enter an amount in dollars, like 2,400":
    "Escriba una cantidad en dólares, como 2,400",
  "Enter a date like 06/30/1985.": "Escriba una fecha como 06/30/1985.",
  "You need to be 18 or older.": "Debe tener 18 años o más.",
  "Enter a ZIP code with five digits.":
    "Escriba un código postal de cinco dígitos.",
  "MM/DD/YYYY": "MM/DD/AAAA",
  "There is a problem": "Hay un problema",
  "Enter your first name.": "Escriba su nombre.",
  "Enter your last name.": "Escriba su apellido.",
  "Enter your date of birth.": "Escriba su fecha de nacimiento.",
  "Enter your street address.": "Escriba la calle y el número de su casa.",
  "Enter your city.": "Escriba su ciudad.",
  "Enter your ZIP code.": "Escriba su código postal.",
  "Enter your mobile phone.": "Escriba su teléfono celular.",
  "Enter your employer.": "Escriba dónde trabaja.",
  "Enter your job title.": "Escriba su puesto.",
  Vehicle: "Vehículo",
  "Down payment": "Enganche",
  "Trade equity": "Valor a favor del auto a cuenta",
  Months: "Meses",
  "Miles a year": "Millas al año",
  "Co-applicant": "Cosolicitante",
  "Buying time": "Cuándo compra",
  Example: "Ejemplo",
  "An example answer: a loan of up to {amount}":
    "Una respuesta de ejemplo: un préstamo de hasta {amount}",
  "Worked out from your income and rent by this demonstration’s own rule. No lender decided anything, and nobody looked at your credit.":
    "Calculada con sus ingresos y su renta según la regla de esta demostración. Ningún prestamista decidió nada y nadie consultó su crédito.",
  "Monthly payment": "Pago al mes",
  "Amount financed": "Monto financiado",
  APR: "Tasa anual (APR)",
  Term: "Plazo",
  "{months} months": "{months} meses",
  "With the {brought} that you bring in cash and trade, that is up to {price} for a car, taxes and fees included.":
    "Con los {brought} que usted pone en efectivo y auto a cuenta, son hasta {price} para un auto, con impuestos y cargos incluidos.",
  "See cars up to {limitText}": "Ver autos hasta {limitText}",
  "That leaves about a tenth for taxes and fees. The dealer only sees this limit, and only if you go to the cars.":
    "Así queda cerca de una décima parte para impuestos y cargos. El concesionario solo ve este límite, y solo si usted va a los autos.",
  "An example answer: not with these numbers":
    "Una respuesta de ejemplo: con estos números, no",
  "By this demonstration’s own rule, your income and rent leave less than {least} a month for a payment. No lender decided anything, and nobody looked at your credit.":
    "Según la regla de esta demostración, sus ingresos y su renta dejan menos de {least} al mes para un pago. Ningún prestamista decidió nada y nadie consultó su crédito.",
  "A co-applicant’s income, more money down or a car that costs less can change a lender’s answer.":
    "Los ingresos de un cosolicitante, un enganche mayor o un auto más barato pueden cambiar la respuesta de un prestamista.",
  "See the cars that cost least": "Ver los autos de menor precio",
  "How the example is made": "Cómo se hace el ejemplo",
  "The payment takes up to {payment} of your income, and up to {withRent} together with your rent or mortgage. The loan is never over {most}. A real lender looks at your credit too and sets its own rate and term.":
    "El pago toma hasta el {payment} de sus ingresos, y hasta el {withRent} junto con su renta o hipoteca. El préstamo nunca pasa de {most}. Un prestamista de verdad también mira su crédito y fija su propia tasa y su plazo.",
  "Nothing you typed left your browser, so this page has no example from it. By the demonstration’s own rule {monthly} a month at {apr} APR for {months} months pays for a loan of {amount}.":
    "Nada de lo que escribió salió de su navegador, así que esta página no tiene un ejemplo con sus datos. Según la regla de la demostración, {monthly} al mes con una APR de {apr} a {months} meses pagan un préstamo de {amount}.",
};
