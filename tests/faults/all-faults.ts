import type { Fault } from "./fault.ts";
import { clockJumps } from "./clock-jumps.ts";
import { clockNights } from "./clock-nights.ts";
import { crashPoints } from "./crash-points.ts";
import { diskFull, syncFails } from "./disk-faults.ts";
import { feedImportOnPostgres, feedImportOnSqlite } from "./feed-import.ts";
import { foreignLock, lockedTables } from "./held-locks.ts";
import {
  killedBookingOnPostgres,
  killedBookingOnSqlite,
} from "./killed-booking.ts";
import { killedEditsOnPostgres, killedEditsOnSqlite } from "./killed-edits.ts";
import {
  killedReleaseOnPostgres,
  killedReleaseOnSqlite,
} from "./killed-release.ts";
import { killedRelayOnSqlite, killedRelayOnTwoNodes } from "./killed-relay.ts";
import { killNineOnPostgres, killNineOnSqlite } from "./kill-nine.ts";
import {
  groupKilledOnPostgres,
  groupKilledOnSqlite,
  mailServerKilled,
} from "./killed-delivery.ts";
import { lastPlaceOnSqlite, lastPlaceOnTwoNodes } from "./last-place.ts";
import { logFails } from "./log-faults.ts";
import { leadsFileLost } from "./lost-file.ts";
import { droppedPackets, silentMailServer } from "./mail-black-hole.ts";
import {
  lostMailAnswersOnPostgres,
  lostMailAnswersOnSqlite,
  refusedSettingsOnPostgres,
  refusedSettingsOnSqlite,
  slowAnswersOnPostgres,
  slowAnswersOnSqlite,
} from "./mail-answers.ts";
import {
  busyMailServer,
  oneRecipientRefused,
  strangeMailServer,
} from "./mail-faults.ts";
import { nodeKilled, nodeStops } from "./node-ends.ts";
import { oddFolder } from "./odd-folder.ts";
import { oneKeyOnPostgres, oneKeyOnSqlite } from "./one-key.ts";
import { postgresFails, postgresFailsTwoNodes } from "./postgres-faults.ts";
import {
  editedAndSentAgain,
  longOutage,
  lostAnswer,
  poisonedLeads,
  pressedTwice,
  simulation,
} from "./other-runners.ts";
import { powerLoss } from "./power-loss.ts";
import { restartInPlace, rollingRestart } from "./rolling-restart.ts";
import {
  nodesShareFolder,
  nodesShareInventory,
} from "./two-nodes-inventory.ts";
import { oneKeyOnTwoNodes } from "./two-nodes-one-key.ts";
import { nodesShareLimits, nodesShareVisitors } from "./two-nodes-visitors.ts";
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
  logFails,
  longOutage,
  silentMailServer,
  droppedPackets,
  busyMailServer,
  oneRecipientRefused,
  lostMailAnswersOnSqlite,
  lostMailAnswersOnPostgres,
  strangeMailServer,
  oneKeyOnSqlite,
  oneKeyOnPostgres,
  pressedTwice,
  editedAndSentAgain,
  lostAnswer,
  oneKeyOnTwoNodes,
  lastPlaceOnSqlite,
  lastPlaceOnTwoNodes,
  postgresFails,
  postgresFailsTwoNodes,
  lockedTables,
  clockJumps,
  clockNights,
  rollingRestart,
  restartInPlace,
  nodeStops,
  nodeKilled,
  poisonedLeads,
  simulation,
  feedImportOnSqlite,
  feedImportOnPostgres,
  oddFolder,
  nodesShareInventory,
  nodesShareFolder,
  nodesShareVisitors,
  nodesShareLimits,
  slowAnswersOnSqlite,
  slowAnswersOnPostgres,
  refusedSettingsOnSqlite,
  refusedSettingsOnPostgres,
  leadsFileLost,
  foreignLock,
  killedBookingOnSqlite,
  killedBookingOnPostgres,
  killedRelayOnSqlite,
  killedRelayOnTwoNodes,
  killedEditsOnSqlite,
  killedEditsOnPostgres,
  killedReleaseOnSqlite,
  killedReleaseOnPostgres,
];
