import { isOwnStore } from "#app/domain/console/roles.ts";
import type { ConsolePorts, ConsoleRequest } from "#app/console-ports.ts";
import type { Asked, AskedByPerson } from "./asked.ts";
import { readCookie } from "./session-cookies.ts";

export type Signed = Pick<AskedByPerson, "person" | "session">;

/** Who asks, by the session that the cookie names; null for a stranger, and for somebody who was removed. */
export async function findSigned(
  request: ConsoleRequest,
  ports: ConsolePorts,
  nowMs: number,
): Promise<Signed | null> {
  const token = readCookie(request, "session", ports);
  if (token === null) return null;
  const session = await ports.sessions.read(token, nowMs);
  if (session === null) return null;
  const person = await ports.people.find(session.personId);
  return person === null ? null : { person, session };
}

export function toAskedByPerson(
  asked: Asked,
  { person, session }: Signed,
): AskedByPerson {
  const stores = asked.ports.profile.stores.filter(({ id }) =>
    isOwnStore(person, id),
  );
  const by = { personId: person.id, name: person.name };
  return { ...asked, person, session, by, stores };
}
