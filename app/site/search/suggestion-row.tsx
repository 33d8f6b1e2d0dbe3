import { BodyStyleSilhouette } from "#app/site/vehicles/cards/body-style-silhouette.tsx";
import { VehiclePicture } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Option } from "./panel-options.ts";
import { splitAtTyped } from "./typed-part.ts";

interface SuggestionRowProps {
  readonly id: string;
  readonly option: Option;
  readonly typed: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** No HTML element does both: options that are links, beside a field that keeps the focus. */
const getOptionProps = (isChosen: boolean) =>
  ({ role: "option", "aria-selected": isChosen }) as const;

/** What it is stands first as a picture, how many cars it leaves last. */
export function SuggestionRow({
  id,
  option,
  typed,
  isChosen,
  onChoose,
}: SuggestionRowProps) {
  const { label, kind, detail, address, isOwn, isCar, isTile } = option;
  const [before, part, after] = splitAtTyped(label, isOwn ? "" : typed);
  const look = isOwn ? "own" : isCar ? "car" : isTile ? "tile" : "name";
  return (
    <a
      id={id}
      className={`suggestion suggestion--${look}`}
      {...getOptionProps(isChosen)}
      tabIndex={-1}
      href={address}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="suggestion-sign">
        <Sign option={option} />
      </span>
      <span className="suggestion-name">
        <span>
          {before}
          {part !== "" && <b>{part}</b>}
          {after}
        </span>{" "}
        {kind !== "" && <span className="meta">{kind}</span>}
      </span>{" "}
      {detail !== "" && <span className="meta">{detail}</span>}
    </a>
  );
}

function Sign({
  option: { picture, bodystyle, isOwn },
}: Pick<SuggestionRowProps, "option">) {
  if (picture !== undefined)
    return (
      <VehiclePicture picture={picture} alt="" loading="soon" sizes="56px" />
    );
  if (bodystyle !== undefined)
    return <BodyStyleSilhouette bodystyle={bodystyle} />;
  return <Icon name={isOwn ? "arrow-right" : "search"} />;
}
