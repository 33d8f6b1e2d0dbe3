import { createServer } from "node:net";

/** One that nobody listens on at this moment. */
export function findFreePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer();
  probe.once("error", reject);
  probe.listen(0, "127.0.0.1", () => {
    const address = probe.address();
    probe.close(() => {
      if (address !== null && typeof address === "object")
        resolve(address.port);
      else reject(new Error("There is no free port."));
    });
  });
  return promise;
}
