import { getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import type { DepartmentLine } from "#app/site/store/department-line.server.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { FaqSectionView } from "./faq-section.server.ts";

interface FaqSectionProps {
  readonly section: FaqSectionView;
  /** A department that answers, in place of the store's main line. */
  readonly line?: DepartmentLine;
}

/** The first question is open. Without any there is no section. */
export function FaqSection({
  section: { title, call, write, questions },
  line,
}: FaqSectionProps) {
  const store = getSelectedStore(useSite());
  const { phone, phoneText } = line ?? store;
  if (questions.length === 0) return null;
  return (
    <section className="section section--surface">
      <div className="wrap faq-grid">
        <div>
          <h2 className="h2">{title}</h2>
          <p className="lead">
            {call}{" "}
            <a className="nowrap" href={getTelephoneAddress(phone)}>
              {phoneText}
            </a>
            {write && (
              <>
                {` ${write.or} `}
                <a href={write.address}>{write.label}</a>
              </>
            )}
            .
          </p>
        </div>
        <div>
          <FaqList questions={questions} isFirstOpen />
        </div>
      </div>
    </section>
  );
}

interface FaqListProps extends Pick<FaqSectionView, "questions"> {
  readonly isFirstOpen?: boolean;
}

/** Beside a form there is room for the questions alone. */
export function FaqList({ questions, isFirstOpen = false }: FaqListProps) {
  return questions.map(({ question, answers, disclosure }, at) => (
    <Disclosure
      key={question}
      summary={question}
      isOpen={isFirstOpen && at === 0}
    >
      {answers.length === 1 ? (
        <p>{answers}</p>
      ) : (
        <ul className="answers">
          {answers.map((answer) => (
            <li key={answer}>{answer}</li>
          ))}
        </ul>
      )}
      {disclosure && <p className="terms">{disclosure}</p>}
    </Disclosure>
  ));
}
