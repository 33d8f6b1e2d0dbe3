import { useCallback, useEffect, useRef, useState } from "react";
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
import { CHAT_FORM, getChatTitle } from "./chat-form.ts";
import { ChatPart, useChatForm } from "./chat-part.tsx";
import { chatCopy } from "./copy.ts";

/** It opens for links to the chat, above the page that they were pressed on; nothing of it loads before. */
export function LinkedDialog({ asked, isOpen, onClose }: LinkedDialogProps) {
  const t = useTexts(chatCopy);
  const { pathname } = useLocation();
  const about = asked.link.dataset["about"] ?? null;
  const address = getChatAddress(pathname, about);
  useBackCloses(isOpen, onClose);
  const {
    load,
    state,
    data: packed,
  } = useSteadyFetcher<PageData<ChatPageData> | null>();
  const page = packed == null ? null : unpackPageData(packed);
  const [hasFailed, setHasFailed] = useState(false);
  const vendor = hasFailed ? null : (page?.vendor ?? null);
  // The address of what was sent names its reference, which a browser without cookies learns nowhere else.
  const show = useCallback((path: string) => void load(path), [load]);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const showSent = useCallback(
    (path: string) => {
      setTyped({});
      show(path);
    },
    [show],
  );
  const shownFor = useRef("");
  useEffect(() => {
    // Another page may be another car's, and another store's.
    if (!isOpen || shownFor.current === address) return;
    shownFor.current = address;
    // What is typed stays for whoever closes the chat and opens it again.
    setTyped(readTyped());
    show(address);
  }, [isOpen, show, address]);
  useEffect(() => {
    // The chat cannot load here, but its page can say why.
    if (isOpen && packed === null) location.assign(asked.href);
  }, [isOpen, packed, asked.href]);
  useEffect(() => {
    if (!isOpen || page === null || vendor === null) return;
    import("./vendor-chat.ts")
      .then(({ openVendorChat }) => openVendorChat(vendor, address))
      .then(onClose, () => setHasFailed(true));
  }, [isOpen, page, vendor, address, onClose]);
  const isStale = page?.action !== address && state !== "idle";
  const isReady = page !== null && vendor === null && !isStale;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(
        vendor !== null
          ? "vendorTitle"
          : page?.conversation == null
            ? getChatTitle(
                isReady
                  ? page
                  : { plan: about, car: CAR_PAGE.test(pathname) || null },
              )
            : "sentTitle",
      )}
      closeLabel={t("close")}
    >
      {isReady ? (
        <Chat
          key={page.token}
          page={{
            ...page,
            action: addDialogMark(address),
            defaults: { ...page.defaults, ...typed },
          }}
          onSent={showSent}
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

/** The title is there before what the page says of the car has come. */
const CAR_PAGE = /-vehicle\//;

const TYPED = ["name", "way", "email", "phone", "message"];

/** It reads the form that the dialog shows, if it does. */
function readTyped(): Readonly<Record<string, string>> {
  const form = document.getElementById(CHAT_FORM);
  if (!(form instanceof HTMLFormElement)) return {};
  const fields = [...new FormData(form)];
  return Object.fromEntries(
    fields.filter(
      (it): it is [string, string] =>
        TYPED.includes(it[0]) && typeof it[1] === "string",
    ),
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
    // What was scrolled was the form, and the receipt stands in its place.
    if (isBegun) first?.closest(".dialog-scroll")?.scrollTo(0, 0);
  }, [form.id, isBegun]);
  return <ChatPart page={page} form={form} onDone={onDone} />;
}
