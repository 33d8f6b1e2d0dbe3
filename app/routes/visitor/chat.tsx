import { useActionData } from "react-router";
import { ChatPage } from "#app/features/chat/chat-page.tsx";
import { chatHead, chatPage } from "#app/features/chat/chat.server.ts";
import { sendChat } from "#app/features/chat/send-chat.server.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { tellDialog } from "#app/site/forms/sending/dialog-answer.server.ts";
import { readReference } from "#app/site/forms/sending/send-lead.server.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { requirePage } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/chat.ts";

export { buildUnlistedHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";
export { loadAgainUnlessInDialog as shouldRevalidate } from "#app/site/dialogs/dialog-address.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await chatPage(
    context.get(portsContext),
    context.get(requestContext),
    { query: url.searchParams, reference: readReference(url) },
  );
  return withHead({ context, url }, requirePage(page, url), chatHead);
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const answer = await sendChat(
    context.get(portsContext),
    context.get(requestContext),
    { request, url },
  );
  return tellDialog(url, requirePage(answer, url));
}

export default function Chat() {
  const page = usePageData<typeof loader>();
  return <ChatPage page={page} reply={useActionData<FormReply>()} />;
}
