import type { StoreView } from "#app/site/page/site-view.ts";
import "./hours-table.css";

/** Days that keep the same hours stand on one line. */
export function HoursTable({
  hours: rows,
}: {
  readonly hours: StoreView["furtherDepartments"][number]["hours"];
}) {
  return (
    <dl className="hours">
      {rows.map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
