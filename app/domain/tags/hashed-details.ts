import {
  buildMetaUserData,
  type Hash,
  type MetaUserData,
  normalizeEmail,
  normalizeMetaPhone,
  normalizeName,
  normalizeState,
  normalizeZip,
  type UserToHash,
} from "#app/domain/tracking/meta-user-data.ts";

/** Google's names for what enhanced conversions take; of an address the names alone are hashed. */
export interface GoogleDetails {
  readonly sha256_email_address?: string;
  readonly sha256_phone_number?: string;
  readonly address?: {
    readonly sha256_first_name?: string;
    readonly sha256_last_name?: string;
    readonly region?: string;
    readonly postal_code?: string;
    readonly country: "US";
  };
}

export type MetaDetails = Omit<MetaUserData, "client_user_agent">;

/** Spec §7: contact details reach the ad tools and the consent manager as SHA-256 alone. */
export interface HashedDetails {
  readonly google: GoogleDetails;
  readonly meta: MetaDetails;
}

/** Null where nothing is known of the visitor. */
export function buildHashedDetails(
  user: UserToHash,
  hash: Hash,
): HashedDetails | null {
  const { client_user_agent: _, ...meta } = buildMetaUserData(user, "", hash);
  if (Object.keys(meta).length === 0) return null;
  return { google: buildGoogleDetails(user, hash), meta };
}

/** Unlike Meta, Google wants a phone number with its plus sign, and Gmail's addresses without their dots. */
function buildGoogleDetails(user: UserToHash, hash: Hash): GoogleDetails {
  const phone = normalizeMetaPhone(user.phone);
  const email = toGoogleEmail(normalizeEmail(user.email));
  const firstName = normalizeName(user.firstName);
  const lastName = normalizeName(user.lastName);
  const region = normalizeState(user.homeAddress.state).toUpperCase();
  const zip = normalizeZip(user.homeAddress.zipCode);
  return {
    ...(email !== "" && { sha256_email_address: hash(email) }),
    ...(phone !== "" && { sha256_phone_number: hash(`+${phone}`) }),
    ...(firstName !== "" &&
      lastName !== "" && {
        address: {
          sha256_first_name: hash(firstName),
          sha256_last_name: hash(lastName),
          ...(region !== "" && { region }),
          ...(zip !== "" && { postal_code: zip }),
          country: "US" as const,
        },
      }),
  };
}

function toGoogleEmail(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  return domain === "gmail.com" || domain === "googlemail.com"
    ? `${name.replaceAll(".", "")}@${domain}`
    : email;
}
