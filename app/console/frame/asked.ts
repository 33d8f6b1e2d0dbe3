import type { Actor } from "#app/domain/console/audit-entry.ts";
import type { MatchedRoute } from "#app/domain/console/match-console-route.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import {
  type Copy,
  createTranslator,
  type Translate,
} from "#app/site/page/copy.ts";
import type { ConsolePorts, ConsoleRequest } from "#app/console-ports.ts";
import type { ConsoleSession, Person } from "#app/ports/console-ports.ts";

/** A request for a page that is open to who is not signed in. */
export interface Asked {
  readonly ports: ConsolePorts;
  readonly request: ConsoleRequest;
  readonly params: MatchedRoute["params"];
  readonly language: Language;
  readonly nowMs: number;
}

/** A request of somebody who is signed in and may use the page. */
export interface AskedByPerson extends Asked {
  readonly person: Person;
  readonly session: ConsoleSession;
  /** For the audit. */
  readonly by: Actor;
  /** Theirs, in the profile's order. */
  readonly stores: readonly Store[];
}

/** The words of a section in the language of who asks. */
export function getTexts<Key extends string>(
  { language }: Pick<Asked, "language">,
  copy: Copy<Key>,
): Translate<Key> {
  return createTranslator(copy, {}, language);
}
