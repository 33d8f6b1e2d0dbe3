-- Who agreed to what. Every text stands once, under the SHA-256 of its words.
CREATE TABLE consent_texts (
  text_hash TEXT NOT NULL PRIMARY KEY,
  text TEXT NOT NULL
) STRICT;

CREATE TABLE consent_entries (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  at_ms INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('cookies', 'contact')),
  -- uniqueUserId; NULL for a visitor without one.
  visitor_id TEXT,
  text_version TEXT NOT NULL,
  text_hash TEXT NOT NULL REFERENCES consent_texts (text_hash),
  choice TEXT NOT NULL,
  path TEXT NOT NULL,
  client_address TEXT NOT NULL,
  user_agent TEXT NOT NULL
) STRICT;

CREATE INDEX consent_entries_by_visitor ON consent_entries (visitor_id, id)
WHERE visitor_id IS NOT NULL;
CREATE INDEX consent_entries_by_time ON consent_entries (at_ms);

-- A ledger is added to; rows past their time may be dropped, but none is changed.
CREATE TRIGGER consent_texts_stay BEFORE UPDATE ON consent_texts
BEGIN
  SELECT RAISE(ABORT, 'the consent ledger is only added to');
END;

CREATE TRIGGER consent_entries_stay BEFORE UPDATE ON consent_entries
BEGIN
  SELECT RAISE(ABORT, 'the consent ledger is only added to');
END;
