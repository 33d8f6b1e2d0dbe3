import { gateCopy } from "#app/site/gate/copy.ts";
import { PrivateInvitation } from "#app/site/gate/private-invitation.tsx";
import { noteInHead } from "#app/site/head/head-notes.ts";
import { PageHead } from "#app/site/shell/page-head.tsx";
import { useTexts } from "#app/site/texts/use-texts.ts";

/** `/search-vehicles/…` while all that it could show is private. */
export function PrivateListPage() {
  const t = useTexts(gateCopy);
  if (import.meta.env.SSR) noteInHead({ leftOut: "locked" });
  return (
    <div className="wrap">
      <PageHead title={t("privateTitle")} description={null} />
      <PrivateInvitation heading="h1" />
    </div>
  );
}
