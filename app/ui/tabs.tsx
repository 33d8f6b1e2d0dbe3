import type { ReactNode } from "react";

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** The group has this name in the page's forms. */
  readonly name: string;
  readonly legend: string;
  /** There are at most six. */
  readonly tabs: readonly Tab[];
}

/** No script is needed: each tab is a radio button, and the panel of the chosen one is shown. */
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
          <div key={id} className="tabset-panel">
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
