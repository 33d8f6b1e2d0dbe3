import { useState } from "react";
import { MessageField } from "#app/site/forms/fields/contact-fields.tsx";
import { SubmitButton } from "#app/site/forms/fields/form-fields.tsx";
import { useFormState } from "#app/site/forms/post-form.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { chatCopy } from "./copy.ts";

/** Whoever has sent a message is done, and whoever types the next one wants to send it: the main button says so. */
export function NextMessage({
  onDone,
}: {
  /** The dialog's own way out; the page has none. */
  readonly onDone: (() => void) | undefined;
}) {
  const t = useTexts(chatCopy);
  const { values } = useFormState();
  const [typed, setTyped] = useState(values["message"] ?? "");
  const hasMore = typed.trim() !== "";
  return (
    <div
      className="chat-next"
      onInput={({ target }) => {
        if (target instanceof HTMLTextAreaElement) setTyped(target.value);
      }}
    >
      <MessageField label={t("moreLabel")} />
      <div className="btn-row">
        <SubmitButton label={t("sendMore")} look={hasMore ? "main" : "plain"} />
        {onDone && (
          <Button
            type="button"
            look={hasMore ? "plain" : "main"}
            onClick={onDone}
          >
            {t("done")}
          </Button>
        )}
      </div>
    </div>
  );
}
