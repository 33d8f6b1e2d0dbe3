import {
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
} from "#app/site/forms/fields/form-fields.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { getQuestionField } from "./step-form.ts";
import type { StepPageData } from "./step-page.server.ts";

interface QuestionFieldProps {
  readonly question: StepPageData["questions"][number];
}

/** Spec §3: a question is asked as radios, a select, a price or a text. */
export function QuestionField({ question }: QuestionFieldProps) {
  const t = useTexts(valuationCopy);
  const {
    questionId,
    inputType,
    text,
    isHeading,
    isRequired,
    description,
    answers,
  } = question;
  const name = getQuestionField(questionId);
  const label = isRequired ? text : `${text} ${t("optional")}`;
  // Words of the profile stand where a key of the copy would name no question.
  const hint =
    [question.contradiction, description]
      .filter((it) => it !== null)
      .join(" ") || undefined;
  switch (inputType) {
    case "radio":
      return (
        <RadioField
          name={name}
          legend={isHeading ? <span className="vh">{label}</span> : label}
          hint={hint}
          options={answers.map((answer) => ({
            value: answer.value,
            label:
              answer.meaning === null ? (
                answer.label
              ) : (
                <>
                  <span className="val-answer">{answer.label}</span>{" "}
                  <span className="meta">{answer.meaning}</span>
                </>
              ),
          }))}
        />
      );
    case "select":
      return (
        <SelectField
          name={name}
          label={label}
          hint={hint}
          options={[{ value: "", label: t("choose") }, ...answers]}
        />
      );
    case "price":
      return (
        <TextField
          name={name}
          label={label}
          hint={hint}
          unit="$"
          inputMode="decimal"
          autoComplete="off"
        />
      );
    case "textarea":
      return <TextAreaField name={name} label={label} hint={hint} rows={4} />;
  }
}
