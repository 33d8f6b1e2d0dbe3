import { translateCopy } from "#app/site/page/copy.ts";
import type { cookieDialogCopy } from "./copy.ts";

export const cookieDialogSpanish = translateCopy<typeof cookieDialogCopy>(
  "cookieDialog",
  {
    close: "Cerrar sin guardar",
    loading: "Cargando su elección",
  },
);
