import { parsePhone } from "#app/domain/phone/phone-number.ts";
import { US_STATES } from "#app/domain/us-states.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";

/** Spec §7, `user_data`: all but the browser's name is a SHA-256 in lower-case hex. */
export interface MetaUserData {
  readonly external_id?: string;
  readonly client_user_agent?: string;
  readonly em?: string;
  readonly fn?: string;
  readonly ln?: string;
  readonly ph?: string;
  readonly zp?: string;
  readonly ct?: string;
  readonly st?: string;
}

export type UserToHash = Pick<
  VisitorProfile,
  "firstName" | "lastName" | "email" | "phone" | "uniqueUserId"
> & {
  readonly homeAddress: Pick<
    VisitorProfile["homeAddress"],
    "city" | "state" | "zipCode"
  >;
};

/** The SHA-256 of a text's UTF-8, in lower-case hex. */
export type Hash = (text: string) => string;

/** What is not known, or cannot be brought into Meta's form, is left out. */
export function buildMetaUserData(
  user: UserToHash,
  userAgent: string,
  hash: Hash,
): MetaUserData {
  const { homeAddress } = user;
  const values = {
    external_id: user.uniqueUserId ?? "",
    em: normalizeEmail(user.email),
    fn: normalizeName(user.firstName),
    ln: normalizeName(user.lastName),
    ph: normalizeMetaPhone(user.phone),
    zp: normalizeZip(homeAddress.zipCode),
    ct: normalizeCity(homeAddress.city),
    st: normalizeState(homeAddress.state),
  };
  const hashed: Record<string, string> = {};
  for (const [key, value] of Object.entries(values))
    if (value !== "") hashed[key] = hash(value);
  return {
    ...hashed,
    ...(userAgent !== "" && { client_user_agent: userAgent }),
  };
}

export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** North American numbers have ten digits here, those of other countries come with their country code. */
const NORTH_AMERICAN_DIGITS = 10;

/** Digits with the country code: "(650)555-1212" is 16505551212. */
export function normalizeMetaPhone(phone: string): string {
  const digits = parsePhone(phone);
  if (digits === null) return "";
  return digits.length === NORTH_AMERICAN_DIGITS ? `1${digits}` : digits;
}

/** Letters keep their accents; spaces and every kind of punctuation go, the typographic apostrophe too. */
export function normalizeName(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{Z}\p{C}]/gu, "");
}

function normalizeCity(city: string): string {
  return normalizeName(city).replace(/\p{N}/gu, "");
}

const CODES_BY_STATE: ReadonlyMap<string, string> = new Map(
  Object.entries(US_STATES).flatMap(([code, name]) => [
    [code.toLowerCase(), code.toLowerCase()],
    [normalizeName(name), code.toLowerCase()],
  ]),
);

/** Two letters; people type the state's name as well. */
export function normalizeState(state: string): string {
  return CODES_BY_STATE.get(normalizeName(state)) ?? "";
}

/** Five digits, the part before the hyphen. */
export function normalizeZip(zip: string): string {
  const [digits = ""] = zip.replace(/\s/g, "").split("-");
  return /^\d{5}$/.test(digits) ? digits : "";
}
