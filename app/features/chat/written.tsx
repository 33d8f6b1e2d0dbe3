import { formatUnbroken } from "#app/site/page/format.ts";
import type { StoreView } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import type { ChatPageData } from "./chat.server.ts";
import { chatCopy } from "./copy.ts";

/** What became of what was sent, and what was. */
export function Written({
  conversation: { reference, said, phone, email, way },
  store,
  answerTime,
  isAboutPlan,
}: {
  readonly answerTime: string;
  readonly conversation: NonNullable<ChatPageData["conversation"]>;
  readonly store: StoreView | undefined;
  /** The finance office answers about plans. */
  readonly isAboutPlan: boolean;
}) {
  const t = useTexts(chatCopy);
  const ways = {
    store: isAboutPlan
      ? t("finance", { store: store?.name ?? "" })
      : (store?.name ?? ""),
    phone: formatUnbroken(phone),
    email,
  };
  const known = way ?? findKnown();
  return (
    <>
      {/* Said aloud, because it takes the place of the form that was sent. */}
      <div className="chat-receipt" aria-live="polite" tabIndex={-1}>
        <p>
          <b>{t("sentReference", { reference })}</b>
        </p>
        <p>
          {t(`reach.${known}`, ways)}
          {known !== "none" && ` ${answerTime}`}
        </p>
      </div>
      {said.length > 0 && (
        <ol className="chat-said" aria-label={t("yourMessages")}>
          {said.map(({ text, about, time }, at) => (
            <li key={at}>
              {about !== null && (
                <p className="chat-about" dir="auto">
                  {about}
                </p>
              )}
              <p>{text}</p>
              <p className="meta">{time}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  );

  function findKnown() {
    if (phone !== "") return email === "" ? "phone" : "both";
    if (email !== "") return "email";
    // A browser without cookies shows the receipt alone, and what was told went along with the message.
    return said.length === 0 ? "asked" : "none";
  }
}
