import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import {
  ContactConsentField,
  EmailField,
  MessageField,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import {
  SubmitButton,
  TextField,
  WayField,
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
import { CarAbove, PlanAbove } from "./car-above.tsx";
import { ANSWER_WAYS } from "#app/domain/chat/conversation.ts";
import { NextMessage } from "./next-message.tsx";
import { Written } from "./written.tsx";

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
    wayField: "way",
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
  const { conversation, known, car, plan } = page;
  const lastAbout = conversation?.said.at(-1)?.about;
  const isBegun = conversation !== null;
  const isReachAsked = !isBegun || !(known.isPhoneKnown || known.isEmailKnown);
  const kept = <p className="meta">{t("kept", { time: page.keptFor })}</p>;
  return (
    <div className="chat">
      {isBegun && (
        <Written
          conversation={conversation}
          store={store}
          answerTime={page.answerTime}
          isAboutPlan={plan !== null}
        />
      )}
      {/* Once something was sent, the receipt says it. */}
      {store !== undefined && !isBegun && (
        <div className="chat-who">
          <p>
            {t(plan === null ? "who" : "whoFinance", { store: store.name })}{" "}
            {page.answerTime}
          </p>
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
          {/* The last message names its car itself. */}
          {car !== null && lastAbout !== car.name && <CarAbove car={car} />}
          {plan !== null && lastAbout !== plan.name && (
            <PlanAbove plan={plan} />
          )}
          {(!isBegun || !known.isNameKnown) && (
            <TextField
              name="name"
              label={t("nameLabel")}
              autoComplete="name"
              autoCapitalize="words"
              spellCheck={false}
            />
          )}
          {isReachAsked && <ReachFields />}
          {isBegun ? (
            <NextMessage onDone={onDone} />
          ) : (
            <>
              <MessageField label={t("messageLabel")} />
              <div className="chat-way--phone">
                <ContactConsentField consent={page.consent} />
              </div>
              {kept}
              <div className="chat-send">
                <SubmitButton label={t("send")} />
              </div>
            </>
          )}
        </PostForm>
      )}
      {isBegun && kept}
    </div>
  );
}

/** Nobody has to be called: without JavaScript, too, only the field of the chosen way is seen. */
function ReachFields() {
  const t = useTexts(chatCopy);
  return (
    <>
      <div>
        {/* The group's legend says it to those who do not see. */}
        <p className="label" aria-hidden="true">
          {t("wayLegend")}
        </p>
        <WayField
          name="way"
          legend={t("wayLegend")}
          options={ANSWER_WAYS.map((way) => ({
            value: way,
            label: t(`answer.${way}`),
          }))}
        />
      </div>
      <div className="chat-way--email">
        <EmailField />
      </div>
      <div className="chat-way--phone">
        <PhoneField />
      </div>
    </>
  );
}
