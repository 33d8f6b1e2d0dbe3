/** A visitor whose every word is found again wherever it went. */
export const CANARY: Readonly<Record<string, string>> = {
  firstName: "Zyxwana",
  lastName: "Qorvantis",
  email: "zyxwana.qorvantis@canary.example",
  phone: "(312) 555-0163",
  message: "My plate is KANARIENVOGEL",
  address: "4711 Papagei Plaza",
  city: "Wellensittich",
  zipCode: "60199",
};

/** In any writing; the last two digits of a phone are all that the log may name. */
export const PERSONAL =
  /zyxwana|qorvantis|canary\.example|312\D{0,3}555\D?0163|kanarienvogel|papagei|wellensittich/i;
