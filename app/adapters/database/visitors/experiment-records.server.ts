import { hash } from "node:crypto";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { ExperimentRecords } from "#app/operator-ports.ts";

export function createExperimentRecords({
  bulkDb,
}: Pick<DatabaseArea<LeadsTables>, "bulkDb">): ExperimentRecords {
  return {
    async count(experiment) {
      const rows = await bulkDb
        .selectFrom("experiment_views")
        .select((eb) => [
          "variant",
          "is_mixed",
          eb.fn.countAll<number | string>().as("visitors"),
          eb.fn.count<number | string>("lead_at_ms").as("converted"),
        ])
        .where("experiment", "=", experiment)
        .groupBy(["variant", "is_mixed"])
        .orderBy("variant")
        .execute();
      const own = rows.filter((it) => it.is_mixed === 0);
      const mixed = rows.filter((it) => it.is_mixed === 1);
      return {
        variants: own.map(({ variant, visitors, converted }) => ({
          variant,
          visitors: Number(visitors),
          converted: Number(converted),
        })),
        mixedVisitors: mixed.reduce((sum, it) => sum + Number(it.visitors), 0),
      };
    },

    async listNames() {
      const rows = await bulkDb
        .selectFrom("experiment_views")
        .select("experiment")
        .distinct()
        .orderBy("experiment")
        .execute();
      return rows.map(({ experiment }) => experiment);
    },

    async listViews(visitorId) {
      const rows = await bulkDb
        .selectFrom("experiment_views")
        .select([
          "experiment",
          "variant",
          "seen_at_ms",
          "lead_at_ms",
          "is_mixed",
        ])
        .where("visitor_hash", "=", hash("sha256", visitorId))
        .orderBy("experiment")
        .execute();
      return rows.map((row) => ({
        experiment: row.experiment,
        variant: row.variant,
        seenAtMs: row.seen_at_ms,
        leadAtMs: row.lead_at_ms,
        isMixed: row.is_mixed === 1,
      }));
    },
  };
}
