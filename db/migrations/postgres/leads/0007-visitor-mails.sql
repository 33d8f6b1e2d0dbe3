-- Mails to visitors, who asked for them; each has one row of the outbox.
CREATE TABLE visitor_mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- One key stands for one mail, however often a form is sent.
  idempotency_key text NOT NULL UNIQUE,
  -- What the mail is about, for the log: it names nobody.
  kind text NOT NULL,
  store_id text NOT NULL,
  -- uniqueUserId; NULL for a visitor without one.
  visitor_id text,
  created_at_ms bigint NOT NULL,
  -- JSON: text, HTML, attachments and the address that ends such mails.
  content text NOT NULL
);

CREATE INDEX visitor_mails_by_time ON visitor_mails (created_at_ms);
CREATE INDEX visitor_mails_by_visitor ON visitor_mails (visitor_id)
WHERE visitor_id IS NOT NULL;

ALTER TABLE outbox ALTER COLUMN lead_id DROP NOT NULL;
ALTER TABLE outbox ADD COLUMN visitor_mail_id bigint REFERENCES visitor_mails (id) ON DELETE CASCADE;
ALTER TABLE outbox DROP CONSTRAINT outbox_format_check;
ALTER TABLE outbox ADD CONSTRAINT outbox_format_check CHECK (format IN ('adf', 'text', 'visitor'));
-- Either a lead or a mail to a visitor.
ALTER TABLE outbox ADD CONSTRAINT outbox_content_check CHECK ((lead_id IS NULL) <> (visitor_mail_id IS NULL));

CREATE UNIQUE INDEX outbox_by_visitor_mail ON outbox (visitor_mail_id)
WHERE visitor_mail_id IS NOT NULL;
