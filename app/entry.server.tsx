import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import {
  type AppPorts,
  portsContext,
  requestContext,
  type RequestFacts,
} from "./ports.ts";

/** Bodies of the pages just rendered, so that the server need not read them back out of a stream. */
export const renderedPages = new WeakMap<Response, string>();

export function createLoadContext(
  ports: AppPorts,
  facts: RequestFacts,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(portsContext, ports);
  context.set(requestContext, facts);
  return context;
}

/**
 * One string instead of React's stream: twice the pages a second (docs/decisions/0002).
 * The loader data that the framework would stream behind the page is read first and written into it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { serverHandoffStream, ...rest } = entryContext;
  const handoff = await readAll(serverHandoffStream);
  const page = renderToString(
    <ServerRouter context={rest} url={request.url} />,
  );
  const html = `<!DOCTYPE html>${insertHandoff(page, handoff)}`;
  const response = new Response(request.method === "HEAD" ? null : html, {
    status,
    headers,
  });
  renderedPages.set(response, html);
  return response;
}

async function readAll(
  stream: ReadableStream<Uint8Array> | undefined,
): Promise<string> {
  if (stream === undefined) return "";
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of stream)
    text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}

const BODY_END = "</body>";

function insertHandoff(page: string, handoff: string): string {
  const end = page.lastIndexOf(BODY_END);
  if (end === -1 || handoff === "") return page;
  const controller = "window.__reactRouterContext.streamController";
  const script = `<script>${controller}.enqueue(${scriptString(handoff)});${controller}.close();</script>`;
  return page.slice(0, end) + script + page.slice(end);
}

/** A JSON string that can stand inside a script element. */
function scriptString(text: string): string {
  return JSON.stringify(text)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
