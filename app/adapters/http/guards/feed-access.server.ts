import type { IncomingMessage } from "node:http";
import type { FeedsAccess } from "#app/adapters/config/environment.server.ts";
import { isSameSecret } from "./metrics-access.server.ts";

export type { FeedsAccess };

/** `unknown` answers as if the page did not exist, and `ask` wants a password. */
type Permission = "yes" | "unknown" | "ask";

/** The token comes in the path or as the password of any user; neither goes into a log of ours. */
export function checkFeedAccess(
  access: FeedsAccess,
  givenToken: string | null,
  { headers }: Pick<IncomingMessage, "headers">,
): Permission {
  if (access.kind === "off") return "unknown";
  if (access.kind === "public") return givenToken === null ? "yes" : "unknown";
  if (givenToken !== null)
    return isSameSecret(givenToken, access.token) ? "yes" : "unknown";
  const password = parseBasicPassword(headers.authorization);
  return password !== null && isSameSecret(password, access.token)
    ? "yes"
    : "ask";
}

function parseBasicPassword(header: string | undefined): string | null {
  const packed = /^Basic +([\w+/=-]+)$/i.exec(header ?? "")?.[1];
  if (packed === undefined) return null;
  const text = Buffer.from(packed, "base64").toString();
  const at = text.indexOf(":");
  return at === -1 ? null : text.slice(at + 1);
}
