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
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { contactCopy } from "./copy.ts";
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

/** `topicId` preselects, so that a link may lead straight to a topic. */
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

export function contactHead(_page: unknown, site: SiteView): SaidHead {
  const t = siteTexts(contactCopy, site);
  return {
    title: t("title"),
    hasOwnTitle: true,
    description: t("description", { name: site.name }),
    things: site.getMetadata?.().stores ?? [],
  };
}

function listTopicOptions({ leads }: StoreProfile, language: Language) {
  return leads.topics.map(({ id, name }) => ({
    value: String(id),
    label: name[language],
  }));
}
