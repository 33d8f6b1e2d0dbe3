import { CallInstead } from "#app/site/forms/confirmation.tsx";
import {
  EmailField,
  MessageField,
  NameFields,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import {
  SelectField,
  SubmitButton,
  TextField,
} from "#app/site/forms/fields/form-fields.tsx";
import type { Translate } from "#app/site/page/copy.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { Section } from "#app/site/sections/section.tsx";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { PromiseList } from "#app/site/sections/section-lists.tsx";
import { StaffFaces } from "#app/site/sections/staff/staff-cards.tsx";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { buildCareersForm, FORM_ID, listOffered } from "./careers-form.ts";
import type { CareersPageData } from "./careers.server.ts";
import { careersCopy } from "./copy.ts";
import type { Positions } from "./openings.server.ts";
import { Openings } from "./openings.tsx";
import { ResumeField } from "./resume-field.tsx";
import { Supplementary } from "./supplementary.tsx";
import { usePosition } from "./use-position.ts";
import "./careers.css";

interface CareersPageProps {
  readonly page: CareersPageData;
  readonly reply: FormReply | undefined;
}

/** Spec §2, careers. */
export function CareersPage({ page, reply }: CareersPageProps) {
  const t = useTexts(careersCopy);
  const tForms = useTexts(formsCopy);
  const { action, token, defaults, positions, openings } = page;
  const hasOpenings = openings.length > 0;
  const offered = listOffered(positions);
  const form = usePostForm(
    buildCareersForm(offered.map(({ value }) => value)),
    {
      action,
      token,
      reply,
      defaults,
      copy: careersCopy,
      questions: { position: t("positionLabel") },
    },
  );
  const position = usePosition(form.values["position"]);
  const job = offered.find(({ value }) => value === position.chosen);
  // Until a job is chosen, everybody who might read the application is named.
  const readers = page.readers.filter(
    ({ id }) => job === undefined || id === job.readerId,
  );
  return (
    <>
      <PageTitle title={form.formatTitle(t("title"))} />
      <PageHero hero={page.hero}>
        {page.storefront !== null && (
          <img
            className="careers-storefront"
            src={page.storefront.url}
            alt={page.storefront.alt}
          />
        )}
      </PageHero>
      {hasOpenings && (
        <div className="wrap openings-wrap">
          <Openings openings={openings} />
        </div>
      )}
      {page.benefits.length > 0 && (
        <Section title={t("benefitsTitle")} isOnSurface>
          <PromiseList promises={page.benefits} />
        </Section>
      )}
      <div className="wrap two" id={FORM_ID}>
        <div>
          <h2 className="h2 form-title">
            {job === undefined
              ? t("formTitle")
              : t("formTitleFor", { job: job.label })}
          </h2>
          <PostForm of={form} hasFiles>
            {offered.length === 0 ? (
              <TextField name="position" label={t("positionLabel")} />
            ) : (
              <div onChange={position.onChange}>
                <SelectField
                  key={position.askedAt}
                  name="position"
                  label={t("positionLabel")}
                  options={[
                    { value: "", label: t("positionPlaceholder") },
                    ...groupPositions(positions, t),
                  ]}
                />
              </div>
            )}
            <NameFields />
            <EmailField />
            <PhoneField hint={t("phoneHint")} />
            <MessageField label={t("fitLabel")} />
            <ResumeField isAskedAgain={reply !== undefined} />
            <div>
              <SubmitButton label={t("apply")} />
              <Supplementary email={page.email} />
              {page.equalOpportunity !== null && (
                <p className="terms form-note">{page.equalOpportunity}</p>
              )}
            </div>
          </PostForm>
        </div>
        <aside
          className="aside aside--forms aside--panel"
          aria-label={t("howTitle")}
        >
          <section>
            <h2>{t("howTitle")}</h2>
            {readers.length === 0 ? (
              <p>{t("howText")}</p>
            ) : (
              <>
                <p>{t("howTextLed")}</p>
                <StaffFaces members={readers} />
              </>
            )}
          </section>
          <CallInstead
            title={tForms("callInstead")}
            storeId={job?.storeId ?? undefined}
          />
        </aside>
      </div>
    </>
  );
}

/** Whoever chooses sees which jobs are open; groups of one kind alone would say nothing. */
function groupPositions(
  { open, other }: Positions,
  t: Translate<keyof typeof careersCopy.sentences>,
) {
  return open.length === 0 || other.length === 0
    ? listOffered({ open, other })
    : [
        { label: t("positionsOpen"), options: open },
        { label: t("positionsOther"), options: other },
      ];
}
