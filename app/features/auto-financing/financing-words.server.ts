import type { FixedPageKey } from "#app/domain/address/page-address.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  buildCallLink,
  buildCrumbs,
  listPageLinks,
  type SectionFacts,
} from "#app/site/sections/ways.server.ts";
import type { PageHeroText } from "#app/site/sections/page-hero.tsx";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import { type TextValues, createTranslator } from "#app/site/page/copy.ts";
import { autoFinancingCopy } from "./copy.ts";

export type FinancingText = Extract<
  keyof (typeof autoFinancingCopy)["sentences"],
  string
>;

/** Search engines read the title and description of a page here. */
export interface FinancingHead {
  readonly title: string;
  readonly description: string;
}

/**
 * These are the words and links of every financing page, with the claims of Spec §9 in the profile's own
 * figures.
 */
export interface FinancingWords {
  readonly say: (key: FinancingText, values?: TextValues) => string;
  /** There are no links while the page is off. */
  readonly listLinks: (
    page: FixedPageKey,
    label: FinancingText,
  ) => readonly SectionLink[];
  readonly call: SectionLink;
  /** The first step is pre-approval, or the telephone while that page is off. */
  readonly start: readonly SectionLink[];
  readonly canPreApprove: boolean;
  /** The crumbs lead from home over the landing page to the page of this name. */
  readonly buildPageCrumbs: (
    here: FinancingText,
  ) => Pick<PageHeroText, "crumbsLabel" | "crumbs">;
}

export function buildFinancingWords(
  profile: StoreProfile,
  facts: SectionFacts,
): FinancingWords {
  const { claims, storeGroup } = profile;
  const { language } = facts;
  const t = createTranslator(
    autoFinancingCopy,
    profile.texts[language],
    language,
  );
  const figures = {
    seconds: claims.preApprovalSeconds,
    minutes: claims.preApprovalMinutes,
    from: claims.approvalHours.from,
    to: claims.approvalHours.to,
    place: `${storeGroup.city}, ${storeGroup.state}`,
  };
  const say: FinancingWords["say"] = (key, values) =>
    t(key, { ...figures, ...values });
  const listLinks: FinancingWords["listLinks"] = (page, label) =>
    listPageLinks(profile, facts, page, say(label));
  const call = buildCallLink(profile, facts);
  const preApproval = listLinks("applyForFinancing", "preApproval");
  return {
    say,
    listLinks: listLinks,
    call,
    start: [...preApproval, call],
    canPreApprove: preApproval.length > 0,
    buildPageCrumbs: (here) =>
      buildCrumbs(
        profile,
        facts,
        here === "crumb"
          ? []
          : [{ page: "autoFinancing", label: say("crumb") }],
        say(here),
      ),
  };
}
