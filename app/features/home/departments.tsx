import { DRAWINGS_FOLDER } from "#app/domain/illustration/drawings-folder.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { homeCopy } from "./copy.ts";
import { type Department, DepartmentPanel } from "./department-panel.tsx";
import type { HomePageData } from "./home.server.ts";

/** Spec §2, home, department tabs. */
const DEPARTMENTS: readonly Department[] = [
  {
    id: "finance",
    picture: `${DRAWINGS_FOLDER}suvs-silver-8-hero.svg`,
    links: [
      ["applyForFinancing", "preApproval"],
      ["autoFinancing", "financeMore"],
    ],
  },
  {
    id: "shop",
    picture: `${DRAWINGS_FOLDER}wagons-green-3-hero.svg`,
    links: [["inventory", "browse"]],
  },
  {
    id: "sell",
    picture: `${DRAWINGS_FOLDER}hatchbacks-navy-10-hero.svg`,
    links: [["sellTrade", "trade"]],
  },
  {
    id: "service",
    picture: `${DRAWINGS_FOLDER}trucks-gray-6-hero.svg`,
    links: [
      ["serviceSchedule", "scheduleService"],
      ["service", "serviceMore"],
    ],
  },
];

interface DepartmentsProps {
  readonly page: HomePageData;
  readonly claims: NonNullable<HomePageData["claims"]>;
}

/** The tabs are radio buttons, so they need no script. */
export function Departments({ page, claims }: DepartmentsProps) {
  const t = useTexts(homeCopy);
  const isFull = page.variant === "full";
  const departments = isFull ? DEPARTMENTS : listWithoutService();
  return (
    <section className="section">
      <div className="wrap departments">
        <h2 className="h2">
          {t(isFull ? "departments" : "departmentsWithoutService")}
        </h2>
        <fieldset className="tabs">
          <legend className="vh">{t("department")}</legend>
          {departments.map(({ id }, at) => (
            <label key={id} className="tab">
              <input
                className="vh"
                type="radio"
                name="department"
                value={id}
                defaultChecked={at === 0}
              />
              {t(id)}
            </label>
          ))}
        </fieldset>
        {departments.map((department) => (
          <DepartmentPanel
            key={department.id}
            department={department}
            page={page}
            claims={claims}
          />
        ))}
      </div>
    </section>
  );
}

/** Who only sells cars begins with them. */
function listWithoutService(): readonly Department[] {
  const sold = DEPARTMENTS.filter(({ id }) => id !== "service");
  return sold.toSorted(
    (a, b) => Number(b.id === "shop") - Number(a.id === "shop"),
  );
}
