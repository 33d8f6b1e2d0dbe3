import { Button } from "#app/ui/button.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import {
  ContactConsentField,
  MessageField,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import {
  SubmitButton,
  TextField,
} from "#app/site/forms/fields/form-fields.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import {
  type PostFormState,
  usePostForm,
} from "#app/site/forms/use-post-form.ts";
import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import type { ChatPageData } from "./chat.server.ts";
import "./chat.css";
import { buildChatForm } from "./chat-form.ts";
import { chatCopy } from "./copy.ts";

export function useChatForm(
  { action, token, known, defaults }: ChatPageData,
  reply: FormReply | undefined,
  onSent?: (next: string) => void,
): PostFormState {
  return usePostForm(buildChatForm(known), {
    action,
    token,
    reply,
    defaults,
    copy: chatCopy,
    onSent,
  });
}

interface ChatPartProps {
  readonly page: ChatPageData;
  readonly form: PostFormState;
  /** The dialog's own way out: the page leads back by a link. */
  readonly onDone?: () => void;
}

/** The same in the dialog and on the page: who answers, what was written, and the form for the next message. */
export function ChatPart({ page, form, onDone }: ChatPartProps) {
  const t = useTexts(chatCopy);
  const site = useSite();
  const store = site.stores.find(({ id }) => id === page.storeId);
  const { conversation } = page;
  const isBegun = conversation !== null;
  return (
    <div className="chat">
      {isBegun && (
        <Written
          conversation={conversation}
          store={store}
          answerTime={page.answerTime}
        />
      )}
      {store !== undefined && (
        <div className="chat-who">
          {!isBegun && <p>{t("who", { store: store.name })}</p>}
          <p className="meta">
            {t("hours", {
              hours: store.hours
                .map(({ days, hours }) => formatUnbroken(`${days} ${hours}`))
                .join(", "),
            })}
          </p>
        </div>
      )}
      {conversation?.isFull === true ? (
        <p>
          {t("full")}{" "}
          {store !== undefined && (
            <a href={getTelephoneAddress(store.phone)}>{store.phoneText}</a>
          )}
        </p>
      ) : (
        // The field of what was sent is not that of what comes next.
        <PostForm key={conversation?.said.length ?? 0} of={form}>
          {!isBegun && (
            <TextField
              name="name"
              label={t("nameLabel")}
              autoComplete="name"
              autoCapitalize="words"
              spellCheck={false}
            />
          )}
          {(!isBegun || conversation.phone === "") && <PhoneField />}
          <MessageField label={t(isBegun ? "moreLabel" : "messageLabel")} />
          {!isBegun && <ContactConsentField consent={page.consent} />}
          {isBegun ? (
            <div className="btn-row">
              {onDone && (
                <Button type="button" look="main" onClick={onDone}>
                  {t("done")}
                </Button>
              )}
              <SubmitButton label={t("sendMore")} look="plain" />
            </div>
          ) : (
            <SubmitButton label={t("send")} />
          )}
        </PostForm>
      )}
      <p className="meta">{t("kept", { time: page.keptFor })}</p>
    </div>
  );
}

function Written({
  conversation: { reference, said, phone, email },
  store,
  answerTime,
}: {
  readonly answerTime: string;
  readonly conversation: NonNullable<ChatPageData["conversation"]>;
  readonly store: ReturnType<typeof useSite>["stores"][number] | undefined;
}) {
  const t = useTexts(chatCopy);
  const ways = {
    store: store?.name ?? "",
    phone: formatUnbroken(phone),
    email,
  };
  const known =
    phone === ""
      ? email === ""
        ? "none"
        : "email"
      : email === ""
        ? "phone"
        : "both";
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
          {said.map(({ text, time }, at) => (
            <li key={at}>
              <p>{text}</p>
              <p className="meta">{time}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
