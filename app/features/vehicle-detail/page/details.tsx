import { Disclosure } from "#app/ui/disclosure.tsx";
import type { SectionProps } from "./vehicle-page.tsx";

/** The record of the vehicle is folded. */
export function Details({ page, t }: SectionProps) {
  const { details, features, sellerNotes, historyReport } = page;
  return (
    <section className="vdp-block vehicle-record">
      <h2>{t("details")}</h2>
      <Disclosure summary={t("vehicleDetails")} isOpen>
        <dl className="spec">
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      {features.length > 0 && (
        <Disclosure summary={t("features", { count: features.length })}>
          <ul className="feature-list">
            {features.map((feature, at) => (
              <li key={at} dir="auto">
                {feature}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {sellerNotes !== null && (
        <Disclosure summary={t("sellerNotes")}>
          {sellerNotes
            .split(/\n\s*\n/)
            .filter((paragraph) => paragraph.trim() !== "")
            .map((paragraph, at) => (
              <p key={at} className="seller-notes" dir="auto">
                {paragraph}
              </p>
            ))}
        </Disclosure>
      )}
      {historyReport !== null && (
        <Disclosure summary={t("historyReport")}>
          <p>{t("historyReportText", { name: historyReport.name })}</p>
          <p>
            <a
              href={historyReport.url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t("historyReportLink", { name: historyReport.name })}
            </a>
          </p>
        </Disclosure>
      )}
    </section>
  );
}
