import { useTexts } from "#app/site/page/use-texts.ts";
import { careersCopy } from "./copy.ts";

const PLACE = "{email}";

/** Spec §2: the sentence says where supplementary information goes and holds the address as a link. */
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
