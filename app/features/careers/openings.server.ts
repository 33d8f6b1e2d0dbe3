import { printQuery } from "#app/domain/address/printed-address.ts";
import { getPageAddress } from "#app/domain/address/page-address.ts";
import { sayDay } from "#app/domain/day-words.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatAmount } from "#app/site/page/format.ts";
import { FORM_ID } from "./careers-form.ts";
import { careersCopy } from "./copy.ts";
import { findReader, listOpenJobs, nameJob } from "./readers.server.ts";

/** `?position=Detailer` chooses in the form. */
export const POSITION_KEY = "position";

/** The value is English, because the dealer reads it in the mail. */
export interface PositionOption {
  readonly value: string;
  readonly label: string;
  /** Whose line answers for it; null for a position of no store. */
  readonly storeId: string | null;
  /** The id of whoever reads its applications; null where nobody is named. */
  readonly readerId: string | null;
}

interface OpeningDetail {
  /** "What you’d do". */
  readonly title: string;
  readonly lines: readonly string[];
}

const DETAILS = ["duties", "requirements", "schedule"] as const;

export interface OpeningView {
  readonly id: string;
  readonly title: string;
  /** "$28 to $42 an hour"; null where the profile gives none. */
  readonly pay: string | null;
  readonly place: string;
  readonly city: string;
  /** "Full time · Weekdays, 9 AM to 6 PM"; the hours only where the profile gives them. */
  readonly time: string;
  readonly text: string;
  /** Only what the profile gives; none of it is nothing to open. */
  readonly details: readonly OpeningDetail[];
  readonly posted: string;
  readonly applyAddress: string;
}

/** What an applicant may choose. */
export interface Positions {
  /** The open jobs, each with its store. */
  readonly open: readonly PositionOption[];
  /** They may be asked for at any time. */
  readonly other: readonly PositionOption[];
}

export function listPositions(
  profile: StoreProfile,
  language: Language,
): Positions {
  const jobs = listOpenJobs(profile);
  const openTitles = new Set(jobs.map(({ opening }) => opening.title.en));
  const open = jobs.map((job) => {
    const value = nameJob(job, "en");
    return {
      value,
      label: nameJob(job, language),
      storeId: job.store.id,
      readerId: findReader(profile, value)?.id ?? null,
    };
  });
  return {
    open: [...new Map(open.map((it) => [it.value, it])).values()],
    other: profile.leads.careers.positions
      .filter(({ en }) => !openTitles.has(en))
      .map((name) => ({
        value: name.en,
        label: name[language],
        storeId: null,
        readerId: null,
      })),
  };
}

export function listOpeningViews(
  profile: StoreProfile,
  language: Language,
): readonly OpeningView[] {
  const t = createTranslator(careersCopy, profile.texts[language], language);
  const page = getPageAddress("careers", { language });
  return listOpenJobs(profile).map((job) => {
    const { opening, store } = job;
    const { pay, hours } = opening;
    return {
      id: opening.id,
      title: opening.title[language],
      pay:
        pay === null
          ? null
          : t(`pay.${pay.per}`, {
              from: formatAmount(pay.fromCents),
              to: formatAmount(pay.toCents),
            }),
      place: `${store.city}, ${store.stateShort}`,
      city: store.city,
      time: [
        t(`employment.${opening.employment}`),
        ...(hours === null ? [] : [hours[language]]),
      ].join(" · "),
      text: opening.text[language],
      details: DETAILS.map((key) => ({
        title: t(key),
        lines: opening[key].map((it) => it[language]),
      })).filter(({ lines }) => lines.length > 0),
      posted: t("posted", {
        day: sayDay(opening.postedOn, "date", language),
      }),
      applyAddress: `${page}${printQuery([[POSITION_KEY, nameJob(job, "en")]])}#${FORM_ID}`,
    };
  });
}
