import designStyles from "#app/features/design/design.css?url";
import { DesignPage } from "#app/features/design/design-page.tsx";

export const links = () => [{ rel: "stylesheet", href: designStyles }];

/** Registered in development only (routes.ts). */
export default function Design() {
  return <DesignPage />;
}
