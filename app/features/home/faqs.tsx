import { telephoneAddress } from "#app/site/shell/telephone.ts";
import { selectedStore, useSite } from "#app/site/store/site-view.ts";
import { useTexts } from "#app/site/texts/use-texts.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { homeCopy } from "./copy.ts";
import type { HomeQuestion } from "./home-view.ts";

interface FaqsProps {
  readonly faqs: readonly HomeQuestion[];
  /** Null when there is no page to write on. */
  readonly contactAddress: string | null;
}

export function Faqs({ faqs, contactAddress }: FaqsProps) {
  const t = useTexts(homeCopy);
  const store = selectedStore(useSite());
  if (faqs.length === 0) return null;
  return (
    <section className="section section--surface">
      <div className="wrap faq-grid">
        <div>
          <h2 className="h2">{t("faqs")}</h2>
          <p className="lead">
            {t("faqsCall")}{" "}
            <a className="nowrap" href={telephoneAddress(store.phone)}>
              {store.phoneText}
            </a>
            {contactAddress !== null && (
              <>
                {" "}
                {t("faqsOr")} <a href={contactAddress}>{t("faqsWrite")}</a>
              </>
            )}
            .
          </p>
        </div>
        <div>
          {faqs.map(({ question, answers }, at) => (
            <Disclosure key={question} summary={question} isOpen={at === 0}>
              {answers.map((answer) => (
                <p key={answer}>{answer}</p>
              ))}
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
