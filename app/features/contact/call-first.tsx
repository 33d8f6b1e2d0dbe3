import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { contactCopy } from "./copy.ts";

/** On a phone the form is long, and whoever would rather call finds the number before it. */
export function CallFirst() {
  const t = useTexts(contactCopy);
  const { phone, phoneText, openText } = getSelectedStore(useSite());
  return (
    <p className="contact-call">
      <a href={getTelephoneAddress(phone)}>
        {t("call", { phone: formatUnbroken(phoneText) })}
      </a>{" "}
      <span className="meta">· {openText}</span>
    </p>
  );
}
