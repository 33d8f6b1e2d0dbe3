import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { splitLanguage } from "./domain/address/printed-address.ts";
import { DICTIONARIES } from "./languages/dictionaries.ts";
import { addDictionary } from "./site/page/copy.ts";
import { ignoreAborts } from "./frame/failures/ignore-aborts.ts";
import {
  holdLaterRoutes,
  LaterRoutes,
  WHEN_ROUTER_IS_MADE,
} from "./frame/navigation/later-routes.tsx";
import { installPopGuard } from "#app/ui/overlays/pop-guard.ts";

installPopGuard();
ignoreAborts();

void start();

async function start() {
  const { language } = splitLanguage(location.pathname);
  if (language !== "en")
    addDictionary(language, await DICTIONARIES[language]());
  // What a translator has changed is not what the server sent.
  window.translatedTexts?.hold(document);
  // In development the framework renews routes by the whole list.
  if (import.meta.env.PROD) holdLaterRoutes(language);
  startTransition(() => {
    hydrateRoot(
      document,
      <>
        <LaterRoutes />
        <HydratedRouter instrumentations={[WHEN_ROUTER_IS_MADE]} />
      </>,
    );
  });
}
