import { auditCopyEs } from "./audit/copy.es.ts";
import { contentCopyEs } from "./content/copy.es.ts";
import { frameCopyEs } from "./frame/copy.es.ts";
import { peopleCopyEs } from "./people/copy.es.ts";
import { selfCopyEs } from "./self/copy.es.ts";
import { signInCopyEs } from "./sign-in/copy.es.ts";

/** Apart from the site's: no visitor's browser loads them. */
export const CONSOLE_SPANISH = [
  frameCopyEs,
  signInCopyEs,
  selfCopyEs,
  contentCopyEs,
  peopleCopyEs,
  auditCopyEs,
];
