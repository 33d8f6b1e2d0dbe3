import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";
import {
  buildContactConsentView,
  type ContactConsentView,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import {
  type MapSettings,
  findMapSettings,
} from "#app/site/map/map-settings.ts";
import { buildContactForm } from "./contact-form.ts";

export interface ContactPageData {
  readonly action: string;
  readonly token: string;
  readonly topics: readonly {
    readonly value: string;
    readonly label: string;
  }[];
  readonly defaults: Readonly<Record<string, string>>;
  readonly consent: ContactConsentView;
  readonly map: MapSettings | null;
}

/** `topicId` preselects a topic, so that a link may lead straight to one. */
export function contactPage(
  { profile, formTokens }: Pick<AppPorts, "profile" | "formTokens">,
  { language, visitor }: Pick<RequestFacts, "language" | "visitor">,
  topicId: string | null,
): ContactPageData {
  const topics = listTopicOptions(profile, language);
  const topic = topics.find(({ value }) => value === topicId)?.value ?? "";
  return {
    action: getPageAddress("contact", { language }),
    token: formTokens.issue(buildContactForm([]).name),
    topics,
    defaults: { ...toContactFields(visitor), topic },
    consent: buildContactConsentView(profile, language),
    map: findMapSettings(profile, "group"),
  };
}

function listTopicOptions({ leads }: StoreProfile, language: Language) {
  return leads.topics.map(({ id, name }) => ({
    value: String(id),
    label: name[language],
  }));
}
