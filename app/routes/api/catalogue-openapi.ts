import { buildCatalogueOpenApi } from "#app/features/catalogue/openapi.ts";
import { type LoadContext, portsContext } from "#app/ports.ts";
import { getCatalogueRules } from "#app/site/store/profile-rules.ts";

export function loader({ context }: { readonly context: LoadContext }) {
  const { profile, siteUrl } = context.get(portsContext);
  return Response.json(
    buildCatalogueOpenApi(siteUrl, profile, getCatalogueRules(profile)),
    { headers: { "Cache-Control": "public, max-age=300" } },
  );
}
