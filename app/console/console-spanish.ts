import { appointmentsCopyEs } from "./appointments/copy.es.ts";
import { vehiclesCopyEs } from "./vehicles/copy.es.ts";
import { auditCopyEs } from "./audit/copy.es.ts";
import { contentCopyEs } from "./content/copy.es.ts";
import { feedsCopyEs } from "./feeds/copy.es.ts";
import { figuresCopyEs } from "./figures/copy.es.ts";
import { frameCopyEs } from "./frame/copy.es.ts";
import { leadsCopyEs } from "./leads/copy.es.ts";
import { peopleCopyEs } from "./people/copy.es.ts";
import { selfCopyEs } from "./self/copy.es.ts";
import { signInCopyEs } from "./sign-in/copy.es.ts";
import { todayCopyEs } from "./today/copy.es.ts";

/** Apart from the site's: no visitor's browser loads them. */
export const CONSOLE_SPANISH = [
  frameCopyEs,
  signInCopyEs,
  selfCopyEs,
  appointmentsCopyEs,
  todayCopyEs,
  leadsCopyEs,
  vehiclesCopyEs,
  contentCopyEs,
  figuresCopyEs,
  feedsCopyEs,
  peopleCopyEs,
  auditCopyEs,
];
