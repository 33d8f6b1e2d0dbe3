-- Who agreed to what. Every text stands once, under the SHA-256 of its words.
CREATE TABLE consent_texts (
  text_hash text COLLATE "C" NOT NULL PRIMARY KEY,
  text text NOT NULL
);

CREATE TABLE consent_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at_ms bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('cookies', 'contact')),
  -- uniqueUserId; NULL for a visitor without one.
  visitor_id text,
  text_version text NOT NULL,
  text_hash text COLLATE "C" NOT NULL REFERENCES consent_texts (text_hash),
  choice text NOT NULL,
  path text NOT NULL,
  client_address text NOT NULL,
  user_agent text NOT NULL
);

CREATE INDEX consent_entries_by_visitor ON consent_entries (visitor_id, id)
WHERE visitor_id IS NOT NULL;
CREATE INDEX consent_entries_by_time ON consent_entries (at_ms);

-- A ledger is added to; rows past their time may be dropped, but none is changed.
CREATE FUNCTION refuse_consent_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the consent ledger is only added to';
END;
$$;

CREATE TRIGGER consent_texts_stay BEFORE UPDATE ON consent_texts
FOR EACH ROW EXECUTE FUNCTION refuse_consent_change();

CREATE TRIGGER consent_entries_stay BEFORE UPDATE ON consent_entries
FOR EACH ROW EXECUTE FUNCTION refuse_consent_change();
