-- A code belongs to the browser that asked for it: nobody else's guesses or codes end it. Codes live for minutes, so
-- those on their way are asked for again.
DROP TABLE phone_codes;

CREATE TABLE phone_codes (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  phone INTEGER NOT NULL,
  -- SHA-256 of the secret in the asking browser's cookie.
  asker_key TEXT NOT NULL,
  salt TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  expires_at_ms INTEGER NOT NULL,
  tries_left INTEGER NOT NULL,
  UNIQUE (phone, asker_key)
) STRICT;

ALTER TABLE phone_code_sends ADD COLUMN asker_key TEXT;

-- Null where the browser had not asked for a code of this number: such a guess can hit nothing.
ALTER TABLE phone_code_checks ADD COLUMN asker_key TEXT;

CREATE INDEX phone_code_checks_by_asker ON phone_code_checks (asker_key, at_ms)
WHERE asker_key IS NOT NULL;
