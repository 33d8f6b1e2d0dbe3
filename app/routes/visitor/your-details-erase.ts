import { redirect } from "react-router";
import { addLanguage } from "#app/domain/address/printed-address.ts";
import {
  eraseDetails,
  eraseTerms,
} from "#app/features/your-details/your-details.server.ts";
import { type LoadContext, portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { YOUR_DETAILS_PATH } from "#app/site/visitor/details-address.ts";

interface EraseArgs {
  /** The path of the route table, however the address is written. */
  readonly pattern: string;
  readonly context: LoadContext;
}

/** Forgets the visitor, or their terms alone; the server lets no other site send these forms. */
export function action({ pattern, context }: EraseArgs) {
  const erase = pattern.endsWith("/erase") ? eraseDetails : eraseTerms;
  return erase(context.get(portsContext), context.get(requestContext));
}

/** A link to a form's address leads to its page. */
export function loader({ context }: Pick<EraseArgs, "context">) {
  const { language } = context.get(requestContext);
  return redirect(addLanguage(YOUR_DETAILS_PATH, language), 302);
}
