import { createHash } from "node:crypto";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";

type Knower = Pick<
  VisitorProfile,
  "phone" | "phoneVerified" | "verifiedPhoneAs"
>;

/** A digest stays where the number itself may not be kept (Assumption A141). */
export function isVerifiedPhone(phone: string, visitor: Knower): boolean {
  if (phone === "") return false;
  return (
    (visitor.phoneVerified && visitor.phone === phone) ||
    visitor.verifiedPhoneAs === hashPhone(phone)
  );
}

export function hashPhone(phone: string): string {
  return createHash("sha256").update(`phone ${phone}`).digest("base64url");
}
