import { useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { getChatAddress } from "#app/domain/chat/chat-address.ts";
import { addDialogMark } from "#app/site/dialogs/dialog-address.ts";
import type { LinkedDialogProps } from "#app/site/dialogs/link-dialog.tsx";
import { type PageData, unpackPageData } from "#app/site/page/page-data.ts";
import { useSteadyFetcher } from "#app/site/page/use-steady-fetcher.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { useBackCloses } from "#app/site/dialogs/use-back-closes.ts";
import type { ChatPageData } from "./chat.server.ts";
import { ChatPart, useChatForm } from "./chat-part.tsx";
import { chatCopy } from "./copy.ts";

/** It opens for links to the chat, above the page that they were pressed on; nothing of it loads before. */
export function LinkedDialog({
  isOpen,
  onClose,
}: Pick<LinkedDialogProps, "isOpen" | "onClose">) {
  const t = useTexts(chatCopy);
  const { pathname } = useLocation();
  const address = getChatAddress(pathname);
  useBackCloses(isOpen, onClose);
  const { load, data: packed } =
    useSteadyFetcher<PageData<ChatPageData> | null>();
  const page = packed == null ? null : unpackPageData(packed);
  const [hasFailed, setHasFailed] = useState(false);
  const vendor = hasFailed ? null : (page?.vendor ?? null);
  // The address of what was sent names its reference, which a browser without cookies learns nowhere else.
  const show = useCallback((path: string) => void load(path), [load]);
  const isMissing = packed === undefined;
  useEffect(() => {
    // What is typed stays for whoever closes the chat and opens it again, on another page too.
    if (isOpen && isMissing) show(address);
  }, [isOpen, isMissing, show, address]);
  useEffect(() => {
    // The chat cannot load here, but its page can say why.
    if (isOpen && packed === null) location.assign(address);
  }, [isOpen, packed, address]);
  useEffect(() => {
    if (!isOpen || page === null || vendor === null) return;
    import("./vendor-chat.ts")
      .then(({ openVendorChat }) => openVendorChat(vendor, address))
      .then(onClose, () => setHasFailed(true));
  }, [isOpen, page, vendor, address, onClose]);
  const isReady = page !== null && vendor === null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(
        vendor !== null
          ? "vendorTitle"
          : page?.conversation == null
            ? "title"
            : "sentTitle",
      )}
      closeLabel={t("close")}
    >
      {isReady ? (
        <Chat
          key={page.token}
          page={{ ...page, action: addDialogMark(address) }}
          onSent={show}
          onDone={onClose}
        />
      ) : (
        <output className="chat-loading">
          <span className="spinner" aria-hidden="true" />
          <span className="vh">{t("loading")}</span>
        </output>
      )}
    </Dialog>
  );
}

function Chat({
  page,
  onSent,
  onDone,
}: {
  readonly page: ChatPageData;
  readonly onSent: (next: string) => void;
  readonly onDone: () => void;
}) {
  const form = useChatForm(page, undefined, onSent);
  const isBegun = page.conversation !== null;
  useEffect(() => {
    // The dialog was open before its form had loaded. Once something was sent, what became of it comes first.
    const first = isBegun
      ? document.querySelector<HTMLElement>("dialog .chat-receipt")
      : document
          .getElementById(form.id)
          ?.querySelector<HTMLElement>(
            "input:not([type=hidden],[tabindex]),textarea",
          );
    first?.focus();
  }, [form.id, isBegun]);
  return <ChatPart page={page} form={form} onDone={onDone} />;
}
