import { createContext, type ReactNode, use } from "react";
import { ErrorSummary } from "./error-summary.tsx";
import { FormGuards } from "./form-guards.tsx";
import type { PostFormState } from "./use-post-form.ts";

interface PostFormProps {
  /** It comes from usePostForm. */
  readonly of: PostFormState;
  /** It is true with a file field among the children. */
  readonly hasFiles?: boolean;
  /** A form whose heading is elsewhere takes the id of that heading. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/**
 * A form of this site, with the summary of what is wrong above it, its guards and its fields:
 *
 *     const form = usePostForm(contactForm, { action, token, reply });
 *     <PageTitle title={form.titleOf(t("title"))} />
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
        aria-labelledby={labelledBy}
        onSubmit={of.onSubmit}
      >
        {of.token !== null && <FormGuards id={of.id} token={of.token} />}
        {children}
      </form>
    </FormContext>
  );
}

const FormContext = createContext<PostFormState | null>(null);

/** A field reads the form that it stands in. */
export function useFormState(): PostFormState {
  const form = use(FormContext);
  if (form === null) throw new Error("A field stands outside a PostForm.");
  return form;
}

/** The id belongs to the control of a field, as the summary links to it. */
export function getFieldId(
  form: Pick<PostFormState, "id">,
  name: string,
): string {
  return `${form.id}-${name}`;
}
