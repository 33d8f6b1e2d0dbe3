import { redirectDocument } from "react-router";

/**
 * Every route with a frame exports it: `export { documentPage as clientLoader } from …`. The policy of a
 * document says which sites it may frame, so a page with a frame always loads as a new document.
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
