import { useTexts } from "#app/site/page/use-texts.ts";
import { formsCopy } from "./copy.ts";
import { HONEYPOT_FIELD, TOKEN_FIELD } from "./form-definition.ts";

interface FormGuardsProps {
  readonly id: string;
  readonly token: string;
}

/** The guards are the signed token and a field that only robots see. A new token empties the field. */
export function FormGuards({ id, token }: FormGuardsProps) {
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
