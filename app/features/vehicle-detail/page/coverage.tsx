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
}: Pick<SectionProps, "page">) {
  if (factoryWarranty === null) return null;
  return (
    <section className="vdp-block">
      <h2>{factoryWarranty.title}</h2>
      <dl className="coverage">
        {factoryWarranty.parts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="meta">{factoryWarranty.note}</p>
    </section>
  );
}
