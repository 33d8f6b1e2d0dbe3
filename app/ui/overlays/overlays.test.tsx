import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Dialog } from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";
import { ToastArea } from "./toast-area.tsx";

const ignore = () => {};

test("a dialog and a drawer are closed until the browser opens them, and named by their title", () => {
  const html = renderToString(
    <>
      <Dialog isOpen onClose={ignore} title="Unlock" closeLabel="Close">
        text
      </Dialog>
      <Drawer isOpen onClose={ignore} title="Filters" closeLabel="Close">
        text
      </Drawer>
    </>,
  );
  expect(html).not.toMatch(/<dialog[^>]* open/);
  for (const [, id] of html.matchAll(/<dialog[^>]*aria-labelledby="([^"]+)"/g))
    expect(html).toMatch(new RegExp(`<h2[^>]*id="${id}"`));
  expect(html.match(/aria-labelledby/g)).toHaveLength(2);
});

const toast = {
  summary: "Saved",
  detail: "",
  lifeMs: 5000,
  isClosable: true,
};

test("what went well waits its turn to be read, what went wrong does not", () => {
  const html = renderToString(
    <ToastArea
      position="top-right"
      closeLabel="Close"
      onClose={ignore}
      toasts={[
        { ...toast, id: 1, severity: "success" },
        { ...toast, id: 2, severity: "error", summary: "Not saved" },
      ]}
    />,
  );
  const [status = "", alert = ""] = html.split('role="alert"');
  expect(status).toContain('role="status"');
  expect(status).toContain("Saved");
  expect(alert).toContain("Not saved");
});

test("both regions stand in the page before anything is said", () => {
  const html = renderToString(
    <ToastArea
      position="top-right"
      closeLabel="Close"
      onClose={ignore}
      toasts={[]}
    />,
  );
  expect(html).toContain('role="status"');
  expect(html).toContain('role="alert"');
});

test("a toast that cannot be closed has no button", () => {
  const html = renderToString(
    <ToastArea
      position="top-right"
      closeLabel="Close"
      onClose={ignore}
      toasts={[{ ...toast, id: 1, severity: "info", isClosable: false }]}
    />,
  );
  expect(html).not.toContain("<button");
});
