-- What visitors wrote in the chat: each has one conversation at a time, which later messages join.
CREATE TABLE conversations (
  -- uniqueUserId.
  visitor_id text NOT NULL PRIMARY KEY,
  -- Part of the key of its leads.
  id text NOT NULL,
  store_id text NOT NULL,
  -- Of the first message's lead.
  reference text NOT NULL,
  kept_until_ms bigint NOT NULL,
  -- Two messages at once wait for each other here.
  writes bigint NOT NULL,
  -- JSON: contact details and messages.
  content text NOT NULL
);

CREATE INDEX conversations_by_end ON conversations (kept_until_ms);

-- Mailboxes whose owners want no more contact. Only a hash is here, so that the list itself is no list of addresses.
CREATE TABLE contact_stops (
  mailbox_hash text NOT NULL PRIMARY KEY,
  -- Of the newest press: what was asked for before it has ended.
  stopped_at_ms bigint NOT NULL,
  -- The stores hear of it once a day at most.
  told_at_ms bigint NOT NULL
);

CREATE INDEX contact_stops_by_time ON contact_stops (stopped_at_ms);
