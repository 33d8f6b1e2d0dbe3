import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { installPopGuard } from "#app/ui/overlays/pop-guard.ts";

installPopGuard();

// What a translator has changed is not what the server sent.
window.translatedTexts?.hold(document);
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
