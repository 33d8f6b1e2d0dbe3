import {
  ContactConsentField,
  EmailField,
  NameFields,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import {
  RadioField,
  SubmitButton,
} from "#app/site/forms/fields/form-fields.tsx";
import { PostForm } from "#app/site/forms/post-form.tsx";
import type { PostFormState } from "#app/site/forms/use-post-form.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import type { OfferPageData } from "./offer-page.server.ts";
import { VisitFields } from "./visit/visit-fields.tsx";
import {
  ACCEPT_WORDS,
  type AcceptMatter,
  findAcceptMatter,
} from "./words/accept-words.ts";

interface AcceptFormProps {
  readonly page: OfferPageData;
  readonly form: PostFormState;
}

/** Accepting books nothing: it says which offer, how to reach the shopper and when they would like to come. */
export function AcceptForm({ page, form }: AcceptFormProps) {
  const t = useTexts(valuationCopy);
  const matter = findAcceptMatter(page);
  const { title, lead } = ACCEPT_WORDS[matter];
  return (
    <section className="offer-accept" id="accept" tabIndex={-1}>
      <h2 className="h2">{t(title)}</h2>
      <p className="offer-accept-lead">{t(lead)}</p>
      <PostForm of={form}>
        {/* A link to another offer fills this field anew, and leaves what was typed in the others. */}
        <ChosenOffer key={page.defaults.selectedPayment} page={page} />
        <div className="offer-who">
          <NameFields />
          <EmailField />
          <PhoneField hint={t("phoneHint")} />
        </div>
        <VisitFields page={page} />
        <ContactConsentField consent={page.consent} />
        <div>
          <SubmitButton label={<SendLabel matter={matter} />} />
          <p className="meta form-note">{t("acceptNote")}</p>
        </div>
      </PostForm>
    </section>
  );
}

/** Where a visit and an offer stand side by side, it says which one is chosen, by the style sheet, so that it needs no script. */
function SendLabel({ matter }: { readonly matter: AcceptMatter }) {
  const t = useTexts(valuationCopy);
  if (matter !== "either") return t(ACCEPT_WORDS[matter].send);
  return (
    <>
      <span className="offer-send-visit">{t(ACCEPT_WORDS.visit.send)}</span>
      <span className="offer-send-offer">{t(ACCEPT_WORDS.offer.send)}</span>
    </>
  );
}

/** Where there is but one, nothing is asked. */
function ChosenOffer({ page: { offers } }: Pick<AcceptFormProps, "page">) {
  const t = useTexts(valuationCopy);
  const name = "selectedPayment";
  const [only] = offers;
  const hasTradeVisit = offers.some(({ isTradeVisit }) => isTradeVisit);
  if (offers.length === 1 && only !== undefined)
    return <input type="hidden" name={name} value={only.type} />;
  return (
    <RadioField
      name={name}
      legend={t("selected")}
      options={offers
        .toSorted((a, b) => Number(b.isTradeVisit) - Number(a.isTradeVisit))
        .map(({ type, title, price }) => ({
          value: type,
          label:
            price === null
              ? title
              : hasTradeVisit
                ? t("acceptSale", { amount: price })
                : `${title}, ${price}`,
        }))}
    />
  );
}
