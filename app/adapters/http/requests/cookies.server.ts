/** These are the cookies of one request; the first of a repeated name counts, as in RFC 6265. */
export function parseCookies(
  header: string | undefined,
): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? "").split(";")) {
    const equals = part.indexOf("=");
    if (equals === -1) continue;
    const name = part.slice(0, equals).trim();
    if (name !== "" && !cookies.has(name))
      cookies.set(name, decode(part.slice(equals + 1).trim()));
  }
  return cookies;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
