import {
  State,
  type DesignGroup,
} from "#app/features/design/parts/design-group.tsx";
import {
  LONG_NAME,
  LONG_WORD,
} from "#app/features/design/samples/sample-words.ts";
import { Field, FieldNotes, TextArea } from "#app/ui/fields/field.tsx";

const WRONG = {
  error: "Enter an email like name@example.com",
  errorPrefix: "Error:",
};
export const FIELDS: DesignGroup = {
  title: "Fields",
  parts: [
    {
      title: "Text field",
      note: "What is wrong stands above the field, where a phone’s keyboard does not cover it.",
      layout: "grid",
      content: (
        <>
          <State name="Empty">
            <Field id="d-empty" name="empty" label="First name" />
          </State>
          <State name="Hover" force="hover" isWithin>
            <Field id="d-hover" name="hover" label="First name" />
          </State>
          <State name="Focus" force="focus" isWithin>
            <Field id="d-focus" name="focus" label="First name" />
          </State>
          <State name="Filled, with a hint">
            <Field
              id="d-hint"
              name="hint"
              label="Email"
              hint="So we can reach you."
              defaultValue="elena@example.com"
            />
          </State>
          <State name="Error">
            <Field
              id="d-error"
              name="error"
              label="Email"
              defaultValue="elena@"
              {...WRONG}
            />
          </State>
          <State name="Error, focus" force="focus" isWithin>
            <Field
              id="d-error-focus"
              name="errorFocus"
              label="Email"
              defaultValue="elena@"
              {...WRONG}
            />
          </State>
          <State name="Long">
            <Field
              id="d-long"
              name="long"
              label={`The name as it stands on the title of ${LONG_WORD}`}
              hint="As the state wrote it, with every name there is, because a plate is made out to it."
              defaultValue={LONG_NAME}
            />
          </State>
          <State name="Notes alone">
            <FieldNotes id="d-notes" hint="Or call us." {...WRONG} />
          </State>
        </>
      ),
    },
    {
      title: "Text of several lines",
      layout: "grid",
      content: (
        <>
          <State name="Empty">
            <TextArea id="d-area" name="area" label="Message" />
          </State>
          <State name="Error">
            <TextArea
              id="d-area-error"
              name="areaError"
              label="Message"
              error="Write a message"
              errorPrefix="Error:"
            />
          </State>
        </>
      ),
    },
  ],
};
