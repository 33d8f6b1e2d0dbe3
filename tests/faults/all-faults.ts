import type { Fault } from "./fault.ts";
import { crashPoints } from "./crash-points.ts";
import { diskFull, syncFails } from "./disk-faults.ts";
import { killNineOnPostgres, killNineOnSqlite } from "./kill-nine.ts";
import {
  groupKilledOnPostgres,
  groupKilledOnSqlite,
  mailServerKilled,
} from "./killed-delivery.ts";
import {
  ambiguousMailServer,
  busyMailServer,
  oneRecipientRefused,
  strangeMailServer,
} from "./mail-faults.ts";
import { oneKeyOnPostgres, oneKeyOnSqlite } from "./one-key.ts";
import { postgresFails } from "./postgres-faults.ts";
import {
  editedAndSentAgain,
  longOutage,
  lostAnswer,
  poisonedLeads,
  pressedTwice,
  simulation,
} from "./other-runners.ts";
import { powerLoss } from "./power-loss.ts";
import { rollingRestart } from "./rolling-restart.ts";
import { writeOrder } from "./write-order.ts";

/** In the order of their numbers. */
export const FAULTS: readonly Fault[] = [
  killNineOnSqlite,
  killNineOnPostgres,
  mailServerKilled,
  groupKilledOnSqlite,
  groupKilledOnPostgres,
  powerLoss,
  crashPoints,
  writeOrder,
  syncFails,
  diskFull,
  longOutage,
  busyMailServer,
  oneRecipientRefused,
  ambiguousMailServer,
  strangeMailServer,
  oneKeyOnSqlite,
  oneKeyOnPostgres,
  pressedTwice,
  editedAndSentAgain,
  lostAnswer,
  postgresFails,
  rollingRestart,
  poisonedLeads,
  simulation,
];
