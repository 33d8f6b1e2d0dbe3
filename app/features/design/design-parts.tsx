import { getPartId, Part, type DesignGroup } from "./parts/design-group.tsx";
import { ACTIONS } from "./groups/actions.tsx";
import { CHOICES } from "./groups/choices.tsx";
import { CHOSEN_FIELDS } from "./groups/chosen-fields.tsx";
import { CLOSED_DOORS } from "./groups/closed-doors.tsx";
import { FIELDS } from "./groups/fields.tsx";
import { FOUNDATIONS } from "./groups/foundations.tsx";
import { FORMS } from "./groups/forms.tsx";
import { LABELS } from "./groups/labels.tsx";
import { OFFERS } from "./groups/offers.tsx";
import { OVERLAYS } from "./groups/overlays.tsx";
import { PEOPLE } from "./groups/people.tsx";
import { PRICES } from "./groups/prices.tsx";
import { SECTIONS } from "./groups/sections.tsx";
import { VEHICLES } from "./groups/vehicles.tsx";
import { WAITING } from "./groups/waiting.tsx";
import { WAYFINDING } from "./groups/wayfinding.tsx";

const GROUPS: readonly DesignGroup[] = [
  FOUNDATIONS,
  ACTIONS,
  LABELS,
  FIELDS,
  CHOSEN_FIELDS,
  CHOICES,
  FORMS,
  WAYFINDING,
  OVERLAYS,
  WAITING,
  VEHICLES,
  PRICES,
  CLOSED_DOORS,
  SECTIONS,
  OFFERS,
  PEOPLE,
];

export function DesignParts() {
  const count = GROUPS.reduce((sum, { parts }) => sum + parts.length, 0);
  return (
    <>
      <header className="design-head">
        <h1 className="h1">Every part, in every state</h1>
        <p className="lead">
          {count} parts in {GROUPS.length} groups, drawn by the code that draws
          the pages and in the colors of this store.
        </p>
      </header>
      <nav className="design-contents" aria-label="Parts">
        <ul>
          {GROUPS.map(({ title, parts }) => (
            <li key={title}>
              <b>{title}</b>
              <ul>
                {parts.map((part) => (
                  <li key={part.title}>
                    <a href={`#${getPartId(part)}`}>{part.title}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      <div className="design-groups">
        {GROUPS.map(({ title, parts }) => (
          <div key={title} className="design-group">
            <h2 className="h2">{title}</h2>
            {parts.map((part) => (
              <Part key={part.title} part={part} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
