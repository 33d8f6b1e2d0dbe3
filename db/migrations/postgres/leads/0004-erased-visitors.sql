-- Visitors who had their details erased: a copy of their old cookie opens nothing any more.
CREATE TABLE erased_visitors (
  -- SHA-256 of uniqueUserId, in hex: the id itself is forgotten.
  visitor_hash text NOT NULL PRIMARY KEY,
  erased_at_ms bigint NOT NULL
);

CREATE INDEX erased_visitors_by_time ON erased_visitors (erased_at_ms);
