import type { Consent } from "#app/domain/consent/consent.ts";
import type {
  CodeCheck,
  CodeSending,
} from "#app/domain/phone-verification/phone-validation.ts";
import type { Coordinates } from "#app/domain/shopper-place/shopper-place.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";

/** Names that nobody can guess, for links that open without an account. */
export interface SignedNames {
  sign(name: string): string;
  /** Null for a token that is not ours. */
  read(token: string): string | null;
}

/** What a browser keeps for us without being able to read or change it. */
export interface SealedTexts {
  close(text: string): string;
  /** Null for anything that was not sealed here for this purpose. */
  open(sealed: string): string | null;
}

/** The sealed cookie of spec §3's visitor profile. */
export interface VisitorCookies {
  /** `Set-Cookie` lines; without functional consent contact details stay out and it ends with the browser. */
  save(profile: VisitorProfile, consent: Consent): readonly string[];
}

/** Visitors whose cookies open nothing any more, on every node. */
export interface ErasedVisitors {
  has(visitorId: string): boolean;
  /** Rejects when it could not be noted for other nodes and for after a restart. */
  add(visitorId: string): Promise<void>;
}

/** Signed proof of when a form was rendered, and its idempotency key. */
export interface FormTokens {
  issue(formName: string): string;
  read(
    formName: string,
    token: string,
  ):
    | { readonly status: "good"; readonly key: string }
    /** Sent faster than a person can, or longer ago than a form lives. */
    | { readonly status: "early" | "stale" | "forged" };
}

export interface RateLimit {
  readonly name: string;
  readonly count: number;
  readonly seconds: number;
}

export interface RateLimits {
  /** Takes one from the key's allowance; null when there was one, else seconds until the next. */
  take(limit: RateLimit, key: string): Promise<number | null>;
}

/** Of one phone number in digits without +1. */
export interface PhoneVerifier {
  sendCode(phone: string, asker: CodeAsker): Promise<CodeSending>;
  checkCode(phone: string, code: string, asker: CodeAsker): Promise<CodeCheck>;
}
/** Whose allowances a code is counted against. */
export interface CodeAsker {
  readonly address: string;
  /** uniqueUserId; null for a visitor without one. */
  readonly visitorId: string | null;
  /** The browser that asked for a code keeps it; null for one that did not. A code is sent to who has one. */
  readonly askerSecret: string | null;
}

/** Where ZIP codes are. Null stands for one that is unknown. */
export interface ZipPlaces {
  find(zip: string): Coordinates | null;
}
