import type { Kysely, Transaction } from "kysely";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type {
  StoredVisitorMail,
  VisitorMail,
  VisitorMailAttachment,
} from "#app/domain/visitor-mail/visitor-mail.ts";

/** The column `content` holds this; the files are in base64. */
interface MailContent extends Pick<
  VisitorMail,
  "text" | "html" | "unsubscribeUrl"
> {
  readonly attachments: readonly (Omit<VisitorMailAttachment, "bytes"> & {
    readonly base64: string;
  })[];
}

/** The mail and its delivery, or nothing when the key was there before: false. */
export async function insertVisitorMail(
  trx: Transaction<LeadsTables>,
  mail: VisitorMail,
  createdAtMs: number,
): Promise<boolean> {
  const added = await trx
    .insertInto("visitor_mails")
    .values({
      idempotency_key: mail.idempotencyKey,
      kind: mail.kind,
      store_id: mail.storeId,
      visitor_id: mail.visitorId,
      created_at_ms: createdAtMs,
      content: formatContent(mail),
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added === undefined) return false;
  await trx
    .insertInto("outbox")
    .values({
      lead_id: null,
      visitor_mail_id: added.id,
      recipient_id: mail.kind,
      recipient_name: mail.to.name,
      recipient: mail.to.email,
      format: "visitor",
      subject: mail.subject,
      is_fallback: 0,
      state: "waiting",
      queued_at_ms: createdAtMs,
      due_at_ms: createdAtMs,
      attempt_count: 0,
    })
    .execute();
  return true;
}

/** Each mail is parsed only when it is asked for, so that one that cannot be read spoils no other. */
export async function readStoredVisitorMails(
  db: Kysely<LeadsTables>,
  ids: readonly number[],
): Promise<(id: number | null) => StoredVisitorMail> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom("visitor_mails")
          .select(["id", "kind", "store_id", "created_at_ms", "content"])
          .where("id", "in", ids)
          .execute();
  return (id) => {
    const row = rows.find((it) => it.id === id);
    if (row === undefined) throw new Error(`There is no visitor mail ${id}.`);
    const content: MailContent = JSON.parse(row.content);
    return {
      ...content,
      id: row.id,
      kind: row.kind,
      storeId: row.store_id,
      createdAtMs: row.created_at_ms,
      attachments: content.attachments.map(({ base64, ...file }) => ({
        ...file,
        bytes: Buffer.from(base64, "base64"),
      })),
    };
  };
}

function formatContent({
  text,
  html,
  unsubscribeUrl,
  attachments,
}: VisitorMail): string {
  const content: MailContent = {
    text,
    html,
    unsubscribeUrl,
    attachments: attachments.map(({ bytes, ...file }) => ({
      ...file,
      base64: Buffer.from(bytes).toString("base64"),
    })),
  };
  return JSON.stringify(content);
}
