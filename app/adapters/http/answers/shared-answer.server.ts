/** Says whether an answer may be kept for everybody: it holds nothing of one visitor. */
export function isForEverybody(headers: Headers): boolean {
  return (
    !headers.has("Set-Cookie") &&
    !/private|no-store/.test(headers.get("Cache-Control") ?? "")
  );
}
