import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FaqList } from "#app/site/sections/faq-section.tsx";
import { StaffFaces } from "#app/site/sections/staff/staff-cards.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import type { ChatPageData } from "./chat.server.ts";
import { getChatTitle } from "./chat-form.ts";
import { ChatPart, useChatForm } from "./chat-part.tsx";
import { chatCopy } from "./copy.ts";

interface ChatPageProps {
  readonly page: ChatPageData;
  readonly reply: FormReply | undefined;
}

/** The chat without JavaScript, and in a tab of its own. */
export function ChatPage({ page, reply }: ChatPageProps) {
  const t = useTexts(chatCopy);
  const tForms = useTexts(formsCopy);
  const form = useChatForm(page, reply);
  const { stores } = useSite();
  const city = stores.find(({ id }) => id === page.storeId)?.city ?? "";
  const { questions } = page.faqs;
  const title = getChatTitle(page);
  const isSent = page.conversation !== null;
  return (
    <>
      <div className="wrap">
        <Breadcrumb label={page.way.crumbsLabel} crumbs={page.way.crumbs} />
      </div>
      <div className="wrap two chat-page">
        <PageTitle title={form.formatTitle(t(title))} />
        <div>
          {isSent && <Icon name="success" className="confirm-icon" />}
          <h1 className="h1">{t(isSent ? "sentTitle" : title)}</h1>
          <ChatPart page={page} form={form} />
          <Ways page={page} isSent={isSent} />
        </div>
        <aside
          className="aside aside--forms aside--panel"
          aria-label={tForms("callInstead")}
        >
          {page.salesTeam.length > 0 && (
            <section>
              <h2>{t("team", { city })}</h2>
              <StaffFaces members={page.salesTeam} />
            </section>
          )}
          <CallInstead title={tForms("callInstead")} storeId={page.storeId} />
          {questions.length > 0 && (
            <section>
              <h2>{page.faqs.title}</h2>
              <FaqList questions={questions} />
            </section>
          )}
        </aside>
      </div>
    </>
  );
}

/** Back to where the chat was opened; whoever came from nowhere goes on to the cars once a message is sent. */
function Ways({
  page: { fromAddress, inventoryAddress },
  isSent,
}: Pick<ChatPageProps, "page"> & { readonly isSent: boolean }) {
  const t = useTexts(chatCopy);
  const address = fromAddress ?? (isSent ? inventoryAddress : null);
  if (address === null) return null;
  return (
    <p className="chat-back">
      <a className={isSent ? "btn btn--main" : undefined} href={address}>
        {t(fromAddress === null ? "browse" : "back")}
      </a>
    </p>
  );
}
