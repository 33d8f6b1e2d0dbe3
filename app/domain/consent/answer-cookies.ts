import { STORED_ITEMS } from "./every-stored-item.ts";
import { parseCategories } from "./consent-cookies.ts";
import type { GateConsent } from "./consent.ts";
import { type CookiePlace, formatRemovals } from "./cookie-removals.ts";
import {
  checkGate,
  formatExpiredCookie,
  getCookieName,
} from "./storage-gate.ts";
import { ALLOWED_CATEGORIES, type StoredItem } from "./stored-items.ts";

type CookieItem = StoredItem & { readonly kind: "cookie" };

const COOKIES = STORED_ITEMS.filter(
  (item): item is CookieItem => item.kind === "cookie",
);

export interface AnswerCookies {
  /** `Set-Cookie` lines. */
  readonly lines: readonly string[];
  /** Names of cookies that no row of the table has. */
  readonly unknown: readonly string[];
}

interface Asked extends CookiePlace {
  /** As the request came. */
  readonly consent: GateConsent;
  /** Of the cookies that the browser sent. */
  readonly names: Iterable<string>;
}

/**
 * The gate as every answer passes it, whoever wrote its cookies: what is in no row of the table stays out, what lasts
 * longer than consent lets it is shortened or removed, and what the browser kept without consent leaves with it. Such
 * are vendors' cookies after targeting was taken back or a privacy signal came. A choice that the answer itself carries
 * counts.
 */
export function admitCookies(
  lines: readonly string[],
  { consent, names, hostname, hasTls }: Asked,
): AnswerCookies {
  const choice = lines.find((it) => getName(it) === ALLOWED_CATEGORIES.name);
  const now: GateConsent =
    choice === undefined
      ? consent
      : { ...consent, chosen: parseCategories(getValue(choice)) };
  const unknown: string[] = [];
  const admitted = lines.flatMap((line) => {
    const item = findItem(getName(line), hasTls);
    if (item !== null) return [admitLine(line, item, now, hasTls)];
    unknown.push(getName(line));
    return [];
  });
  const written = new Set(admitted.map(getName));
  const swept = [...names]
    .filter((name) => !written.has(name) && isKeptOut(name, now, hasTls))
    .flatMap((name) => {
      const item = findItem(name, hasTls);
      return item === null
        ? []
        : formatRemovals({ ...item, name }, { hostname, hasTls });
    });
  return { lines: [...admitted, ...swept], unknown };
}

/** Whether the browser holds something that its visitor's consent keeps out. */
export function holdsKeptOut(
  names: Iterable<string>,
  consent: GateConsent,
  hasTls: boolean,
): boolean {
  for (const name of names) if (isKeptOut(name, consent, hasTls)) return true;
  return false;
}

function isKeptOut(
  name: string,
  consent: GateConsent,
  hasTls: boolean,
): boolean {
  const item = findItem(name, hasTls);
  return item !== null && checkGate(consent, item) === "closed";
}

function findItem(name: string, hasTls: boolean): CookieItem | null {
  return (
    COOKIES.find((item) =>
      item.name.endsWith("*")
        ? name.startsWith(item.name.slice(0, -1))
        : name === getCookieName(item, hasTls),
    ) ?? null
  );
}

function admitLine(
  line: string,
  item: CookieItem,
  consent: GateConsent,
  hasTls: boolean,
): string {
  if (line.includes("; Max-Age=0")) return line;
  switch (checkGate(consent, item)) {
    case "lasting":
      return line;
    case "session":
      return line.replace(/; Max-Age=\d+/, "");
    case "closed":
      return formatExpiredCookie(item, hasTls);
  }
}

function getName(line: string): string {
  return line.split("=", 1)[0] ?? "";
}

function getValue(line: string): string | undefined {
  return line.split(";", 1)[0]?.split("=")[1];
}
