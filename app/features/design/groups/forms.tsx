import type { ReactNode } from "react";
import {
  State,
  type DesignGroup,
} from "#app/features/design/parts/design-group.tsx";
import { HERE } from "#app/features/design/samples/sample-words.ts";
import { AddressFields } from "#app/site/forms/fields/address-fields.tsx";
import {
  ContactConsentField,
  EmailField,
  MessageField,
  NameFields,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import {
  MilesField,
  SubmitButton,
} from "#app/site/forms/fields/form-fields.tsx";
import { StoreField } from "#app/site/forms/fields/store-field.tsx";
import { Confirmation } from "#app/site/forms/confirmation.tsx";
import { PostForm } from "#app/site/forms/post-form.tsx";
import type { PostFormState } from "#app/site/forms/use-post-form.ts";
import { PrivacySignal } from "#app/site/consent/privacy-signal.tsx";
import { CookiesNote } from "#app/site/visitor/cookies-note.tsx";
import { ShopperPlaceForm } from "#app/site/visitor/shopper-place-form.tsx";

const FORM: PostFormState = {
  id: "d-form",
  action: HERE,
  token: null,
  values: {},
  errors: {},
  corrected: new Set(),
  questions: {},
  isOneQuestion: false,
  line: { phone: "6305550142", phoneText: "(630) 555-0142" },
  problems: [],
  isBusy: false,
  refusal: [0, null],
  formatTitle: (title) => title,
  onSubmit: () => {},
  onInput: () => {},
};

function SampleForm({
  form,
  send,
  children,
}: {
  readonly send: string;
  readonly form: Partial<PostFormState>;
  readonly children?: ReactNode;
}) {
  return (
    <PostForm of={{ ...FORM, ...form }}>
      <NameFields />
      <EmailField />
      <PhoneField />
      {children}
      <SubmitButton label={send} />
    </PostForm>
  );
}

export const FORMS: DesignGroup = {
  title: "Forms",
  parts: [
    {
      title: "Form",
      note: "It works without JavaScript. What is wrong stands above it once and beside each field.",
      layout: "grid",
      content: (
        <>
          <State name="Empty" isWide>
            <SampleForm send="Send message" form={{ id: "d-form" }}>
              <MilesField name="mileage" label="Mileage" />
              <StoreField />
              <MessageField />
              <ContactConsentField
                consent={{
                  hasOwnCheckbox: true,
                  text: "You may call or text me about this car.",
                }}
              />
            </SampleForm>
          </State>
          <State name="With mistakes" isWide>
            <SampleForm
              send="Send question"
              form={{
                id: "d-form-wrong",
                values: { firstName: "Elena", email: "elena@" },
                errors: {
                  lastName: "Enter your last name",
                  email: "Enter an email like name@example.com",
                },
              }}
            />
          </State>
          <State name="Being sent" isWide>
            <SampleForm
              send="Send request"
              form={{
                id: "d-form-busy",
                isBusy: true,
                values: { firstName: "Elena", lastName: "Ruiz" },
              }}
            />
          </State>
          <State name="Refused as a whole, address" isWide>
            <PostForm
              of={{
                ...FORM,
                id: "d-form-refused",
                problems: ["You are offline. What you typed is still here."],
              }}
            >
              <AddressFields />
              <SubmitButton label="Save address" look="ink" />
            </PostForm>
          </State>
        </>
      ),
    },
    {
      title: "Receipt",
      note: "It stays when the toast is gone.",
      layout: "plain",
      content: (
        <Confirmation
          title="We have your message"
          text="Thanks, Elena. Ellen Brandt will call or email you by 6 PM."
          reference="ABCD-2345"
          steps={[
            { title: "We read it", text: "A person does, within the hour." },
            { title: "We answer", text: "By the way that you chose." },
          ]}
        />
      ),
    },
    {
      title: "Notes to visitors",
      layout: "plain",
      content: (
        <>
          <State name="Cookies are blocked">
            <CookiesNote say="unlock" areRefused />
          </State>
          <State name="A privacy signal was heard">
            <PrivacySignal
              honored="Your privacy signal is honored."
              effect="Nothing is shared with advertisers."
            />
          </State>
          <State name="How far the stores are">
            <ShopperPlaceForm id="d-place" />
          </State>
        </>
      ),
    },
  ],
};
