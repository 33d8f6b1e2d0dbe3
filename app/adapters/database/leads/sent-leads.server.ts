import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { LeadType } from "#app/domain/store-profile/leads.ts";
import type { SentLeads } from "#app/ports/lead-ports.ts";
import type { LeadContent } from "./lead-row.server.ts";

export function createSentLeads({
  db,
}: Pick<DatabaseArea<LeadsTables>, "db">): SentLeads {
  return {
    async find(reference, visitorId) {
      const row = await db
        .selectFrom("leads")
        .select(["type", "topic_id", "content"])
        .where("reference", "=", reference)
        .executeTakeFirst();
      if (row === undefined) return null;
      const {
        user,
        visitorId: senderId,
        about = null,
      } = JSON.parse(row.content) as LeadContent;
      return senderId === visitorId
        ? {
            type: row.type as LeadType,
            topicId: row.topic_id,
            text: user.comments,
            about,
          }
        : null;
    },
  };
}
