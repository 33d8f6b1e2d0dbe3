import { getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LoanSticker } from "#app/site/offers/loan-sticker.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { homeCopy } from "#app/features/home/copy.ts";
import type { HomeVariant } from "#app/features/home/home-variant.ts";
import type { buildDepartments } from "./departments.server.ts";

type Departments = ReturnType<typeof buildDepartments>;

interface DepartmentsProps {
  readonly departments: Departments;
  readonly variant: HomeVariant;
}

/** The tabs are radio buttons, so they need no script. */
export function Departments({ departments, variant }: DepartmentsProps) {
  const t = useTexts(homeCopy);
  return (
    <section className="section">
      <div className="wrap departments">
        <h2 className="h2">
          {t(variant === "full" ? "departments" : "departmentsWithoutService")}
        </h2>
        <fieldset className="tabs">
          <legend className="vh">{t("department")}</legend>
          {departments.map(({ id, name }, at) => (
            <label key={id} className="tab">
              <input
                className="vh"
                type="radio"
                name="department"
                value={id}
                defaultChecked={at === 0}
              />
              {name}
            </label>
          ))}
        </fieldset>
        {departments.map((department) => (
          <Panel key={department.id} department={department} />
        ))}
      </div>
    </section>
  );
}

function Panel({
  department: { id, title, text, points, links, loan, picture },
}: {
  readonly department: Departments[number];
}) {
  const t = useTexts(homeCopy);
  const { phone, phoneText } = getSelectedStore(useSite());
  // A department without a page of its own answers the phone.
  const shown =
    links.length > 0
      ? links
      : [
          {
            label: t("callUs", { phone: phoneText }),
            address: getTelephoneAddress(phone),
          },
        ];
  return (
    <div className={`tab-panel tab-panel--${id}`}>
      <div>
        <h3 className="h2">{title}</h3>
        <p className="lead">{text}</p>
        <ul className="points">
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
        <div className="btn-row">
          {shown.map(({ label, address }, at) => (
            <LinkButton
              key={address}
              href={address}
              look={at === 0 ? "ink" : "plain"}
            >
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
      {loan === null ? (
        <div className="tab-picture">
          <img src={picture} alt="" width={1300} height={510} loading="lazy" />
        </div>
      ) : (
        <LoanSticker loan={loan} />
      )}
    </div>
  );
}
