/**
 * Path and query that a GET form leads to; null when it leaves this site.
 * Empty fields say nothing and stay out of the address.
 */
export function findFormNavigation(
  action: string,
  fields: Iterable<readonly [name: string, value: unknown]>,
  pageAddress: string,
): string | null {
  const page = URL.parse(pageAddress);
  const url = URL.parse(action, pageAddress);
  if (page === null || url === null || url.origin !== page.origin) return null;
  const query = new URLSearchParams();
  for (const [name, value] of fields)
    if (typeof value === "string" && value.trim() !== "")
      query.append(name, value);
  return query.size === 0 ? url.pathname : `${url.pathname}?${query}`;
}
