import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { wizardCopy } from "./copy.ts";
import { WizardFrame } from "./wizard-frame.tsx";
import type { StepQuestion, WizardPageData } from "./wizard-page.ts";

interface DoneProps {
  readonly page: WizardPageData;
  readonly question: StepQuestion<"done">;
}

/** Step 6 says what holds now and shows the next links. */
export function Done({
  page,
  question: { end, facts, keptDays, links },
}: DoneProps) {
  const t = useTexts(wizardCopy);
  const kept =
    keptDays === null
      ? t("done.keptForNow")
      : t("done.kept", { days: keptDays });
  return (
    <WizardFrame
      page={page}
      title={t(`done.title.${end}`)}
      lead={`${t(`done.lead.${end}`)} ${kept}`}
    >
      <h2 className="h3">{t("done.terms")}</h2>
      <dl className="ledger wizard-terms">
        {facts.map(({ label, value, changeAddress }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}{" "}
              <a href={changeAddress}>
                {t("change")}
                <span className="vh"> {label}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <p className="btn-row">
        {links.map(({ label, address }, at) => (
          <LinkButton
            key={label}
            href={address}
            look={at === 0 ? "main" : "plain"}
          >
            {t(label)}
          </LinkButton>
        ))}
      </p>
    </WizardFrame>
  );
}
