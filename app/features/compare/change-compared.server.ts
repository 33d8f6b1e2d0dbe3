import { addLanguage } from "#app/domain/address/printed-address.ts";
import { toSafeReturnAddress } from "#app/domain/address/safe-return-address.ts";
import {
  compare,
  COMPARE_PATH,
  getCompareAddress,
  MAX_COMPARED,
  parseVin,
  parseVinList,
  takeOut,
  type VinList,
} from "#app/domain/saved-vehicles/shortlist.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { askForCookies } from "#app/site/visitor/cookie-check.server.ts";
import { redirectWithShortlist } from "#app/site/saved-vehicles/shortlist-answer.server.ts";
import {
  readFormData,
  refuseUnreadableForm,
} from "#app/site/forms/sending/read-post.server.ts";

/** `keep` makes the cars of the page the visitor's own before the next is chosen; `clear` empties the list. */
export async function changeCompared(
  ports: Pick<AppPorts, "profile" | "hasTls">,
  facts: Pick<
    RequestFacts,
    "comparedVins" | "consent" | "hasCookies" | "language"
  >,
  { request, url }: { readonly request: Request; readonly url: URL },
): Promise<Response> {
  // The body is broken or has no form's content type.
  const form = await readFormData(request);
  if (form === null) return refuseUnreadableForm();
  const { comparedVins, language } = facts;
  const toAddress = (address: string) => addLanguage(address, language);
  const answer = (location: string, vins: VinList) =>
    redirectWithShortlist(ports, facts, "compared", vins, location);
  const returnTo = toSafeReturnAddress(form.get("returnTo"));

  if (form.get("clear") === "1") return answer(toAddress(COMPARE_PATH), []);
  const kept = parseVinList(String(form.get("keep") ?? ""), MAX_COMPARED);
  if (kept.length > 0) return answer(returnTo, kept);
  const removed = parseVin(form.get("remove"));
  if (removed !== null) {
    const shown = parseVinList(String(form.get("vins") ?? ""), MAX_COMPARED);
    const rest = takeOut(shown, removed).vins;
    return answer(
      toAddress(getCompareAddress(rest.length === 0 ? null : rest)),
      takeOut(comparedVins, removed).vins,
    );
  }
  const added = parseVin(form.get("compare"));
  if (added === null) return refuseUnreadableForm();
  const { kind, vins } = compare(comparedVins, added);
  // The page says which car is one too many.
  if (kind === "full")
    return answer(
      toAddress(getCompareAddress([...vins, added], { returnTo })),
      vins,
    );
  const next = askForCookies(facts, url, {
    next: toAddress(getCompareAddress(null, { returnTo })),
    here: toAddress(getCompareAddress(vins, { returnTo })),
  });
  return answer(next, vins);
}
