import type { VinDecoder } from "#app/operator-ports.ts";
import type { DecodedVin } from "#app/domain/vehicle/vin.ts";
import { findDecodableVin } from "#app/domain/feed-row/fill-from-vin.ts";
import {
  type AcceptedDraft,
  type DraftContext,
  draftVehicle,
} from "#app/domain/feed-row/vehicle-draft.ts";
import type { FeedRowEvent } from "./feed-rows.server.ts";

export type DraftedRow =
  | ({ readonly kind: "vehicle"; readonly row: number } & AcceptedDraft)
  | Exclude<FeedRowEvent, { kind: "row" }>;

const ROWS_PER_BATCH = 64;

/** Everything stays in order; VINs fill in what rows do not say. */
export async function* draftRows(
  events: AsyncIterable<FeedRowEvent>,
  decoder: VinDecoder | null,
  context: DraftContext,
): AsyncGenerator<DraftedRow> {
  if (decoder === null) {
    for await (const event of events) yield draftRow(event, null, context);
    return;
  }
  // One batch is decoded while the next is read.
  let held: { batch: Batch; decoding: Decoding } | null = null;
  for await (const batch of splitIntoBatches(events)) {
    const decoding = decodeBatch(batch, decoder);
    if (held !== null)
      yield* draftBatch(held.batch, await held.decoding, context);
    held = { batch, decoding };
  }
  if (held !== null)
    yield* draftBatch(held.batch, await held.decoding, context);
}

type Batch = readonly FeedRowEvent[];
type Decoding = Promise<ReadonlyMap<FeedRowEvent, DecodedVin | null>>;

async function decodeBatch(batch: Batch, decoder: VinDecoder): Decoding {
  const rows: FeedRowEvent[] = [];
  const vins: string[] = [];
  for (const event of batch) {
    const vin = event.kind === "row" ? findDecodableVin(event.cells) : null;
    if (vin === null) continue;
    rows.push(event);
    vins.push(vin);
  }
  const decoded = await decoder.decode(vins);
  return new Map(rows.map((row, at) => [row, decoded[at] ?? null]));
}

function* draftBatch(
  batch: Batch,
  decoded: Awaited<Decoding>,
  context: DraftContext,
): Generator<DraftedRow> {
  for (const event of batch)
    yield draftRow(event, decoded.get(event) ?? null, context);
}

function draftRow(
  event: FeedRowEvent,
  decoded: DecodedVin | null,
  context: DraftContext,
): DraftedRow {
  if (event.kind !== "row") return event;
  const { row, cells, warning } = event;
  const draft = draftVehicle(cells, context, decoded);
  if (draft.status === "refused")
    return { kind: "refused", row, vin: draft.vin, reason: draft.reason };
  const warnings =
    warning === null ? draft.warnings : [warning, ...draft.warnings];
  return { ...draft, kind: "vehicle", row, warnings };
}

async function* splitIntoBatches<T>(
  items: AsyncIterable<T>,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < ROWS_PER_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
