import {
  createContext,
  Fragment,
  type ReactNode,
  use,
  useEffect,
  useRef,
} from "react";
import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formsCopy } from "./copy.ts";
import { HONEYPOT_FIELD, TOKEN_FIELD } from "./form-definition.ts";
import type { PostFormState } from "./use-post-form.ts";

interface PostFormProps {
  /** It comes from usePostForm. */
  readonly of: PostFormState;
  /** It is for a file field among the children. */
  readonly hasFiles?: boolean;
  /** The id of the heading that names the form; else its button does. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/**
 * A form of this site, with the summary of what is wrong above it, its guards and its fields:
 *
 *     const form = usePostForm(contactForm, { action, token, reply });
 *     <PageTitle title={form.formatTitle(t("title"))} />
 *     <PostForm of={form}><NameFields /><EmailField /><PhoneField /><SubmitButton label={t("send")} /></PostForm>
 *
 * Works without JavaScript; the server is the judge.
 */
export function PostForm({
  of,
  hasFiles = false,
  labelledBy,
  children,
}: PostFormProps) {
  return (
    <FormContext value={of}>
      <ErrorSummary of={of} />
      <form
        id={of.id}
        className="form"
        method="post"
        action={of.action}
        encType={hasFiles ? "multipart/form-data" : undefined}
        noValidate
        aria-labelledby={labelledBy ?? getFieldId(of, SUBMIT_BUTTON)}
        onSubmit={of.onSubmit}
        onInput={of.onInput}
      >
        {of.token !== null && <FormGuards id={of.id} token={of.token} />}
        {children}
      </form>
    </FormContext>
  );
}

/** The form's button has this name among its fields. */
export const SUBMIT_BUTTON = "submit";

const FormContext = createContext<PostFormState | null>(null);

export function useFormState(): PostFormState {
  const form = use(FormContext);
  if (form === null) throw new Error("A field stands outside a PostForm.");
  return form;
}

/** The summary links to it. */
export function getFieldId(
  form: Pick<PostFormState, "id">,
  name: string,
): string {
  return `${form.id}-${name}`;
}

/**
 * The summary repeats what each field says, with links to the fields; it takes the focus with every refusal. What was
 * typed right since is struck out and keeps its place, because the field that is typed into would move otherwise. A form of
 * one question has nothing to sum up: its field takes the focus and says alone what is wrong (Assumption A427).
 */
function ErrorSummary({ of }: { readonly of: PostFormState }) {
  const t = useTexts(formsCopy);
  const summary = useRef<HTMLDivElement>(null);
  const [refusedHere, reply] = of.refusal;
  const errors = Object.entries(of.errors);
  const isShown = of.problems.length > 0 || errors.length > 0;
  const isMended =
    of.problems.length === 0 &&
    errors.every(([name]) => of.corrected.has(name));
  const [only] = errors;
  const alone = of.isOneQuestion && of.problems.length === 0 ? only : undefined;
  const aloneId = alone === undefined ? null : getFieldId(of, alone[0]);
  useEffect(() => {
    if (aloneId === null) summary.current?.focus();
    else document.getElementById(aloneId)?.focus();
  }, [refusedHere, reply, isShown, aloneId]);
  if (!isShown) return null;
  // The field says it to those who see. It may have had the focus before, so that nothing else would say it aloud.
  if (alone !== undefined)
    return (
      <p className="vh" role="alert" key={refusedHere}>
        {of.corrected.has(alone[0]) ? null : alone[1]}
      </p>
    );
  return (
    <div
      className={isMended ? "summary summary--mended" : "summary"}
      role="alert"
      // What is mended is said alone, and not all of it again.
      aria-atomic={false}
      tabIndex={-1}
      ref={summary}
    >
      <h2>
        <Icon name={isMended ? "success" : "alert"} />
        {t(isMended ? "mendedTitle" : "problemTitle")}
      </h2>
      {of.problems.map((problem) => (
        <p key={problem}>
          <WithCalls text={problem} line={of.line} />
        </p>
      ))}
      {errors.length > 0 && (
        <ul>
          {errors.map(([name, text]) => (
            <li key={name}>
              {of.corrected.has(name) && (
                <span className="vh">{t("mended")} </span>
              )}
              <a
                className={of.corrected.has(name) ? "mended" : undefined}
                href={`#${getFieldId(of, name)}`}
                onClick={(event) => {
                  const field = document.getElementById(getFieldId(of, name));
                  if (field === null) return;
                  event.preventDefault();
                  field.focus();
                }}
              >
                {nameQuestion(of.questions[name], text)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Where a sentence says to call us, the number dials. */
function WithCalls({
  text,
  line: { phone, phoneText },
}: Pick<PostFormState, "line"> & { readonly text: string }) {
  const shown = formatUnbroken(phoneText);
  return text.split(shown).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <a href={getTelephoneAddress(phone)}>{shown}</a>}
      {part}
    </Fragment>
  ));
}

/**
 * Several questions may have one sentence; beside its own question it stands alone. A line repeats what its field says to
 * the mark, so that whoever comes from it finds the same words (spec §5 has some with a period and some without).
 */
function nameQuestion(question: string | undefined, text: string): string {
  if (question === undefined) return text;
  return `${question}${/[?.!]$/.test(question) ? "" : ":"} ${text}`;
}

/** The guards are the signed token and a field that only robots see. A new token empties the field. */
function FormGuards({
  id,
  token,
}: Pick<PostFormState, "id"> & { readonly token: string }) {
  const t = useTexts(formsCopy);
  return (
    <>
      <input type="hidden" name={TOKEN_FIELD} value={token} />
      <div className="form-trap" aria-hidden="true">
        <label htmlFor={`${id}-${HONEYPOT_FIELD}`}>{t("leaveEmpty")}</label>
        <input
          key={token}
          id={`${id}-${HONEYPOT_FIELD}`}
          name={HONEYPOT_FIELD}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          defaultValue=""
        />
      </div>
    </>
  );
}
