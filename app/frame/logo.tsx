import { getPageAddress } from "#app/domain/address/page-address.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { frameCopy } from "./frame-copy.ts";

const HEIGHT_PX = 40;
const ICON_PX = 30;

/** The dealer's own logo, or its icon and name in type. */
export function Logo({ isInverse = false }: { readonly isInverse?: boolean }) {
  const { logo, name, language } = useSite();
  const t = useTexts(frameCopy);
  const image = isInverse ? logo.inverse : logo.default;
  return (
    <a
      className="logo"
      href={getPageAddress("home", { language })}
      aria-label={t("home", { name })}
    >
      {image !== null ? (
        <img src={image} alt="" height={HEIGHT_PX} />
      ) : (
        <>
          {logo.icon !== null && (
            <img src={logo.icon} alt="" width={ICON_PX} height={ICON_PX} />
          )}
          <span>{name}</span>
        </>
      )}
    </a>
  );
}
