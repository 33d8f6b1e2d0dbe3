import { Icon, type IconName } from "#app/ui/icon.tsx";
import { getRecallAddress } from "./recall-address.ts";
import type { SectionProps } from "./vehicle-page.tsx";

/** What a used car was checked for, and by whom. */
export function Proofs({ page, t }: SectionProps) {
  const { vin, historyReport, inspectionPoints, links } = page;
  return (
    <section className="vdp-block">
      <h2>{t("proofs")}</h2>
      <ul className="proofs">
        {inspectionPoints !== null && (
          <Proof
            icon="check"
            label={t("inspection", { points: inspectionPoints })}
            text={t("inspectionText")}
            address={links.ask}
            doing={t("inspectionLink")}
          />
        )}
        {historyReport !== null && (
          <Proof
            icon="car"
            label={t("historyReport")}
            text={t("historyReportText")}
            address={historyReport.url}
            doing={t("historyReportLink", { name: historyReport.name })}
            isElsewhere
          />
        )}
        <Proof
          icon="search"
          label={t("recalls")}
          text={t("recallsText")}
          address={getRecallAddress(vin)}
          doing={t("recallsLink")}
          isElsewhere
        />
      </ul>
    </section>
  );
}

interface ProofProps {
  readonly icon: IconName;
  readonly label: string;
  readonly text: string;
  readonly address: string;
  readonly doing: string;
  readonly isElsewhere?: boolean;
}

function Proof({
  icon,
  label,
  text,
  address,
  doing,
  isElsewhere = false,
}: ProofProps) {
  return (
    <li>
      <Icon name={icon} />
      <b>{label}</b>
      <p>{text}</p>
      <a
        href={address}
        {...(isElsewhere && { target: "_blank", rel: "noopener noreferrer" })}
      >
        {doing}
      </a>
    </li>
  );
}
