/** The site answers only for these hosts; any other gets 421 (a poisoned Host header, a scanner). */
export interface TrustedHosts {
  /** Each is an exact `host` or `host:port` in lower case. */
  readonly names: readonly string[];
  /** The demonstration answers localhost on any port. */
  readonly isLocalhostTrusted: boolean;
}

const LOCALHOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

export function isTrustedHost(
  host: string | undefined,
  trusted: TrustedHosts,
): boolean {
  if (host === undefined) return false;
  const name = host.toLowerCase();
  if (trusted.isLocalhostTrusted && LOCALHOST.test(name)) return true;
  return trusted.names.includes(name);
}
