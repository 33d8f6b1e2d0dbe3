import type { ReactNode } from "react";
import {
  ContactConsentField,
  EmailField,
  NameFields,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { SubmitButton } from "#app/site/forms/fields/form-fields.tsx";
import {
  type PostFormState,
  usePostForm,
} from "#app/site/forms/use-post-form.ts";
import { MOST_TERMS_QUESTIONS } from "#app/domain/address/personalized-pricing-address.ts";
import { FOR_PRICES, UNLOCK_FOR } from "#app/domain/address/unlock-purpose.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { CookiesNote } from "#app/site/visitor/cookies-note.tsx";
import { unlockCopy } from "./unlock-copy.ts";
import { unlockForm, type UnlockFormData } from "./unlock-form.ts";

export function useUnlockForm(
  { action, token, defaults }: UnlockFormData,
  reply: FormReply | undefined,
  onSent?: (next: string) => void,
): PostFormState {
  return usePostForm(unlockForm, { action, token, reply, defaults, onSent });
}

/** Offers are named as the page that was left counts them: "Unlock 4 sales specials". */
export function formatUnlockTitle(
  { opens, offers }: Pick<UnlockFormData, "opens" | "offers">,
  t: Translate<keyof typeof unlockCopy.sentences>,
): string {
  if (opens !== "offers") return t(`title.${opens}`);
  if (offers === null || offers.count === 0) return t("title.offers.none");
  const { place, count } = offers;
  return t(place === "all" ? "title.offers" : `title.offers.${place}`, {
    count,
  });
}

/** What the form opens at once, and what after it. */
export function useUnlockText({
  opens,
  openWithPrices,
  laterPrices,
  askedName,
}: Pick<
  UnlockFormData,
  "opens" | "openWithPrices" | "laterPrices" | "askedName"
>): string {
  const t = useTexts(unlockCopy);
  if (opens === "offers") return t("text.offers");
  if (opens === "vehicles")
    return t(openWithPrices ? "text.vehiclesWithPrices" : "text.vehicles");
  const count = MOST_TERMS_QUESTIONS;
  if (opens === "prices" && askedName !== null)
    return t("text.pricesOf", { name: askedName, count });
  return laterPrices === null
    ? t(`text.${opens}`, { count })
    : t("text.bothThenPrices", { prices: laterPrices, count });
}

interface UnlockFieldsProps {
  readonly form: PostFormState;
  readonly data: UnlockFormData;
  /** It closes the dialog or leaves the page, and stands beside the button. */
  readonly notNow: ReactNode;
}

/** The same form stands on its page and in the dialog. */
export function UnlockFields({ form, data, notNow }: UnlockFieldsProps) {
  const t = useTexts(unlockCopy);
  const { city } = getSelectedStore(useSite());
  return (
    <PostForm of={form}>
      <CookiesNote
        say={data.areCookiesRefused ? "unlocked" : "unlock"}
        areRefused={data.areCookiesRefused}
      />
      <input
        type="hidden"
        name="returnTo"
        value={form.values["returnTo"] ?? ""}
      />
      <input
        type="hidden"
        name={UNLOCK_FOR}
        value={form.values[UNLOCK_FOR] ?? ""}
      />
      <NameFields />
      <EmailField />
      <PhoneField hint={t("phoneHint", { city })} />
      {data.consent.hasOwnCheckbox && (
        <p className="unlock-optional">{t("optional")}</p>
      )}
      <ContactConsentField consent={data.consent} />
      <div className="btn-row">
        <SubmitButton
          label={t(
            data.defaults[UNLOCK_FOR] === FOR_PRICES
              ? "submit.prices"
              : `submit.${data.opens}`,
          )}
        />
        {notNow}
      </div>
    </PostForm>
  );
}
