/** Hosts that may be asked for; anything else is answered 421 (a poisoned Host header, a scanner). */
export interface TrustedHosts {
  /** Exact `host` or `host:port`, lower case. */
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
