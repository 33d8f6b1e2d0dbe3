import { createSeal } from "#app/adapters/http/requests/sealed-text.server.ts";
import {
  getStopAddress,
  printStopMailbox,
  STOP_LINK_SEAL,
  type StopMailbox,
} from "#app/domain/contact-stop/stop-link.ts";
import { TEST_SECRET_KEY } from "./test-site.ts";

/** As test sites seal the links of their mails. */
export const STOP_LINKS = createSeal(STOP_LINK_SEAL, {
  secretKey: TEST_SECRET_KEY,
  previousSecretKey: null,
});

export function aStopAddress(changes: Partial<StopMailbox> = {}): string {
  return getStopAddress(
    STOP_LINKS.close(
      printStopMailbox({
        email: "Nora.Quill@visitor.example",
        name: "Nora Quill",
        storeId: "joliet",
        visitorId: "v-1",
        ...changes,
      }),
    ),
  );
}
