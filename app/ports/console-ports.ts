import type {
  Actor,
  AuditAction,
  AuditEntry,
} from "#app/domain/console/audit-entry.ts";
import type { Role } from "#app/domain/console/roles.ts";
import type { ChallengePurpose } from "#app/domain/console/session-rules.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";

export interface Person {
  readonly id: string;
  readonly name: string;
  /** In lower case. */
  readonly email: string;
  readonly role: Role;
  /** Null is every store. */
  readonly storeIds: readonly string[] | null;
  readonly language: Language;
  readonly createdAtMs: number;
}

export interface PersonDraft extends Pick<
  Person,
  "name" | "email" | "role" | "storeIds" | "language"
> {}

/** A change of the console's people, and who makes it. */
export interface PeopleChange {
  readonly by: Actor;
  readonly nowMs: number;
}

/** Who may enter the console. Those who were removed are no longer among them. */
export interface ConsolePeople {
  /** By name. */
  list(): Promise<readonly Person[]>;
  find(id: string): Promise<Person | null>;
  findByEmail(email: string): Promise<Person | null>;
  /** The token of a one-time link; null where the address is taken. */
  invite(draft: PersonDraft, change: PeopleChange): Promise<Invitation | null>;
  /** A new one-time link for somebody who lost their passkeys; links of before end. Null: nobody has this id. */
  inviteAgain(id: string, change: PeopleChange): Promise<Invitation | null>;
  /** Whose link it is; null where it ended, was used or never was. */
  findInvited(token: string, nowMs: number): Promise<Person | null>;
  /** Sessions go on with the new rights. "last-owner": somebody must stay who can invite. */
  change(
    id: string,
    wanted: Pick<Person, "name" | "role" | "storeIds">,
    change: PeopleChange,
  ): Promise<"changed" | "unknown" | "last-owner">;
  /** Passkeys, links and sessions end with it. */
  remove(
    id: string,
    change: PeopleChange,
  ): Promise<"removed" | "unknown" | "last-owner">;
  chooseLanguage(id: string, language: Language): Promise<void>;
}

export interface Invitation {
  readonly person: Person;
  readonly token: string;
  readonly endsAtMs: number;
}

export interface Passkey {
  /** The authenticator's own, in base64url. */
  readonly id: string;
  readonly personId: string;
  readonly isBackedUp: boolean;
  readonly createdAtMs: number;
  readonly usedAtMs: number | null;
}

/** Passkeys by Web Authentication Level 3. Answers of browsers are JSON as `PublicKeyCredential.toJSON` writes it. */
export interface Passkeys {
  listOf(personId: string): Promise<readonly Passkey[]>;
  /** What the browser is to ask of an authenticator. `browser` binds the answer to who asked. */
  ask(question: PasskeyQuestion): Promise<PasskeyAsked>;
  /** Whose passkey answered; null for an answer that is forged, of another site, of another browser, late or used before. */
  confirm(answer: PasskeyAnswer): Promise<string | null>;
  /** Keeps a new passkey, and ends the link that led to it. False as above. */
  enroll(
    answer: PasskeyAnswer & {
      readonly change: PeopleChange;
      /** Of the one-time link; null for a further passkey of who is signed in. */
      readonly invitationToken: string | null;
    },
  ): Promise<boolean>;
  /** "last": the only passkey stays. */
  remove(
    passkey: Pick<Passkey, "id" | "personId">,
    change: PeopleChange,
  ): Promise<"removed" | "unknown" | "last">;
}

export interface PasskeyQuestion {
  readonly purpose: ChallengePurpose;
  /** Null at the sign-in: the passkey says who it is. */
  readonly person: Person | null;
  /** The site's origin, as the browser sees it. */
  readonly origin: string;
  readonly nowMs: number;
}

export interface PasskeyAsked {
  /** For the browser's cookie. */
  readonly browser: string;
  /** JSON for `PublicKeyCredential.parseCreationOptionsFromJSON` and its twin. */
  readonly options: object;
}

export interface PasskeyAnswer {
  readonly purpose: ChallengePurpose;
  readonly browser: string;
  readonly origin: string;
  readonly response: unknown;
  readonly nowMs: number;
}

export interface ConsoleSession {
  readonly id: string;
  readonly personId: string;
  readonly createdAtMs: number;
  readonly usedAtMs: number;
  readonly confirmedAtMs: number;
  readonly userAgent: string;
}

export interface ConsoleSessions {
  /** The token for the cookie; only its hash is kept. */
  open(session: {
    readonly personId: string;
    readonly userAgent: string;
    readonly nowMs: number;
  }): Promise<string>;
  /** Null for a token that is unknown or whose session is over; otherwise it counts as used now. */
  read(token: string, nowMs: number): Promise<ConsoleSession | null>;
  /** The passkey was asked for again. */
  confirm(id: string, nowMs: number): Promise<void>;
  /** Those that are not over, the newest first; of everybody where nobody is named. */
  list(nowMs: number, personId?: string): Promise<readonly ConsoleSession[]>;
  end(id: string): Promise<void>;
  /** By somebody else; the audit tells it. False: there is no such session. */
  endOf(id: string, change: PeopleChange): Promise<boolean>;
}

export interface RecordedEntry extends AuditEntry {
  readonly id: number;
}

export interface AuditTrail {
  /** The newest first. */
  list(wanted: AuditQuestion): Promise<readonly RecordedEntry[]>;
  /** For what is no change of the database itself, a file that was saved for one. */
  add(entry: AuditEntry): Promise<void>;
}

export interface AuditQuestion {
  readonly limit: number;
  readonly beforeId?: number | undefined;
  readonly subject?: string | undefined;
  readonly personId?: string | undefined;
  readonly action?: AuditAction | undefined;
  /** Null is every store. */
  readonly storeIds?: readonly string[] | null | undefined;
}
