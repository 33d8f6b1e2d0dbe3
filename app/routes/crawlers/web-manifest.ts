import { type LoadContext, portsContext } from "#app/ports.ts";

/** The icons' ground. */
const GROUND = "#1b3329";

/** `/site.webmanifest`: what a phone calls and shows the site by on its home screen. */
export function loader({ context }: { readonly context: LoadContext }) {
  const { site, storeGroup } = context.get(portsContext).profile;
  const { defaultLanguage } = site;
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: storeGroup.description[defaultLanguage],
    lang: defaultLanguage,
    start_url: "/",
    // Without an address bar there would be no way back.
    display: "minimal-ui",
    background_color: "#ffffff",
    theme_color: GROUND,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      ...[192, 512].map((edgePx) => ({
        src: `/icon-${edgePx}.png`,
        type: "image/png",
        sizes: `${edgePx}x${edgePx}`,
        purpose: "maskable",
      })),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
      Vary: "Accept-Encoding",
    },
  });
}
