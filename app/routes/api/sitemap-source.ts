import {
  isSourceName,
  answerSitemapSource,
} from "#app/features/sitemap/sitemap-answers.server.ts";
import { portsContext } from "#app/ports.ts";
import type { Route } from "./+types/sitemap-source.ts";

/** Spec §7, internal sitemap sources: `/api/___sitemaps___/filters`, `/vehicles`, `/offers`. */
export function loader({ context, params }: Route.LoaderArgs): Response {
  return isSourceName(params.source)
    ? answerSitemapSource(context.get(portsContext), params.source)
    : Response.json({ message: "Not found." }, { status: 404 });
}
