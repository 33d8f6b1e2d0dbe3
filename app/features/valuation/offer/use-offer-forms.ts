import { valuationCopy } from "#app/features/valuation/copy.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import {
  type PostFormState,
  usePostForm,
} from "#app/site/forms/use-post-form.ts";
import { acceptForm } from "./accept-form.ts";
import { mailForm } from "./keep/mail-form.ts";
import type { OfferPageData } from "./offer-page.server.ts";

interface OfferForms {
  readonly accept: PostFormState;
  readonly keep: PostFormState;
  /** The page has one title, which says when something is wrong in either form. */
  readonly formatTitle: (title: string) => string;
}

/** An open offer is accepted with one form and kept with another. */
export function useOfferForms(
  page: OfferPageData,
  reply: FormReply | undefined,
): OfferForms {
  const accept = usePostForm(acceptForm, {
    ...page,
    reply,
    copy: valuationCopy,
  });
  const keep = usePostForm(mailForm, {
    action: `${page.action}&mail=1`,
    token: page.mailToken,
    reply,
    copy: valuationCopy,
    defaults: page.mailDefaults,
  });
  return {
    accept,
    keep,
    formatTitle: (title) => {
      const ofKeep = keep.formatTitle(title);
      return ofKeep === title ? accept.formatTitle(title) : ofKeep;
    },
  };
}
