import { redirect } from "react-router";
import { addLanguage } from "#app/domain/address/printed-address.ts";
import { SAVED_PATH } from "#app/domain/saved-vehicles/shortlist.ts";
import { type LoadContext, portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { formatVisitorShortlistCookie } from "#app/site/saved-vehicles/shortlist-answer.server.ts";

/** Keeps what a script has written as long as the visitor allows, also in browsers that shorten it. */
export function action({ context }: { readonly context: LoadContext }) {
  const ports = context.get(portsContext);
  const facts = context.get(requestContext);
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const [list, vins] of [
    ["saved", facts.savedVins],
    ["compared", facts.comparedVins],
  ] as const)
    if (vins.length > 0)
      headers.append(
        "Set-Cookie",
        formatVisitorShortlistCookie(ports, facts, list, vins),
      );
  return new Response(null, { status: 204, headers });
}

/** A link to the form's address leads to the list. */
export function loader({ context }: { readonly context: LoadContext }) {
  const { language } = context.get(requestContext);
  return redirect(addLanguage(SAVED_PATH, language), 302);
}
