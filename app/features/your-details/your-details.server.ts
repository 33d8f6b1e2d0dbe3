import { formatLongDay } from "#app/domain/long-day.ts";
import { redirect } from "react-router";
import {
  getPersonalizedPricingAddress,
  getPricingStepAddress,
} from "#app/domain/address/personalized-pricing-address.ts";
import { addLanguage } from "#app/domain/address/printed-address.ts";
import { formatErasedCookies } from "#app/domain/consent/forgotten-items.ts";
import { COOKIE_CATEGORIES, isGranted } from "#app/domain/consent/consent.ts";
import {
  hasRestrictions,
  keepsInventoryPrivate,
  keepsPricesPrivate,
} from "#app/domain/gate/gate.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { DAY_MS } from "#app/domain/time.ts";
import { hasAllContactDetails } from "#app/domain/visitor/contact-details.ts";
import { formatFlashCookie } from "#app/domain/visitor/flash.ts";
import { getTermsDraft } from "#app/domain/visitor/terms-draft.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import { getFirstOpenStep } from "#app/domain/visitor/wizard-steps.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  buildContactConsentView,
  buildGivenConsent,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import {
  toLeadUser,
  toVisitorContact,
} from "#app/site/forms/sending/lead-user.server.ts";
import {
  type FormAnswer,
  type GoodPost,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import {
  type SendingPorts,
  sendLead,
} from "#app/site/forms/sending/send-lead.server.ts";
import type { FormValues } from "#app/site/forms/form-definition.ts";
import { toLeadAddress } from "#app/site/forms/address-details.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import { buildCrumbs } from "#app/site/sections/ways.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatPeriod } from "#app/site/page/format-period.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { termsCopy } from "#app/site/visitor/terms-copy.ts";
import { YOUR_DETAILS_PATH } from "#app/site/visitor/details-address.ts";
import {
  redirectAfterPost,
  rememberSender,
  rememberVisitor,
} from "#app/site/visitor/remember-visitor.server.ts";
import { isVerifiedPhone } from "#app/site/visitor/verified-phone.server.ts";
import { listTermsFacts } from "#app/site/visitor/terms-facts.ts";
import { yourDetailsCopy } from "./copy.ts";
import { detailsForm } from "./details-form.ts";
import { createStoreTranslator } from "#app/site/leads/store-words.ts";

export function yourDetailsPage(
  { profile, formTokens }: Pick<AppPorts, "profile" | "formTokens">,
  { visitor, consent, language }: RequestFacts,
) {
  const { profileDays } = profile.visitor;
  const isLocked =
    hasRestrictions(profile.restrictions) &&
    visitor.unlockInventoryAtMs === null;
  const t = createTranslator(
    yourDetailsCopy,
    profile.texts[language],
    language,
  );
  return {
    way: buildCrumbs(profile, { language }, [], t("title")),
    /** Null without consent to functional cookies, because nothing that is typed could be kept. */
    form: isGranted(consent, "functional")
      ? {
          action: addLanguage(YOUR_DETAILS_PATH, language),
          token: formTokens.issue(detailsForm.name),
          defaults: {
            ...toContactFields(visitor),
            ...visitor.homeAddress,
          },
          /** The save that unlocks asks what the unlock form asks; null where it cannot unlock. */
          unlockConsent: isLocked
            ? buildContactConsentView(profile, language)
            : null,
        }
      : null,
    /** The categories of cookies that the visitor has allowed. */
    allowed: COOKIE_CATEGORIES.filter((it) => isGranted(consent, it)),
    keptFor: formatPeriod(profileDays, language),
    kept: listKept(visitor, profile, language),
    terms: listTerms(visitor, profile, language),
  };
}

export type YourDetailsPageData = ReturnType<typeof yourDetailsPage>;

export function yourDetailsHead(
  { form }: YourDetailsPageData,
  site: SiteView,
): SaidHead {
  const t = siteTexts(yourDetailsCopy, site);
  return {
    title: t("title"),
    hasOwnTitle: form !== null,
    description: t("description", { name: site.name }),
  };
}

/** It says what we keep that nobody types on this page; a date says until when something is unlocked. */
function listKept(
  visitor: VisitorProfile,
  { visitor: { profileDays }, stores, restrictions }: StoreProfile,
  language: Language,
) {
  const timeZone = stores[0]?.timeZone ?? "UTC";
  const formatUntil = (atMs: number | null) =>
    atMs === null
      ? null
      : formatLongDay(atMs + profileDays * DAY_MS, { timeZone, language });
  return {
    isPhoneVerified:
      visitor.phone === ""
        ? visitor.verifiedPhoneAs !== null
        : isVerifiedPhone(visitor.phone, visitor),
    /** What the store keeps private from nobody is no fact about the visitor. */
    hasPrivateInventory: keepsInventoryPrivate(restrictions),
    hasPrivatePrices: keepsPricesPrivate(restrictions),
    inventoryUntil: formatUntil(visitor.unlockInventoryAtMs),
    pricesUntil: formatUntil(visitor.unlockPriceAtMs),
    visitorNumber: visitor.uniqueUserId,
    isFinancingSent: visitor.financingSentAs !== null,
  };
}

function listTerms(
  visitor: VisitorProfile,
  { texts, estimator }: Pick<StoreProfile, "texts" | "estimator">,
  language: Language,
) {
  const draft = getTermsDraft(visitor, estimator);
  const t = createTranslator(termsCopy, texts[language], language);
  const here = addLanguage(YOUR_DETAILS_PATH, language);
  return {
    facts: listTermsFacts(draft, estimator, t).map(
      ({ step, label, value }) => ({
        label,
        value,
        changeAddress: getPricingStepAddress(step, here),
      }),
    ),
    isFinished: getFirstOpenStep(draft) === "done",
    /** This is the question that is open next. */
    nextAddress: getPersonalizedPricingAddress(here),
  };
}

type SavePorts = PostPorts & SendingPorts & Pick<AppPorts, "siteUrl">;

export async function saveDetails(
  ports: SavePorts,
  facts: RequestFacts,
  request: Request,
): Promise<Response | FormAnswer> {
  const post = await readPost(ports, facts, request, detailsForm);
  if (post.status === "refused") return post.answer;
  // The page has no form then and says why.
  if (!isGranted(facts.consent, "functional"))
    return redirect(addLanguage(YOUR_DETAILS_PATH, facts.language), 303);
  const { value } = post;
  const { address, apartment, city, state, zipCode } = value;
  const changes: Partial<VisitorProfile> = {
    ...toVisitorContact(value, facts.visitor),
    homeAddress: { address, apartment, city, state, zipCode },
  };
  const isPrivate = hasRestrictions(ports.profile.restrictions);
  const isComplete =
    facts.visitor.unlockInventoryAtMs === null && hasAllContactDetails(value);
  if (isPrivate && isComplete && value.unlocks)
    return sendUnlockingDetails(ports, facts, post, changes);
  // Where nothing is private, nobody has to hear of it.
  const { setCookies } = isPrivate
    ? rememberVisitor(ports, facts, changes)
    : rememberSender(ports, facts, changes, null);
  return redirectToDetails(facts.language, [
    ...setCookies,
    formatFlashCookie("detailsSaved", ports.hasTls),
  ]);
}

/** Spec §4: the save unlocks, so the dealer hears who it was, as from the unlock form (Assumption A110). */
function sendUnlockingDetails(
  ports: SavePorts,
  facts: RequestFacts,
  post: GoodPost<FormValues<typeof detailsForm>>,
  learnt: Partial<VisitorProfile>,
): Promise<Response | FormAnswer> {
  const { profile, siteUrl } = ports;
  const { language } = facts;
  const { value } = post;
  const t = createStoreTranslator(yourDetailsCopy, profile);
  return sendLead(ports, facts, post, {
    lead: {
      type: "UNLOCK_INVENTORY",
      topicId: null,
      user: toLeadUser(value, facts.visitor, {
        address: toLeadAddress("home", value),
      }),
      vehicles: [],
      summary: [{ label: t("summaryPage"), value: t("title") }],
      url: siteUrl + addLanguage(YOUR_DETAILS_PATH, language),
      attachments: [],
      contactConsent: buildGivenConsent(
        profile,
        language,
        value.contactConsent,
      ),
    },
    learnt,
    confirmation: () => addLanguage(YOUR_DETAILS_PATH, language),
    toasts: {
      success: "privateInventorySuccess",
      error: "privateInventoryError",
    },
  });
}

/** Everything that tells of the visitor goes, and what it unlocked; a copy of the sealed cookie stops working too. */
export async function eraseDetails(
  {
    erasedVisitors,
    hasTls,
    log,
  }: Pick<AppPorts, "erasedVisitors" | "hasTls" | "log">,
  {
    visitor: { uniqueUserId },
    language,
  }: Pick<RequestFacts, "visitor" | "language">,
): Promise<Response> {
  if (uniqueUserId !== null)
    await erasedVisitors.add(uniqueUserId).catch((error: unknown) =>
      // This browser forgets the details all the same.
      log.error("erased-visitors.not-noted", { message: String(error) }),
    );
  return redirectToDetails(language, [
    ...formatErasedCookies(hasTls),
    formatFlashCookie("detailsErased", hasTls),
  ]);
}

/** Prices that these answers opened are locked again. */
export function eraseTerms(
  ports: Pick<AppPorts, "profile" | "visitorCookies" | "clock" | "hasTls">,
  facts: Pick<RequestFacts, "visitor" | "consent" | "language">,
): Response {
  const { setCookies } = rememberVisitor(ports, facts, {
    terms: null,
    termsDraft: null,
  });
  return redirectToDetails(facts.language, [
    ...setCookies,
    formatFlashCookie("termsErased", ports.hasTls),
  ]);
}

function redirectToDetails(
  language: Language,
  cookies: readonly string[],
): Response {
  return redirectAfterPost(addLanguage(YOUR_DETAILS_PATH, language), cookies);
}
