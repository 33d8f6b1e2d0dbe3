import type { AppPorts } from "#app/ports.ts";
import type {
  Feature,
  StatedPromise,
} from "#app/site/sections/section-lists.tsx";
import type { PageHeroText } from "#app/site/sections/page-hero.tsx";
import type { SectionFacts } from "#app/site/sections/ways.server.ts";
import {
  type FinancingHead,
  buildFinancingWords,
} from "./financing-words.server.ts";
import { type ClosingView, buildClosing } from "./closing.server.ts";
import { type RateTableView, buildRateTable } from "./rate-table.server.ts";

export interface BadCreditView extends ClosingView {
  readonly head: FinancingHead;
  readonly hero: PageHeroText;
  readonly helpTitle: string;
  readonly help: readonly Feature[];
  readonly rates: RateTableView;
  readonly waitTitle: string;
  readonly waitText: string;
  readonly wait: readonly StatedPromise[];
}

const PICTURE = "/img/v/hatchbacks-green-4-hero.svg";

const HELP = [
  { icon: "calendar", text: "badCredit.income" },
  { icon: "wallet", text: "badCredit.down" },
  { icon: "car", text: "badCredit.car" },
  { icon: "trade", text: "badCredit.together" },
] as const;

/** This is the view of `/auto-financing/bad-credit-auto-financing` (Spec §2). */
export function badCreditPage(
  { profile, clock }: Pick<AppPorts, "profile" | "clock">,
  facts: SectionFacts,
): BadCreditView {
  const { language } = facts;
  const words = buildFinancingWords(profile, facts);
  const { say, canPreApprove } = words;
  return {
    head: {
      title: say("badCredit.title"),
      description: say("badCredit.description"),
    },
    hero: {
      ...words.buildPageCrumbs("badCredit.title"),
      title: say("badCredit.heading"),
      lead: say(canPreApprove ? "badCredit.lead" : "badCredit.leadCall"),
      links: words.start,
      note: say("badCredit.note"),
      picture: PICTURE,
    },
    helpTitle: say("badCredit.helpTitle"),
    help: HELP.map(({ icon, text }) => ({
      icon,
      title: say(text),
      text: say(`${text}Text`),
      link: null,
    })),
    rates: buildRateTable(profile, words, clock.nowMs()),
    waitTitle: say("badCredit.waitTitle"),
    waitText: say("badCredit.waitText"),
    wait: ([1, 2, 3] as const).map((at) => ({
      title: say(`badCredit.wait${at}`),
      text: null,
    })),
    ...buildClosing(profile, words, {
      page: "badCreditFinancing",
      faqs: "badCredit",
      language,
    }),
  };
}
