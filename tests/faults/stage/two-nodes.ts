import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { FaultRun } from "../fault.ts";
import { findFreePort } from "./free-port.ts";
import { newPostgres, type PostgresCluster } from "./postgres-cluster.ts";
import { type SitePlace, type SiteProcess, startSite } from "./site-process.ts";

export interface TwoNodes {
  readonly postgres: PostgresCluster;
  /** Of the first node: for the commands, and for looks into the database. */
  readonly place: SitePlace;
  /** The one that runs now. */
  node(index: 0 | 1): SiteProcess;
  /** Again in the same place, after its end. */
  start(index: 0 | 1): Promise<SiteProcess>;
}

type NodeOptions = Omit<SitePlace, "port" | "dataDir" | "databaseUrl">;

/** Two servers over one PostgreSQL, each with a folder of its own, as on two machines. */
export async function startTwoNodes(
  run: Pick<FaultRun, "folder" | "onEnd">,
  rest: NodeOptions = {},
  restOfSecond: NodeOptions = rest,
): Promise<TwoNodes> {
  const postgres = await newPostgres(run);
  const places = [
    await newNodePlace(run, 0, postgres, rest),
    await newNodePlace(run, 1, postgres, restOfSecond),
  ] as const;
  const sites = [startSite(run, places[0]), startSite(run, places[1])];
  await Promise.all(sites.map((site) => site.ready()));
  const node = (index: 0 | 1) => {
    const site = sites[index];
    if (site === undefined) throw new Error("There are two nodes.");
    return site;
  };
  return {
    postgres,
    place: places[0],
    node,
    async start(index) {
      const site = startSite(run, places[index]);
      await site.ready();
      sites[index] = site;
      return site;
    },
  };
}

async function newNodePlace(
  run: Pick<FaultRun, "folder">,
  index: number,
  { url }: PostgresCluster,
  rest: NodeOptions,
): Promise<SitePlace> {
  const dataDir = join(run.folder, `node-${index + 1}`);
  mkdirSync(dataDir);
  return { port: await findFreePort(), dataDir, databaseUrl: url, ...rest };
}
