import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { endSlowBody, waitForPictures } from "./slow-bodies.server.ts";

const SHORT_MS = 50;
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen() {
  const server = createServer((incoming, outgoing) => {
    endSlowBody(incoming, outgoing, SHORT_MS);
    if (incoming.url?.endsWith("/photos/new") === true)
      waitForPictures(incoming);
    incoming.on("error", () => {});
    incoming.resume().once("end", () => outgoing.end("taken"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return (path: string, type: string) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (data) => (answer += data.toString()));
    const ended = once(socket, "close").then(() => answer);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 4\r\nConnection: close\r\n\r\nab`,
    );
    return { ended, finish: () => socket.write("cd") };
  };
}

test("a body that stays away loses its connection, and pictures that are waited for have time", async () => {
  const post = await listen();
  const form = "multipart/form-data; boundary=x";
  const pictures = post("/console/vehicles/1/photos/new", form);
  const elsewhere = post("/contact", form);
  const typed = post("/console/me/language", "text/plain");
  expect(await elsewhere.ended).toContain("408 Request Timeout");
  expect(await typed.ended).toContain("408 Request Timeout");
  pictures.finish();
  expect(await pictures.ended).toContain("taken");
});

test("a body that comes in time is answered", async () => {
  const post = await listen();
  const typed = post("/contact", "text/plain");
  typed.finish();
  expect(await typed.ended).toContain("taken");
});
