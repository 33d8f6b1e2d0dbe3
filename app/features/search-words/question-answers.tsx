import type { Translate } from "#app/site/page/copy.ts";
import { getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { type WordsText, wordsCopy } from "./copy.ts";
import type { QuestionAnswer } from "./question-pages.server.ts";

/** Who asks for hours or a job gets the answer above the cars, and the way to the page. */
export function QuestionAnswers({
  answers,
}: {
  readonly answers: readonly QuestionAnswer[];
}) {
  const t = useTexts(wordsCopy);
  if (answers.length === 0) return null;
  return (
    <section className="answers" aria-label={t("answers")}>
      {answers.map((answer) => (
        <Answer key={answer.topic} answer={answer} t={t} />
      ))}
    </section>
  );
}

interface AnswerProps {
  readonly answer: QuestionAnswer;
  readonly t: Translate<WordsText>;
}

function Answer({ answer: { topic, address }, t }: AnswerProps) {
  const store = getSelectedStore(useSite());
  return (
    <p>
      {t(`answer.${topic}`, {
        store: store.name,
        open: store.openText,
        address: store.addressLines.join(", "),
      })}{" "}
      {topic === "phone" && (
        <>
          <a href={getTelephoneAddress(store.phone)}>{store.phoneText}</a>{" "}
        </>
      )}
      {topic === "directions" && (
        <>
          <a href={store.directionsAddress}>{t("getDirections")}</a>{" "}
        </>
      )}
      {address !== null && <a href={address}>{t(`answerLink.${topic}`)}</a>}
    </p>
  );
}
