import { formatNumber } from "#app/site/page/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SectionProps } from "./vehicle-page.tsx";

export function WarrantyStrip({ page: { warranty }, t }: SectionProps) {
  if (warranty === null) return null;
  return (
    <section className="vdp-block">
      <div className="strip">
        <div>
          <h2 className="h3">{warranty.name}</h2>
          <p>
            {warranty.miles === null
              ? t("warrantyTextNew")
              : t("warrantyText", {
                  miles: formatNumber(warranty.miles),
                  limit: formatNumber(warranty.maxMiles),
                })}
          </p>
        </div>
        {warranty.address !== null && (
          <a className="arrow" href={warranty.address}>
            {t("warrantyLink")}
            <Icon name="arrow-right" />
          </a>
        )}
      </div>
    </section>
  );
}

export function CertifiedProgram({ page: { certified } }: SectionProps) {
  if (certified === null) return null;
  return (
    <section className="vdp-block">
      <h2>{certified.name}</h2>
      <ul className="points feature-list">
        {certified.covers.map((it) => (
          <li key={it}>
            <Icon name="check" />
            <span>{it}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function FactoryWarranty({
  page: { factoryWarranty },
  t,
}: SectionProps) {
  if (factoryWarranty === null) return null;
  const { kind, make } = factoryWarranty;
  return (
    <section className="vdp-block">
      <h2>{t(kind === "left" ? "factoryWarranty" : "factoryWarrantyWhole")}</h2>
      <dl className="coverage">
        {kind === "left"
          ? factoryWarranty.parts.map(({ name, until, miles, milesLeft }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {miles === null || milesLeft === null
                    ? t("factoryWarrantyAnyMiles", { until })
                    : t("factoryWarrantyPart", {
                        until,
                        miles: formatNumber(miles),
                        left: formatNumber(milesLeft),
                      })}
                </dd>
              </div>
            ))
          : factoryWarranty.parts.map(({ name, months, miles }) => {
              const time =
                months % 12 === 0
                  ? t("years", { count: months / 12 })
                  : t("months", { count: months });
              return (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {miles === null
                      ? t("timeAnyMiles", { time })
                      : t("timeOrMiles", { time, miles: formatNumber(miles) })}
                  </dd>
                </div>
              );
            })}
      </dl>
      <p className="meta">
        {kind === "left"
          ? t("factoryWarrantySince", { since: factoryWarranty.since, make })
          : t("factoryWarrantyStart", { make })}
      </p>
    </section>
  );
}
