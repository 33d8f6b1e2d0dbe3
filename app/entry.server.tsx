import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { type AppPorts, portsContext } from "#app/ports.ts";
import { requestContext, type RequestFacts } from "#app/request-facts.ts";
import "./languages/speak-every-language.ts";
import { createScriptMark } from "#app/document/script-mark.ts";

/** A page as text, with the bodies of the scripts that it brings itself. */
interface RenderedPage {
  readonly html: string;
  readonly inlineScripts: readonly string[];
}

/** The pages just rendered, beside their responses: the server need not read them back out of a stream. */
export const renderedPages = new WeakMap<Response, RenderedPage>();

export function createLoadContext(
  ports: AppPorts,
  facts: RequestFacts,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(portsContext, ports);
  context.set(requestContext, facts);
  return context;
}

const mark = createScriptMark(crypto.randomUUID(), import.meta.env.PROD);

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
    <ServerRouter context={rest} url={request.url} nonce={mark.nonce} />,
  );
  const response = new Response(null, { status, headers });
  renderedPages.set(
    response,
    mark.takeOff(`<!DOCTYPE html>${page}`, formatHandoffScript(handoff)),
  );
  return response;
}

/** What a client asked wrongly is no failure of ours, and was answered. */
export const handleError: HandleErrorFunction = (
  error,
  { request, context },
) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(portsContext).log.error("page failed", {
    // The path alone: queries may carry what a visitor typed.
    path: new URL(request.url).pathname,
    error: error instanceof Error ? error.stack : String(error),
  });
};

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

function formatHandoffScript(handoff: string): string {
  if (handoff === "") return "";
  const controller = "window.__reactRouterContext.streamController";
  return `${controller}.enqueue(${formatScriptString(handoff)});${controller}.close();`;
}

/** A JSON string that can stand inside a script element. */
function formatScriptString(text: string): string {
  return JSON.stringify(text)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
