import { redirect } from "react-router";
import { isGranted } from "#app/domain/consent/consent.ts";
import { formatExpiredShortlistCookies } from "#app/domain/saved-vehicles/shortlist-cookies.ts";
import { formatUtcDay } from "#app/domain/time.ts";
import { formatFlashCookie } from "#app/domain/visitor/flash.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";
import {
  toContactFields,
  toVisitorContact,
} from "#app/site/forms/contact-details.ts";
import {
  type FormAnswer,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import { rememberVisitor } from "#app/site/visitor/remember-visitor.server.ts";
import { YOUR_DETAILS_PATH } from "#app/site/visitor/details-address.ts";
import { detailsForm } from "./details-form.ts";
import { type KeptFact, listKeptFacts } from "./kept-facts.ts";
import { type KeptTerms, buildKeptTerms } from "./kept-terms.server.ts";

export interface YourDetailsData {
  /** It is null without consent to functional cookies, because nothing that is typed could be kept. */
  readonly form: {
    readonly action: string;
    readonly token: string;
    readonly defaults: Readonly<Record<string, string>>;
  } | null;
  readonly keptDays: number;
  readonly facts: readonly KeptFact[];
  readonly terms: KeptTerms;
}

export function yourDetailsPage(
  { profile, formTokens }: Pick<AppPorts, "profile" | "formTokens">,
  { visitor, consent, language }: RequestFacts,
): YourDetailsData {
  const { profileDays } = profile.visitor;
  return {
    form: isGranted(consent, "functional")
      ? {
          action: YOUR_DETAILS_PATH,
          token: formTokens.issue(detailsForm.name),
          defaults: {
            ...toContactFields(visitor),
            ...visitor.homeAddress,
            locationAddress: visitor.locationAddress,
            dateOfBirth: visitor.dateOfBirth,
          },
        }
      : null,
    keptDays: profileDays,
    facts: listKeptFacts(visitor, profile, language),
    terms: buildKeptTerms(visitor, profile, language),
  };
}

export async function saveDetails(
  ports: PostPorts & Pick<AppPorts, "visitorCookies" | "clock" | "hasTls">,
  facts: RequestFacts,
  request: Request,
): Promise<Response | FormAnswer> {
  const post = await readPost(ports, facts, request, detailsForm);
  if (post.status === "refused") return post.answer;
  // The page has no form then and says why.
  if (!isGranted(facts.consent, "functional"))
    return redirect(YOUR_DETAILS_PATH, 303);
  const { value } = post;
  if (value.dateOfBirth > formatUtcDay(ports.clock.nowMs()))
    return post.refuse({ dateOfBirth: "dateOfBirth" });
  const { address, apartment, city, state, zipCode } = value;
  const changes: Partial<VisitorProfile> = {
    ...toVisitorContact(value, facts.visitor),
    homeAddress: { address, apartment, city, state, zipCode },
    locationAddress: value.locationAddress,
    dateOfBirth: value.dateOfBirth,
  };
  const { setCookies } = rememberVisitor(ports, facts, changes);
  return redirectToDetails([
    ...setCookies,
    formatFlashCookie("detailsSaved", ports.hasTls),
  ]);
}

/**
 * This erases everything in the sealed cookie, and what it unlocked; a copy of the cookie stops working with
 * it.
 */
export async function eraseDetails(
  {
    visitorCookies,
    erasedVisitors,
    hasTls,
    log,
  }: Pick<AppPorts, "visitorCookies" | "erasedVisitors" | "hasTls" | "log">,
  { visitor: { uniqueUserId } }: Pick<RequestFacts, "visitor">,
): Promise<Response> {
  if (uniqueUserId !== null)
    await erasedVisitors.add(uniqueUserId).catch((error: unknown) =>
      // This browser forgets the details all the same.
      log.error("erased-visitors.not-noted", { message: String(error) }),
    );
  return redirectToDetails([
    ...visitorCookies.forget(),
    ...formatExpiredShortlistCookies(hasTls),
    formatFlashCookie("detailsErased", hasTls),
  ]);
}

/** This erases only the answers of the price wizard; prices that they opened are locked again. */
export function eraseTerms(
  ports: Pick<AppPorts, "profile" | "visitorCookies" | "clock" | "hasTls">,
  facts: Pick<RequestFacts, "visitor" | "consent">,
): Response {
  const { setCookies } = rememberVisitor(ports, facts, {
    terms: null,
    termsDraft: null,
  });
  return redirectToDetails([
    ...setCookies,
    formatFlashCookie("termsErased", ports.hasTls),
  ]);
}

function redirectToDetails(cookies: readonly string[]): Response {
  const headers = new Headers();
  for (const line of cookies) headers.append("Set-Cookie", line);
  return redirect(YOUR_DETAILS_PATH, { status: 303, headers });
}
