import { InBothLanguages } from "#app/site/consent/in-both-languages.tsx";
import type { CategorySwitch } from "./cookie-settings.ts";

/** One category has one switch; the words beside the switch say its state. */
export function CategoryRow({ row }: { readonly row: CategorySwitch }) {
  const { category, isOn, isLocked } = row;
  const nameId = `cookies-${category}`;
  return (
    <div className="purpose">
      <h2 className="h4" id={nameId}>
        <InBothLanguages say={category} />
      </h2>
      <label className="switch">
        {isLocked ? (
          <span>
            <InBothLanguages say={isOn ? "alwaysOn" : "offBySignal"} />
          </span>
        ) : (
          <>
            <span className="switch-on">
              <InBothLanguages say="on" />
            </span>
            <span className="switch-off">
              <InBothLanguages say="off" />
            </span>
          </>
        )}
        <input
          type="checkbox"
          name="categories"
          value={category}
          defaultChecked={isOn}
          disabled={isLocked}
          aria-labelledby={nameId}
          aria-describedby={`${nameId}-text`}
        />
      </label>
      <p id={`${nameId}-text`}>
        <InBothLanguages say={`${category}Text`} />
      </p>
    </div>
  );
}
