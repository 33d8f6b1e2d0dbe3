import { useTexts } from "#app/site/page/use-texts.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import type { ContactPageData } from "./contact.server.ts";
import { contactCopy } from "./copy.ts";

/** Some of what people write for is there at once. */
export function QuickLinks({
  links,
}: {
  readonly links: ContactPageData["quickLinks"];
}) {
  const t = useTexts(contactCopy);
  if (links.length === 0) return null;
  return (
    <section className="contact-quick">
      <h2 className="h3">{t("quickTitle")}</h2>
      <ul>
        {links.map(({ label, address }) => (
          <li key={address}>
            <ArrowLink href={address}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
