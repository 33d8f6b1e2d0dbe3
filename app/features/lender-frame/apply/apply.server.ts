import type { AppPorts, RequestFacts } from "#app/ports.ts";
import {
  buildContactConsentView,
  type ContactConsentView,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import { buildApplyAddress } from "./apply-address.ts";
import { applyForm } from "./apply-form.ts";

export interface ApplyFormData {
  readonly action: string;
  readonly token: string;
  readonly defaults: Readonly<Record<string, string>>;
  readonly consent: ContactConsentView;
}

export function buildApplyFormData(
  { profile, formTokens }: Pick<AppPorts, "profile" | "formTokens">,
  { language, visitor }: Pick<RequestFacts, "language" | "visitor">,
  query: URLSearchParams,
): ApplyFormData {
  return {
    action: buildApplyAddress(language, query),
    token: formTokens.issue(applyForm.name),
    defaults: toContactFields(visitor),
    consent: buildContactConsentView(profile, language),
  };
}
