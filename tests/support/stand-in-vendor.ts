import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as v from "valibot";
import { type ConversionsBody, conversionsBody } from "./conversions-schema.ts";

export interface VendorAnswer {
  readonly status: number;
  readonly body?: unknown;
  /** It never answers, and takes nothing. */
  readonly isSilent?: boolean;
}

export interface StandInVendor {
  readonly url: string;
  /** Bodies as they came, whatever was answered. */
  readonly asked: readonly ConversionsBody[];
  /** Ids of the events that were answered with success, in their order. */
  readonly taken: readonly string[];
  readonly paths: readonly string[];
  /** What it answers to a body; the default takes it. */
  answer: (body: ConversionsBody) => VendorAnswer;
  close(): Promise<void>;
}

/** Takes events as Meta's Conversions API does. A body that Meta does not know is answered 400, and breaks the test. */
export async function startStandInVendor(port = 0): Promise<StandInVendor> {
  const asked: ConversionsBody[] = [];
  const taken: string[] = [];
  const paths: string[] = [];
  const vendor = {
    url: "",
    asked,
    taken,
    paths,
    answer: (): VendorAnswer => ({ status: 200 }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  } as StandInVendor & { url: string };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const sent: unknown = JSON.parse(Buffer.concat(pieces).toString("utf8"));
      const parsed = v.safeParse(conversionsBody, sent);
      if (!parsed.success) {
        const faults = JSON.stringify(v.flatten(parsed.issues));
        paths.push(`no body of Meta's: ${faults}`);
        return response.writeHead(400).end("{}");
      }
      paths.push(request.url ?? "");
      asked.push(parsed.output);
      const answer = vendor.answer(parsed.output);
      if (answer.isSilent === true) return response;
      if (answer.status === 200)
        taken.push(...parsed.output.data.map(({ event_id }) => event_id));
      response.writeHead(answer.status, {
        "Content-Type": "application/json",
      });
      return response.end(
        JSON.stringify(
          answer.body ?? { events_received: parsed.output.data.length },
        ),
      );
    });
  });
  await new Promise<void>((resolve) =>
    server.listen(port, "127.0.0.1", resolve),
  );
  vendor.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v24.0`;
  return vendor;
}
