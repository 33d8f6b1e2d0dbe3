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
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { Section } from "#app/site/sections/section.tsx";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { PromiseList } from "#app/site/sections/section-lists.tsx";
import { StaffFaces } from "#app/site/sections/staff/staff-cards.tsx";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { buildCareersForm, FORM_ID } from "./careers-form.ts";
import type { CareersPageData } from "./careers.server.ts";
import { careersCopy } from "./copy.ts";
import { Openings } from "./openings.tsx";
import { Supplementary } from "./supplementary.tsx";
import { usePosition } from "./use-position.ts";
import "./careers.css";

interface CareersPageProps {
  readonly page: CareersPageData;
  readonly reply: FormReply | undefined;
}

/** The file dialog offers these types first; the server looks at the content. */
const ACCEPTED = ".pdf,.docx,.odt,.txt";

/** Spec §2, careers. */
export function CareersPage({ page, reply }: CareersPageProps) {
  const t = useTexts(careersCopy);
  const tForms = useTexts(formsCopy);
  const { action, token, defaults, positions, openings } = page;
  const hasOpenings = openings.length > 0;
  const form = usePostForm(
    buildCareersForm(positions.map(({ value }) => value)),
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
  const job = positions.find(({ value }) => value === position.chosen);
  return (
    <>
      <PageTitle title={form.formatTitle(t("title"))} />
      <PageHero hero={page.hero}>
        {page.storefront !== null && (
          <img
            className="careers-storefront"
            src={page.storefront.url}
            alt={page.storefront.alt}
            // A phone, which shows the jobs first, does not load it.
            loading="lazy"
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
            {positions.length === 0 ? (
              <TextField name="position" label={t("positionLabel")} />
            ) : (
              <div onChange={position.onChange}>
                <SelectField
                  key={position.askedAt}
                  name="position"
                  label={t("positionLabel")}
                  options={[
                    { value: "", label: t("positionPlaceholder") },
                    ...positions,
                  ]}
                />
              </div>
            )}
            <NameFields />
            <EmailField />
            <PhoneField hint={t("phoneHint")} />
            <MessageField label={t("fitLabel")} />
            <TextField
              name="resume"
              label={t("resumeLabel")}
              hint={
                reply === undefined
                  ? t("resumeHint")
                  : `${t("resumeHint")} ${t("resumeAgain")}`
              }
              type="file"
              accept={ACCEPTED}
            />
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
            {page.readers.length === 0 ? (
              <p>{t("howText")}</p>
            ) : (
              <>
                <p>{t("howTextLed")}</p>
                <StaffFaces members={page.readers} />
              </>
            )}
          </section>
          <CallInstead title={tForms("callInstead")} />
        </aside>
      </div>
    </>
  );
}
