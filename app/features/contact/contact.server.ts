import { toContactTarget } from "#app/domain/leads/contact-desk.ts";
import { ABOUT_PARAMETER } from "#app/domain/address/contact-address.ts";
import type { StaffDepartment } from "#app/domain/store-profile/content/staff-member.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  buildContactConsentView,
  type ContactConsentView,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import type { AskedPlanView } from "#app/site/forms/asked-plan.ts";
import {
  type MapSettings,
  findMapSettings,
} from "#app/site/map/map-settings.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { buildLandscape } from "#app/site/map/landscape.ts";
import type { MapFeature } from "#app/ui/map/landscape.tsx";
import { createTranslator } from "#app/site/page/copy.ts";
import { lowercaseFirst } from "#app/domain/lowercase-first.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import { buildCrumbs } from "#app/site/sections/ways.server.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import {
  type Addressee,
  findAddressee,
  getAddresseeAddress,
} from "./addressee.ts";
import { findServiceHours, type ServiceHours } from "./service-hours.server.ts";
import { contactCopy } from "./copy.ts";
import { listQuickLinks } from "./quick-links.server.ts";
import { buildContactForm } from "./contact-form.ts";

export interface ContactPageData {
  /** It names the plan that the message is about. */
  readonly title: string;
  readonly way: ReturnType<typeof buildCrumbs>;
  readonly action: string;
  readonly token: string;
  readonly topics: readonly {
    readonly value: string;
    readonly label: string;
  }[];
  readonly defaults: Readonly<Record<string, string>>;
  readonly consent: ContactConsentView;
  /** The plan that the message is about; null where it is about none. */
  readonly plan: AskedPlanView | null;
  /** Null means that a message goes where its topic goes, at the visitor's store. */
  readonly addressee: AddresseeView | null;
  readonly map: MapSettings | null;
  readonly landscape: readonly MapFeature[];
  /** What a visitor gets at once without a message; none below one to a certain person or store. */
  readonly quickLinks: readonly SectionLink[];
  /** Null where there is no service. */
  readonly serviceHours: ServiceHours | null;
  /** A store was chosen, and the browser kept nothing of it. */
  readonly areCookiesRefused: boolean;
}

interface AddresseeView {
  /** Null means the visitor's selected store. */
  readonly storeName: string | null;
  readonly department: StaffDepartment | null;
  readonly person: { readonly name: string; readonly title: string } | null;
  /** The form without an addressee. */
  readonly generalAddress: string;
}

/** The query may preselect a topic, and may name whom the message is for. */
export function contactPage(
  ports: Pick<AppPorts, "profile" | "formTokens" | "clock">,
  {
    language,
    visitor,
    storeId,
  }: Pick<RequestFacts, "language" | "visitor" | "storeId">,
  {
    query,
    areCookiesRefused,
    message = null,
    plan = null,
  }: {
    readonly query: URLSearchParams;
    readonly areCookiesRefused: boolean;
    /** How it begins, where the visitor comes from something that it is about. */
    readonly message?: string | null;
    readonly plan?: AskedPlanView | null;
  },
): ContactPageData {
  const { profile, formTokens } = ports;
  const addressee = findAddressee(profile, query);
  const topics = listTopicOptions(profile, language);
  const asked = query.get("topic") ?? findTopic(profile, addressee);
  const topic = topics.find(({ value }) => value === asked)?.value ?? "";
  const t = createTranslator(contactCopy, profile.texts[language], language);
  const title =
    plan === null
      ? t("title")
      : t("titlePlan", { plan: lowercaseFirst(plan.name) });
  return {
    title,
    way: buildCrumbs(
      profile,
      { language },
      plan === null
        ? []
        : [{ page: "vehicleProtectionPlans", label: t("plans") }],
      title,
    ),
    plan,
    action: getAddresseeAddress(
      addressee,
      language,
      plan && query.get(ABOUT_PARAMETER),
    ),
    token: formTokens.issue(buildContactForm([]).name),
    topics,
    defaults: {
      ...toContactFields(visitor),
      topic,
      store: storeId,
      ...(message !== null && { message }),
    },
    consent: buildContactConsentView(profile, language),
    addressee: addressee && toAddresseeView(addressee, language),
    map: findMapSettings(profile, "group"),
    landscape: buildLandscape(profile, language),
    quickLinks: addressee === null ? listQuickLinks(profile, language) : [],
    serviceHours: isPageOn(profile, "service")
      ? findServiceHours(ports, { language, storeId })
      : null,
    areCookiesRefused,
  };
}

/** The first topic that the department answers is the likeliest. */
function findTopic(
  { leads }: StoreProfile,
  addressee: Addressee | null,
): string | null {
  const department = addressee?.department ?? null;
  if (department === null) return null;
  const target = toContactTarget(department);
  const topic = leads.topics.find((it) => it.target === target);
  return topic === undefined ? null : String(topic.id);
}

function toAddresseeView(
  { store, department, member }: Addressee,
  language: Language,
): AddresseeView {
  return {
    storeName: store?.name ?? null,
    department,
    person: member && {
      name: `${member.firstName} ${member.lastName}`,
      title: member.title[language],
    },
    generalAddress: getAddresseeAddress(null, language),
  };
}

export function contactHead(
  { form }: { readonly form: ContactPageData },
  site: SiteView,
): SaidHead {
  const t = siteTexts(contactCopy, site);
  return {
    title: form.title,
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
