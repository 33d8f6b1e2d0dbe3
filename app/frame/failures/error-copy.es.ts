import { translateCopy } from "#app/site/page/copy.ts";
import type { errorCopy } from "./error-copy.ts";

export const errorSpanish = translateCopy<typeof errorCopy>("shell", {
  errorBadge: "Algo salió mal",
  errorTitle: "Esta página se descompuso",
  errorSubtitle:
    "Es culpa nuestra y ya quedó registrado. Por favor, inténtelo de nuevo en un minuto, o llámenos.",
  errorButton: "Volver al inicio",
  errorButtonLink: "/es",
  errorCall: "Llamar al {phone}",
  awayTitle: "No podemos cargar nuestro inventario",
  awaySubtitle:
    "Ahora mismo no podemos leer lo que va en esta página. Por favor, inténtelo de nuevo en un minuto, o llámenos.",
  offlineBadge: "Sin conexión",
  offlineTitle: "No tiene internet",
  offlineSubtitle:
    "No pudimos cargar esta página. Se abrirá sola cuando vuelva la conexión.",
  tryAgain: "Intentar de nuevo",
  offlineToast: "No tiene internet",
  offlineToastDetail:
    "Esta página se queda como está, con todo lo que escribió. Inténtelo de nuevo cuando vuelva la conexión.",
  onlineToast: "Ya tiene internet",
});
