/** Where and when an id is made. */
interface Moment {
  readonly hostname: string;
  readonly nowMs: number;
}

/** Meta's own ids of a click are letters, digits, hyphens and underscores, and their case counts. */
const CLICK = /^[\w-]{1,500}$/;

/** Meta's id of a browser: `fb.{index of the subdomain}.{milliseconds}.{random number}`. */
export function createFbp({ hostname, nowMs }: Moment, random: number): string {
  return `fb.${getSubdomainIndex(hostname)}.${nowMs}.${random}`;
}

/**
 * The id of the click that led here, or null where the kept one is of the same click, or there was none. A kept id may
 * have a fifth part, which stays with it.
 */
export function createFbc(
  { hostname, nowMs }: Moment,
  click: string | null,
  kept: string | undefined,
): string | null {
  if (click === null || !CLICK.test(click)) return null;
  if (kept?.split(".")[3] === click) return null;
  return `fb.${getSubdomainIndex(hostname)}.${nowMs}.${click}`;
}

/** 0 for `com`, 1 for `example.com`, 2 for `www.example.com` and all below it. */
function getSubdomainIndex(hostname: string): number {
  return Math.min(hostname.split(".").length - 1, 2);
}
