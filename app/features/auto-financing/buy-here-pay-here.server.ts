import type { AppPorts } from "#app/ports.ts";
import type { PageHeroText } from "#app/site/sections/page-hero.tsx";
import type { StatedPromise } from "#app/site/sections/section-lists.tsx";
import type { SectionFacts } from "#app/site/sections/ways.server.ts";
import {
  type FinancingHead,
  type FinancingWords,
  buildFinancingWords,
} from "./financing-words.server.ts";
import { type ClosingView, buildClosing } from "./closing.server.ts";

export interface BuyHerePayHereView extends ClosingView {
  readonly head: FinancingHead;
  readonly hero: PageHeroText;
  readonly table: {
    readonly title: string;
    readonly note: string;
    readonly caption: string;
    readonly corner: string;
    readonly them: string;
    readonly us: string;
    readonly rows: readonly {
      readonly label: string;
      readonly them: string;
      readonly us: string;
    }[];
  };
  readonly fairTitle: string;
  readonly fair: readonly StatedPromise[];
}

const PICTURE = "/img/v/sedans-blue-21-hero.svg";

/** This is the view of `/auto-financing/better-than-buy-here-pay-here` (Spec §2; Assumption A95). */
export function buyHerePayHerePage(
  { profile }: Pick<AppPorts, "profile">,
  facts: SectionFacts,
): BuyHerePayHereView {
  const { language } = facts;
  const words = buildFinancingWords(profile, facts);
  const { say, canPreApprove } = words;
  const isFeeIncluded = profile.pricing.advertise === "total";
  return {
    head: { title: say("bhph.title"), description: say("bhph.description") },
    hero: {
      ...words.buildPageCrumbs("bhph.title"),
      title: say("bhph.heading"),
      lead: say(canPreApprove ? "bhph.lead" : "bhph.leadCall"),
      links: words.start,
      note: null,
      picture: PICTURE,
    },
    table: {
      title: say("bhph.tableTitle"),
      note: say("bhph.tableNote"),
      caption: say("bhph.caption"),
      corner: say("bhph.corner"),
      them: say("bhph.them"),
      us: say("bhph.us"),
      rows: buildComparisonRows(words, isFeeIncluded),
    },
    fairTitle: say("bhph.fairTitle"),
    fair: ([1, 2, 3] as const).map((at) => ({
      title: say(`bhph.fair${at}`),
      text: say(`bhph.fair${at}Text`),
    })),
    ...buildClosing(profile, words, {
      page: "buyHerePayHere",
      faqs: "buyHerePayHere",
      language,
    }),
  };
}

function buildComparisonRows(
  { say, canPreApprove }: FinancingWords,
  isFeeIncluded: boolean,
): BuyHerePayHereView["table"]["rows"] {
  const buildRow = (
    name: "lender" | "rate" | "check" | "report" | "cars" | "price" | "answer",
  ) => ({
    label: say(`bhph.${name}`),
    them: say(`bhph.${name}Them`),
    us: say(`bhph.${name}Us`),
  });
  return [
    buildRow("lender"),
    buildRow("rate"),
    buildRow("check"),
    buildRow("report"),
    buildRow("cars"),
    isFeeIncluded
      ? buildRow("price")
      : { ...buildRow("price"), us: say("bhph.priceUsFeeExtra") },
    canPreApprove
      ? buildRow("answer")
      : { ...buildRow("answer"), us: say("bhph.answerUsCall") },
  ];
}
