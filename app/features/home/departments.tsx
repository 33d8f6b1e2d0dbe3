import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { homeCopy } from "./copy.ts";
import type { HomeView } from "./home-view.ts";
import { type Department, useDepartments } from "./use-departments.ts";

/** The tabs need no script: each is a radio button, and the panel of the chosen one is shown. */
export function Departments({ page }: { readonly page: HomeView }) {
  const t = useTexts(homeCopy);
  const departments = useDepartments(page);
  return (
    <section className="section">
      <div className="wrap departments">
        <h2 className="h2">
          {t(
            page.variant === "full"
              ? "departments"
              : "departmentsWithoutService",
          )}
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
          <DepartmentPanel key={department.id} department={department} />
        ))}
      </div>
    </section>
  );
}

function DepartmentPanel({ department }: { readonly department: Department }) {
  return (
    <div className={`tab-panel tab-panel--${department.id}`}>
      <div>
        <h3 className="h2">{department.title}</h3>
        <p className="lead">{department.text}</p>
        <ul className="points">
          {department.points.map((point) => (
            <li key={point}>
              <Icon name="check" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
        <div className="btn-row">
          {department.links.map(({ label, address }, at) => (
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
      <div className="tab-picture">
        <img
          src={department.illustration}
          alt=""
          width={1300}
          height={510}
          loading="lazy"
        />
      </div>
    </div>
  );
}
