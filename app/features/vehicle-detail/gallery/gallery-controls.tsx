import type { Translate } from "#app/site/page/copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";

interface ControlsProps {
  readonly at: number;
  readonly count: number;
  readonly t: Translate<VehicleText>;
}

/** Without JavaScript every picture carries its own controls, which are links into the strip. */
export function GalleryLinks({ at, count, t }: ControlsProps) {
  return (
    <span className="gallery-count">
      <StepLink to={at - 1} count={count} t={t} />
      <span>{t("pictureCount", { at: at + 1, count })}</span>
      <StepLink to={at + 1} count={count} t={t} isNext />
    </span>
  );
}

function StepLink({
  to,
  count,
  t,
  isNext = false,
}: Omit<ControlsProps, "at"> & {
  readonly to: number;
  readonly isNext?: boolean;
}) {
  const icon = <Icon name={isNext ? "chevron-right" : "chevron-left"} />;
  if (to < 0 || to >= count)
    return <span className="icon-btn off">{icon}</span>;
  return (
    <a
      className="icon-btn"
      href={`#${getPictureId(to)}`}
      aria-label={t(isNext ? "nextPicture" : "previousPicture")}
    >
      {icon}
    </a>
  );
}

interface ButtonsProps extends ControlsProps {
  readonly onGo: (at: number) => void;
}

/** With JavaScript the strip has one set of controls, which keeps its place and the focus. */
export function GalleryButtons({ at, count, t, onGo }: ButtonsProps) {
  return (
    <>
      <StepButton
        label={t("previousPicture")}
        isEnd={at === 0}
        onPress={() => onGo(at - 1)}
      />
      <span>
        <span aria-hidden="true">
          {t("pictureCount", { at: at + 1, count })}
        </span>
        <output className="vh">{t("pictureAt", { at: at + 1, count })}</output>
      </span>
      <StepButton
        label={t("nextPicture")}
        isEnd={at === count - 1}
        onPress={() => onGo(at + 1)}
        isNext
      />
    </>
  );
}

/** At an end it keeps the focus and does nothing. */
function StepButton({
  label,
  isEnd,
  onPress,
  isNext = false,
}: {
  readonly label: string;
  readonly isEnd: boolean;
  readonly onPress: () => void;
  readonly isNext?: boolean;
}) {
  return (
    <button
      className={isEnd ? "icon-btn off" : "icon-btn"}
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onPress()}
    >
      <Icon name={isNext ? "chevron-right" : "chevron-left"} />
    </button>
  );
}

export const getPictureId = (at: number): string => `picture-${at + 1}`;
