import type { ReactNode } from "react";

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** Name of the group in the page's forms. */
  readonly name: string;
  readonly legend: string;
  /** At most six. */
  readonly tabs: readonly Tab[];
}

/** Tabs that need no script: each is a radio button, and the chosen one's panel is shown. */
export function Tabs({ name, legend, tabs }: TabsProps) {
  return (
    <div className="tabset">
      <fieldset className="tabs">
        <legend className="vh">{legend}</legend>
        {tabs.map(({ id, label }, at) => (
          <label key={id} className="tab">
            <input
              className="vh"
              type="radio"
              name={name}
              value={id}
              defaultChecked={at === 0}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="tabset-panels">
        {tabs.map(({ id, content }) => (
          <div key={id}>{content}</div>
        ))}
      </div>
    </div>
  );
}
