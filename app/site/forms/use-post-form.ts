import { useForm } from "@conform-to/react";
import {
  type FormEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { parseMessage } from "#app/domain/forms/messages.ts";
import { useSite } from "#app/site/page/site-view.ts";
import {
  type Copy,
  createTranslator,
  type Translate,
} from "#app/site/page/copy.ts";
import { useSteadyFetcher } from "#app/site/page/use-steady-fetcher.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { useToast } from "#app/site/toasts/toaster.tsx";
import { formsCopy, type FormsText } from "./copy.ts";
import { useCorrected } from "./use-corrected.ts";
import { type FormDefinition, parseForm } from "./form-definition.ts";
import type { FormProblem, FormReply, FormSent } from "./form-reply.ts";
import { noteTypedContact, useTypedContact } from "./typed-contact.ts";
import type { DepartmentLine } from "#app/site/store/department-line.server.ts";
import { formatUnbroken } from "#app/site/page/format.ts";
import type { ToastMessage } from "#app/ui/overlays/toast.tsx";

/** The server takes no form younger than this: see the FormTokens adapter. */
const EARLIEST_MS = 1_200;

export interface PostFormOptions {
  /** This is the path of the form's own page: `getPageAddress("contact")`. */
  readonly action: string;
  /** It comes from `ports.formTokens.issue(form.name)`; null stands for a form that reaches nobody but its visitor. */
  readonly token: string | null;
  /** It is `useActionData()` of the page, for visitors without JavaScript. */
  readonly reply: FormReply | undefined;
  /** It says what is already known of the visitor, by field. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** It has words for messages that formsCopy does not know. */
  readonly copy?: Copy;
  /** A form of a dialog goes on here; the same function on every render. */
  readonly onSent?: ((next: string) => void) | undefined;
  /** Said besides when one of these fields is wrong, in passing and where it stays (Spec §8). */
  readonly incomplete?: {
    readonly fields: readonly string[];
    readonly toast: ToastMessage;
  };
  /** A choice that puts other fields on the page: what was wrong with those before it is over. */
  readonly wayField?: string;
  /** By field: the summary names them, where messages alone would not say what they are about. */
  readonly questions?: Readonly<Record<string, string>>;
  /** The form has one field, which says alone what is wrong. */
  readonly isOneQuestion?: boolean;
  /** Whom to call where the form is refused; without it, the store's main line. */
  readonly line?: CallLine;
}

type CallLine = Pick<DepartmentLine, "phone" | "phoneText">;

/** Hand it to `<PostForm of={…}>`. */
export interface PostFormState {
  readonly id: string;
  readonly action: string;
  readonly token: string | null;
  /** Each field has what was typed before, else what is known of the visitor. */
  readonly values: Readonly<Record<string, string>>;
  /** Each field has its error in words. */
  readonly errors: Readonly<Record<string, string>>;
  /** What the error of these fields asked for was typed since. */
  readonly corrected: ReadonlySet<string>;
  readonly questions: Readonly<Record<string, string>>;
  readonly isOneQuestion: boolean;
  readonly line: CallLine;
  /** It says what blocks the whole form. */
  readonly problems: readonly string[];
  readonly isBusy: boolean;
  /** The summary takes the focus whenever this changes. */
  readonly refusal: readonly [refusedHere: number, reply: FormReply | null];
  /** "Error: " stands in front when there is something to correct. */
  readonly formatTitle: (title: string) => string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** The browser judges the form, and what was typed stays whatever happens. */
export function usePostForm<Output extends Record<string, unknown>>(
  definition: FormDefinition<Output>,
  {
    action,
    token,
    reply,
    defaults: known = {},
    copy = formsCopy,
    onSent,
    incomplete,
    wayField,
    questions = {},
    isOneQuestion = false,
    line: ownLine,
  }: PostFormOptions,
): PostFormState {
  const t = useTexts(formsCopy);
  const site = useSite();
  const line = ownLine ?? site;
  const defaults = { ...known, ...findMissing(known, useTypedContact()) };
  const fetcher = useSteadyFetcher<FormReply | FormSent>();
  const answer = fetcher.data;
  const sent = answer !== undefined && "next" in answer ? answer : null;
  useEffect(() => {
    if (sent !== null) onSent?.(sent.next);
  }, [sent, onSent]);
  const sentReply =
    answer === undefined || "next" in answer
      ? null
      : findOwnReply(answer, definition);
  const latest = sentReply ?? findOwnReply(reply, definition);
  const [form] = useForm<Record<string, unknown>, Output>({
    id: definition.name,
    lastResult: latest?.result ?? null,
    defaultValue: defaults,
    shouldValidate: "onSubmit",
    onValidate: ({ formData }) => parseForm(definition, formData),
  });
  const [refusedHere, setRefusedHere] = useState(0);
  const [corrected, noteCorrected] = useCorrected(refusedHere, latest);
  // The way counts as corrected once another one was chosen.
  const hasOtherWay = wayField !== undefined && corrected.has(wayField);
  const [isSending, setIsSending] = useState(false);
  const shownAtMs = useShownAtMs();
  const showToast = useReplyToast(latest);
  const isBusy = isSending || fetcher.state !== "idle";

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (isBusy) return event.preventDefault();
    form.onSubmit(event);
    const element = event.currentTarget;
    const submitter = findSubmitter(event.nativeEvent);
    if (event.defaultPrevented) {
      const sent = parseForm(definition, new FormData(element, submitter));
      if (
        incomplete !== undefined &&
        sent.status !== "success" &&
        isIncomplete(sent.error)
      )
        showToast(incomplete.toast);
      return setRefusedHere(refusedHere + 1);
    }
    event.preventDefault();
    const send = () => {
      const sent = new FormData(element, submitter);
      noteTypedContact(sent);
      const answered = fetcher.submit(sent, {
        action,
        method: "post",
        encType:
          element.enctype === "multipart/form-data"
            ? "multipart/form-data"
            : "application/x-www-form-urlencoded",
      });
      // In a transition as the router's news, so that the answer is never behind it.
      void answered.finally(() => startTransition(() => setIsSending(false)));
    };
    // The router tells of its own state in a transition, which a busy browser puts off: a second press would come first.
    setIsSending(true);
    const waitMs =
      token === null
        ? 0
        : EARLIEST_MS - (performance.now() - shownAtMs.current);
    if (waitMs <= 0) return send();
    setTimeout(send, waitMs);
  }

  // An error of no field has no name.
  const { "": ofWholeForm, ...errors } = Object.fromEntries(
    Object.entries(hasOtherWay ? {} : form.allErrors)
      // Checks that compare fields come last, and the summary follows the page.
      .toSorted(
        ([one], [other]) =>
          definition.fieldNames.indexOf(one) -
          definition.fieldNames.indexOf(other),
      )
      .map(([name, [message = ""]]) => [name, translateMessage(message)]),
  );
  const hasErrors = Object.keys(errors).length > 0;
  const problems = listProblems();
  const isRefused = problems.length > 0 || hasErrors;
  return {
    id: definition.name,
    action,
    token: token && (latest?.token ?? token),
    values: { ...defaults, ...toTexts(latest?.result?.initialValue) },
    errors,
    corrected,
    questions,
    isOneQuestion,
    line,
    problems,
    isBusy,
    refusal: [refusedHere, latest],
    formatTitle: (title) => (isRefused ? t("errorTitle", { title }) : title),
    onSubmit,
    onInput: ({ currentTarget, target }) => {
      const name =
        target instanceof Element ? target.getAttribute("name") : null;
      if (name !== null && name === wayField) return noteCorrected([name]);
      // What this page found itself may hang on another field; what the server found is over with its own field alone.
      const open = Object.keys(errors).filter(
        (it) => !corrected.has(it) && (it === name || latest === null),
      );
      if (open.length === 0) return;
      const typed = parseForm(definition, new FormData(currentTarget));
      const mended = open.filter(
        (it) => typed.status === "success" || typed.error?.[it] === undefined,
      );
      if (mended.length > 0) noteCorrected(mended);
    },
  };

  function listProblems(): readonly string[] {
    if (ofWholeForm !== undefined) return [ofWholeForm];
    // The toast has said it already, except in a dialog, which covers toasts on a phone, and after a page without scripts.
    const isToldByToast = refusedHere > 0 && onSent === undefined;
    if (hasErrors)
      return incomplete !== undefined && !isToldByToast && isIncomplete(errors)
        ? [incomplete.toast.detail]
        : [];
    if (latest === null || latest.problem === null || isBusy) return [];
    return [
      // A script may show the same sentence as a toast as well.
      ...(latest.toast === null ? [] : [latest.toast.detail]),
      formatProblem(latest.problem, latest.waitSeconds, line, t),
    ];
  }

  function isIncomplete(wrong: object | null | undefined): boolean {
    const names = Object.keys(wrong ?? {});
    return names.some((name) => incomplete?.fields.includes(name) === true);
  }

  function translateMessage(message: string): string {
    const { key, count } = parseMessage(message);
    const words = Object.hasOwn(copy.sentences, key) ? copy : formsCopy;
    const translate = createTranslator<string>(
      words,
      site.textOverrides,
      site.language,
    );
    return translate(key, {
      phone: formatUnbroken(line.phoneText),
      ...(count !== null && { count }),
    });
  }
}

/** What the server knows of a visitor goes before what was typed here, and a form gets no field that it does not have. */
function findMissing(
  known: Readonly<Record<string, string>>,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(typed).filter(([name]) => known[name] === ""),
  );
}

