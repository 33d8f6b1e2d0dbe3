import { Icon, type IconName } from "#app/ui/icon.tsx";
import { getRecallAddress } from "./recall-address.ts";
import type { SectionProps } from "./vehicle-page.tsx";

/** What a used car was checked for, and by whom, is one tap away from its first facts; each has its words in the details. */
export function Proofs({ page, t }: SectionProps) {
  const { vin, condition, historyReport, inspectionPoints, links } = page;
  if (condition === "new") return null;
  return (
    <ul className="proofs" aria-label={t("proofs")}>
      {inspectionPoints !== null && (
        <Proof
          icon="check"
          label={t("inspection", { points: inspectionPoints })}
          address={links.ask}
          doing={t("inspectionLink")}
        />
      )}
      {historyReport !== null && (
        <Proof
          icon="car"
          label={t("historyReport")}
          address={historyReport.url}
          doing={t("historyReportLink", { name: historyReport.name })}
          isElsewhere
        />
      )}
      <Proof
        icon="search"
        label={t("recalls")}
        address={getRecallAddress(vin)}
        doing={t("recallsLink")}
        isElsewhere
      />
    </ul>
  );
}

interface ProofProps {
  readonly icon: IconName;
  readonly label: string;
  readonly address: string;
  readonly doing: string;
  readonly isElsewhere?: boolean;
}

function Proof({
  icon,
  label,
  address,
  doing,
  isElsewhere = false,
}: ProofProps) {
  return (
    <li>
      <Icon name={icon} />
      <b>{label}</b>
      <a
        className="meta"
        href={address}
        {...(isElsewhere && { target: "_blank", rel: "noopener noreferrer" })}
      >
        {doing}
      </a>
    </li>
  );
}
