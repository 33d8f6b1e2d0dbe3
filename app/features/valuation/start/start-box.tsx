import { ArrowLink } from "#app/ui/arrow-link.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { StartFields, useStartForm } from "./start-fields.tsx";
import type { StartData } from "./start-data.server.ts";

interface StartBoxProps {
  readonly start: StartData;
  readonly reply: FormReply | undefined;
  /** Of the page that it stands on. */
  readonly title: string;
}

/** The valuation's first form on the landing page. */
export function StartBox({ start, reply, title }: StartBoxProps) {
  const t = useTexts(valuationCopy);
  const form = useStartForm(start, reply);
  const { resume } = start;
  return (
    <>
      <PageTitle title={form.formatTitle(title)} />
      <h2 className="h3">{t("boxTitle")}</h2>
      {resume !== null && (
        <ArrowLink href={resume.address}>
          {t(resume.label, { vehicle: resume.name })}
        </ArrowLink>
      )}
      <StartFields of={form} start={start} />
    </>
  );
}
