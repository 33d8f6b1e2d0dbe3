-- Phone numbers are ten digits as a number; none begins with 0.

-- The newest code of each number, as a keyed hash; gone once it was typed in.
CREATE TABLE phone_codes (
  phone INTEGER NOT NULL PRIMARY KEY,
  salt TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  expires_at_ms INTEGER NOT NULL,
  tries_left INTEGER NOT NULL
) STRICT;

-- What allowances are counted from; rows go after a day.
CREATE TABLE phone_code_sends (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  at_ms INTEGER NOT NULL,
  phone INTEGER NOT NULL,
  -- An IPv4 address, or the /64 of an IPv6 one.
  client_key TEXT NOT NULL,
  session_key TEXT
) STRICT;

CREATE INDEX phone_code_sends_by_phone ON phone_code_sends (phone, at_ms);
CREATE INDEX phone_code_sends_by_client ON phone_code_sends (client_key, at_ms);
CREATE INDEX phone_code_sends_by_session ON phone_code_sends (session_key, at_ms)
WHERE session_key IS NOT NULL;
CREATE INDEX phone_code_sends_by_time ON phone_code_sends (at_ms);

CREATE TABLE phone_code_checks (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  at_ms INTEGER NOT NULL,
  phone INTEGER NOT NULL,
  client_key TEXT NOT NULL,
  is_approved INTEGER NOT NULL CHECK (is_approved IN (0, 1))
) STRICT;

CREATE INDEX phone_code_checks_by_phone ON phone_code_checks (phone, at_ms);
CREATE INDEX phone_code_checks_by_client ON phone_code_checks (client_key, at_ms);
CREATE INDEX phone_code_checks_by_time ON phone_code_checks (at_ms);

-- One row: while it is open, nobody is sent a code.
CREATE TABLE phone_code_breaker (
  id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  open_until_ms INTEGER NOT NULL
) STRICT;

INSERT INTO phone_code_breaker (id, open_until_ms) VALUES (1, 0);
