import * as v from "valibot";
import { isWorkEmail } from "#app/domain/console/invitation.ts";
import { ROLES } from "#app/domain/console/roles.ts";
import { toLanguage } from "#app/domain/store-profile/fields/languages.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import type { PersonDraft } from "#app/ports/console-ports.ts";
import { readText } from "#app/console/frame/posted.ts";

export type DraftField = "name" | "email" | "role" | "stores";

/** What was typed, as the form shows it again. */
export interface TypedPerson {
  readonly name: string;
  readonly email: string;
  readonly role: string;
  /** Null is every store. */
  readonly storeIds: readonly string[] | null;
  readonly language: string;
}

export interface ReadDraft {
  readonly typed: TypedPerson;
  /** Null while a field has a fault. */
  readonly draft: PersonDraft | null;
  readonly faults: readonly DraftField[];
}

const MOST_NAME_CHARACTERS = 80;
const roleSchema = v.picklist(ROLES);

/** The value of the box that stands for every store, also those to come. */
export const EVERY_STORE = "every";

export const NOBODY: TypedPerson = {
  name: "",
  email: "",
  role: "",
  storeIds: null,
  language: "en",
};

/** Of a person whose address is known, the form has none. */
export function readPersonDraft(
  posted: FormData,
  stores: readonly Store[],
  knownEmail?: string,
): ReadDraft {
  const chosen = posted.getAll("stores");
  const typed: TypedPerson = {
    name: readText(posted, "name").slice(0, MOST_NAME_CHARACTERS),
    email: knownEmail ?? readText(posted, "email"),
    role: readText(posted, "role"),
    storeIds: chosen.includes(EVERY_STORE)
      ? null
      : stores.filter(({ id }) => chosen.includes(id)).map(({ id }) => id),
    language: readText(posted, "language"),
  };
  const role = v.safeParse(roleSchema, typed.role);
  const faults: DraftField[] = [
    ...(typed.name === "" ? (["name"] as const) : []),
    ...(isWorkEmail(typed.email) ? [] : (["email"] as const)),
    ...(role.success ? [] : (["role"] as const)),
    ...(typed.storeIds?.length === 0 ? (["stores"] as const) : []),
  ];
  return {
    typed,
    faults,
    draft:
      faults.length === 0 && role.success
        ? {
            ...typed,
            role: role.output,
            language: toLanguage(typed.language),
          }
        : null,
  };
}
