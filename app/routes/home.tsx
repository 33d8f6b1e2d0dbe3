import { useLoaderData } from "react-router";
import { HomePage } from "#app/features/home/home-page.tsx";
import { homePage } from "#app/features/home/home.server.ts";
import { portsContext, requestContext } from "#app/ports.ts";
import { packPageData, unpackPageData } from "#app/site/shell/page-data.ts";
import type { Route } from "./+types/home.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { gate, language } = context.get(requestContext);
  return packPageData(homePage(context.get(portsContext), gate, language));
}

export default function Home() {
  return <HomePage page={unpackPageData(useLoaderData<typeof loader>())} />;
}
