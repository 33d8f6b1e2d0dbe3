import {
  cleanTypedLine,
  cleanTypedLines,
  isBlank,
} from "#app/domain/forms/typed-text.ts";
import { parseDollars } from "#app/domain/trade-offer/trade-answers.ts";
import { normalizeModel } from "#app/domain/makes/normalize-model.ts";
import { parsePhone } from "#app/domain/phone/phone-number.ts";
import type { FormTarget } from "./form-targets.ts";

type Takes = (text: string) => boolean;

const takesLine =
  (most: number): Takes =>
  (text) =>
    cleanTypedLine(text).length <= most;
const takesLines: Takes = (text) => cleanTypedLines(text).length <= 5000;
const takesName: Takes = (text) => !isBlank(text) && takesLine(80)(text);
const takesPhone: Takes = (text) => parsePhone(cleanTypedLine(text)) !== null;
const takesEmpty: Takes = (text) => cleanTypedLine(text) === "";
const takesAll: Takes = () => true;
const takesNone: Takes = () => false;

/** Spec §5. No attack types a good address of mail, a model year or another choice of a list than the form's own. */
const FIELDS: Readonly<Record<string, Takes>> = {
  firstName: takesName,
  lastName: takesName,
  // The chat takes both names in one line.
  name: (text) => !isBlank(text) && takesLine(160)(text),
  email: takesNone,
  phone: takesPhone,
  message: (text) => !isBlank(text) && takesLines(text),
  comments: takesLines,
  vehicleYear: takesNone,
  vehicleMake: takesName,
  vehicleModel: takesName,
  vehicleMileage: (text) =>
    /^\d{1,7}$/.test(cleanTypedLine(text)) && Number(text) <= 2_000_000,
  address: takesLine(200),
  apartment: takesLine(200),
  city: takesLine(200),
  state: takesLine(200),
  zipCode: (text) => /^(?:\d{5}(?:-?\d{4})?)?$/.test(cleanTypedLine(text)),
  // It is ticked by any value.
  contactConsent: takesAll,
  alertConsent: (text) => text !== "",
  // An address that leads away is replaced by one of ours.
  returnTo: takesLine(2000),
};

/** The message reaches the visitor's own store when the one that it names is none of the profile's. */
const TO_A_STORE: Readonly<Record<string, Takes>> = {
  ...FIELDS,
  store: takesLine(200),
};

const takesNothing: Takes = (text) => isBlank(text) && takesLine(200)(text);

/** Every field may be removed there by leaving it empty. */
const OWN_DETAILS: Readonly<Record<string, Takes>> = {
  ...FIELDS,
  firstName: takesLine(80),
  lastName: takesLine(80),
  email: takesNothing,
  phone: (text) => takesNothing(text) || takesPhone(text),
};

/** Some texts are of no letter that names a car. */
function isNamed(make: string, model: string): boolean {
  const trim = "Sport";
  const columns = { make: cleanTypedLine(make), model: cleanTypedLine(model) };
  return normalizeModel({ ...columns, trim }) !== null;
}

/** The valuation's pages; what they choose from stands in them. */
const VALUATION: Readonly<Record<string, Takes>> = {
  ...FIELDS,
  vin: takesLine(40),
  vehicleMake: (text) => takesName(text) && isNamed(text, "Accord"),
  vehicleModel: (text) => takesName(text) && isNamed("Honda", text),
  vehicleTrim: takesLine(80),
  mileage: (text) => {
    const miles = cleanTypedLine(text);
    return (
      /^\d{1,7}$/.test(miles) && Number(miles) > 0 && Number(miles) <= 2_000_000
    );
  },
  exteriorColor: takesLine(80),
  wanted: takesLine(80),
  // A page offers the days and times that may be named.
  date: takesEmpty,
  time: takesEmpty,
  "option-sunroof": takesAll,
  q2002000: (text) => parseDollars(cleanTypedLine(text)) !== null,
  q5001000: (text) => cleanTypedLines(text).length <= 2000,
};

/** The steps of a booking; what they choose from stands in them. */
const BOOKING: Readonly<Record<string, Takes>> = {
  ...VALUATION,
  notes: (text) => cleanTypedLines(text).length <= 400,
  "service-oil-change": (text) => text !== "",
  mileage: (text) => {
    const miles = cleanTypedLine(text);
    return (
      miles === "" || (/^\d{1,7}$/.test(miles) && Number(miles) <= 2_000_000)
    );
  },
};

/** The one status of a form with an attack's text in one field: 303 where it is taken, 400 where it is shown again. */
export function getAnswerStatus(
  { name, fields }: FormTarget,
  field: string,
  text: string,
): 303 | 400 {
  const rules = getRules(name);
  const takes = rules[field] ?? ((it: string) => it === fields[field]);
  // Codes are sent to numbers of this country alone, and no attack types one.
  const isRefused = name === "phone-number" && field === "phone";
  // A browser sends no half of a character.
  return !isRefused && takes(text.toWellFormed()) ? 303 : 400;
}

function getRules(name: string): Readonly<Record<string, Takes>> {
  if (name.startsWith("valuation-")) return VALUATION;
  if (name === "service-needs" || name === "service-vehicle") return BOOKING;
  if (name === "contact" || name === "service") return TO_A_STORE;
  return name === "your-details" ? OWN_DETAILS : FIELDS;
}
