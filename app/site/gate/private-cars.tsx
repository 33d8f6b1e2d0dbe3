import { Icon } from "#app/ui/icon.tsx";

export interface HiddenCarsProps {
  /** "218 private cars" */
  readonly title: string;
  /** Their addresses. */
  readonly drawings: readonly string[];
}

/** Nothing of a hidden car leaves the server but how many there are. */
export function HiddenCars({ title, drawings }: HiddenCarsProps) {
  return (
    <section className="hidden-cars">
      <div className="private-cars">
        {drawings.map((address) => (
          <img
            key={address}
            src={address}
            alt=""
            width={1300}
            height={510}
            loading="lazy"
          />
        ))}
      </div>
      <p>
        <Icon name="lock" size={24} />
        <b>{title}</b>
      </p>
    </section>
  );
}