/** A page may have several forms; a network failure has no form's name. */
function findOwnReply(
  reply: FormReply | undefined,
  { name }: FormDefinition<unknown>,
): FormReply | null {
  return reply !== undefined && (reply.form === name || reply.form === "")
    ? reply
    : null;
}

function toTexts(values: object | null | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}

/** A button may carry a value under its own name. */
function findSubmitter(event: Event): HTMLElement | null {
  return event instanceof SubmitEvent ? event.submitter : null;
}

function useShownAtMs() {
  const shownAtMs = useRef(0);
  useEffect(() => {
    shownAtMs.current = performance.now();
  }, []);
  return shownAtMs;
}

function useReplyToast(reply: FormReply | null) {
  const showToast = useToast();
  useEffect(() => {
    if (reply !== null && reply.toast !== null) showToast(reply.toast);
  }, [reply, showToast]);
  return showToast;
}

/** The phone number is the other way to reach us. */
function formatProblem(
  problem: FormProblem,
  waitSeconds: number | null,
  { phoneText }: CallLine,
  t: Translate<FormsText>,
): string {
  return t(`problem.${problem}`, {
    phone: formatUnbroken(phoneText),
    wait: t("minutes", { count: Math.ceil((waitSeconds ?? 60) / 60) }),
  });
}
