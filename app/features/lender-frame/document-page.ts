import { redirectDocument } from "react-router";

/**
 * A document's policy says which sites it may frame, so a page with a frame always loads as a new document. Its route
 * says: `export { documentPage as clientLoader } from …`.
 */
export async function documentPage<Data>({
  request,
  serverLoader,
}: {
  readonly request: Request;
  readonly serverLoader: () => Promise<Data>;
}): Promise<Data> {
  const [document] = performance.getEntriesByType("navigation");
  const isOwn = findPath(document?.name ?? "") === findPath(request.url);
  if (!isOwn) throw redirectDocument(request.url);
  return serverLoader();
}

function findPath(address: string): string | null {
  return URL.parse(address)?.pathname ?? null;
}
