import type { SectionProps } from "./vehicle-page.tsx";

/** It is absent while the page it leads to is off. */
export function PreApprovalBox({ page: { links }, t }: SectionProps) {
  if (links.preApproval === null) return null;
  return (
    <section className="vdp-block pre-approval">
      <div className="panel panel--row">
        <div>
          <h2 className="h3">{t("preApprovalTitle")}</h2>
          <p>{t("preApprovalText", { seconds: links.preApproval.seconds })}</p>
        </div>
        <a className="btn" href={links.preApproval.address}>
          {t("preApprovalLink")}
        </a>
      </div>
    </section>
  );
}
