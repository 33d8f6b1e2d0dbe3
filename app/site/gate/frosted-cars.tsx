import { DRAWINGS_FOLDER } from "#app/domain/illustration/drawings-folder.ts";

/** The names are written out because what names pictures knows every body and paint: it stays out of the scripts. */
const PICTURES = ["suvs-navy-11", "sedans-red-12", "trucks-white-13"].map(
  (name) => `${DRAWINGS_FOLDER}${name}.svg`,
);

/** Drawings of no car in particular lie behind the frosting: nothing of a hidden car leaves the server. */
export function FrostedCars() {
  return (
    <div className="frosted-cards" aria-hidden="true">
      {PICTURES.map((picture) => (
        <div key={picture} className="frosted-card">
          <img src={picture} alt="" width="1600" height="900" />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
