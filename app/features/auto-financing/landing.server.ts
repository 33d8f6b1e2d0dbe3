import type {
  OfferPorts,
  OfferRequest,
} from "#app/site/offers/current-offers.server.ts";
import type { PageHeroText } from "#app/site/sections/page-hero.tsx";
import type { Step } from "#app/site/sections/section-lists.tsx";
import type { SectionFacts } from "#app/site/sections/ways.server.ts";
import { type ClosingView, buildClosing } from "./closing.server.ts";
import {
  type FinanceExampleView,
  findFinanceExample,
} from "./finance-example.server.ts";
import {
  type FinancingHead,
  type FinancingWords,
  buildFinancingWords,
} from "./financing-words.server.ts";
import { type RateTableView, buildRateTable } from "./rate-table.server.ts";

export interface LandingView extends ClosingView {
  readonly head: FinancingHead;
  readonly hero: PageHeroText;
  readonly keyFigures: {
    readonly label: string;
    readonly stats: readonly {
      readonly figure: string;
      readonly text: string;
    }[];
  };
  readonly stepsTitle: string;
  readonly stepsText: string;
  readonly financingSteps: readonly Step[];
  /** The link leads to the calculator, where there is one. */
  readonly estimate: string;
  readonly example: FinanceExampleView | null;
  readonly rates: RateTableView;
}

const PICTURE = "/img/v/suvs-silver-8-hero.svg";

/** This is the view of `/auto-financing` (Spec §2, route table; Spec §9, claims). */
export function landingPage(
  ports: OfferPorts,
  facts: SectionFacts & OfferRequest,
): LandingView {
  const { profile, clock } = ports;
  const { language } = facts;
  const words = buildFinancingWords(profile, facts);
  const { say, canPreApprove } = words;
  return {
    head: {
      title: say("landing.title"),
      description: say("landing.description"),
    },
    hero: {
      ...words.buildPageCrumbs("crumb"),
      title: say("landing.heading"),
      lead: say(canPreApprove ? "landing.lead" : "landing.leadCall"),
      links: words.start,
      note: say("landing.note"),
      picture: PICTURE,
    },
    keyFigures: buildFigures(words),
    stepsTitle: say("steps.title"),
    stepsText: say("steps.text"),
    financingSteps: buildSteps(words),
    estimate: say("landing.estimate"),
    example: findFinanceExample(ports, words, facts),
    rates: buildRateTable(profile, words, clock.nowMs()),
    ...buildClosing(profile, words, {
      page: "autoFinancing",
      faqs: "financing",
      language,
    }),
  };
}

function buildFigures({ say }: FinancingWords): LandingView["keyFigures"] {
  return {
    label: say("figures.label"),
    stats: [
      { figure: say("figures.seconds"), text: say("figures.secondsText") },
      { figure: say("figures.score"), text: say("figures.scoreText") },
      { figure: say("figures.hours"), text: say("figures.hoursText") },
    ],
  };
}

function buildSteps({ say, listLinks }: FinancingWords): readonly Step[] {
  return [
    {
      title: say("steps.preApproval"),
      text: say("steps.preApprovalText"),
      link: listLinks("applyForFinancing", "preApproval")[0] ?? null,
    },
    {
      title: say("steps.choose"),
      text: say("steps.chooseText"),
      link: listLinks("searchVehicles", "browse")[0] ?? null,
    },
    {
      title: say("steps.apply"),
      text: say("steps.applyText"),
      link: listLinks("fullCreditApplication", "fullApplication")[0] ?? null,
    },
    { title: say("steps.sign"), text: say("steps.signText"), link: null },
  ];
}
