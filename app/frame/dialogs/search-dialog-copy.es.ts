import { translateCopy } from "#app/site/page/copy.ts";
import type { searchDialogCopy } from "./search-dialog-copy.ts";

export const searchDialogSpanish = translateCopy<typeof searchDialogCopy>(
  "searchDialog",
  {
    title: "Buscar autos",
    close: "Cerrar la búsqueda",
    key: "Presione / para buscar desde cualquier página",
  },
);
