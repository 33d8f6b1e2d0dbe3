import { CONSOLE_PATH } from "#app/domain/console/console-routes.ts";

/** Where somebody wanted to go before the passkey was asked for; never to another site. */
export function readNextAddress(url: URL): string {
  const next = url.searchParams.get("next") ?? "";
  const target = URL.parse(next, url.origin);
  const isOurs =
    target?.origin === url.origin &&
    (target.pathname === CONSOLE_PATH ||
      target.pathname.startsWith(`${CONSOLE_PATH}/`));
  return isOurs ? target.pathname + target.search : CONSOLE_PATH;
}
