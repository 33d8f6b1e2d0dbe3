import type { ReactNode } from "react";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { ComparePartProps } from "./compare-table.tsx";

/** It stands below the table, in one column: of what is alike there is nothing to compare. */
export function SameFacts({ page: { sameGroups }, t }: ComparePartProps) {
  if (sameGroups.length === 0) return null;
  return (
    <div className="compare-same">
      <Disclosure summary={t("same")}>
        <dl>
          {sameGroups.map(({ title, rows }) =>
            rows.every(({ kind }) => kind === "mark") ? (
              <SameFact key={title} label={title}>
                {rows.map(({ label }) => label).join(", ")}
              </SameFact>
            ) : (
              rows.map(({ label, values: [value], terms: [terms] = [] }) => (
                <SameFact key={label} label={label}>
                  <bdi>{value}</bdi>
                  {terms != null && (
                    <span className="compare-more">{terms}</span>
                  )}
                </SameFact>
              ))
            ),
          )}
        </dl>
      </Disclosure>
    </div>
  );
}

function SameFact({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
