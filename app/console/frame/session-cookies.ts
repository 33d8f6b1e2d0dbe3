import {
  CHALLENGE_MS,
  LONGEST_SESSION_MS,
} from "#app/domain/console/session-rules.ts";
import { SECOND_MS } from "#app/domain/time.ts";
import type { ConsolePorts, ConsoleRequest } from "#app/console-ports.ts";

/** `session` is who is signed in; `browser` binds a passkey's answer to the browser that asked. */
type CookieKind = "session" | "browser";

const NAMES: Readonly<Record<CookieKind, string>> = {
  session: "forecourt_console",
  browser: "forecourt_console_passkey",
};

const LIFETIMES_MS: Readonly<Record<CookieKind, number>> = {
  session: LONGEST_SESSION_MS,
  browser: CHALLENGE_MS,
};

type Tls = Pick<ConsolePorts, "hasTls">;

export function readCookie(
  { cookies }: Pick<ConsoleRequest, "cookies">,
  kind: CookieKind,
  tls: Tls,
): string | null {
  return cookies.get(getName(kind, tls)) ?? null;
}

/** They are the people's of the store, who need them to work, and no visitor's: no consent is asked. */
export function formatConsoleCookie(
  kind: CookieKind,
  value: string,
  { hasTls }: Tls,
): string {
  const maxAge = value === "" ? 0 : LIFETIMES_MS[kind] / SECOND_MS;
  return [
    `${getName(kind, { hasTls })}=${value}`,
    "Path=/",
    `Max-Age=${String(maxAge)}`,
    "HttpOnly",
    // A link in a mail finds its reader signed in; no other site's form does.
    "SameSite=Lax",
    ...(hasTls ? ["Secure"] : []),
  ].join("; ");
}

function getName(kind: CookieKind, { hasTls }: Tls): string {
  return (hasTls ? "__Host-" : "") + NAMES[kind];
}
