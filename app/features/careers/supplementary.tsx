import { useTexts } from "#app/site/page/use-texts.ts";
import { careersCopy } from "./copy.ts";

const PLACE = "{email}";

/** Spec §2: where supplementary information goes, as a link within its sentence. */
export function Supplementary({ email }: { readonly email: string }) {
  const t = useTexts(careersCopy);
  const [before = "", after = ""] = t("supplementary").split(PLACE);
  return (
    <p className="meta form-note">
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </p>
  );
}
