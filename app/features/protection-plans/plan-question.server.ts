import {
  ABOUT_PARAMETER,
  getContactAddress,
} from "#app/domain/address/contact-address.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { findAskedPlan, getPlanKey } from "#app/site/forms/asked-plan.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { findPageAddress } from "#app/site/sections/ways.server.ts";
import { plansCopy } from "./copy.ts";

/** Contracts are the finance office's (Assumption A463). Null while there is no page to write from. */
export function findPlanQuestionAddress(
  profile: StoreProfile,
  { language }: Pick<RequestFacts, "language">,
  at: number,
): string | null {
  return findPageAddress(profile, { language }, "contact") === null
    ? null
    : getContactAddress(
        { department: "Finance", about: getPlanKey(at) },
        { language },
      );
}

/** How the message begins of whoever asks about a plan: with its name, which the profile gives. */
export function findPlanQuestion(
  { profile }: Pick<AppPorts, "profile">,
  { language }: Pick<RequestFacts, "language">,
  query: URLSearchParams,
): string | null {
  const plan = findAskedPlan(profile, query.get(ABOUT_PARAMETER), language);
  if (plan === null) return null;
  const t = createTranslator(plansCopy, profile.texts[language], language);
  return t("question", { plan: plan.name });
}
