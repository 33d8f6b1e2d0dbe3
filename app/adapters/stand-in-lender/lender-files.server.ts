/** Assumption A99: the script tells the page around it how high it is, and that a form was submitted. */
const SCRIPT = `"use strict";
// Who may frame this page is in its policy, and there is nothing personal in these messages.
const tell = (message) => { if (parent !== window) parent.postMessage(message, "*"); };
const tellHeight = () =>
  tell({ type: "resize", height: Math.ceil(document.body.getBoundingClientRect().height) });
new ResizeObserver(tellHeight).observe(document.body);
addEventListener("message", ({ source, data }) => {
  if (source === parent && data !== null && data.type === "listening") tellHeight();
});
if (document.body.dataset.state === "submitted") tell({ type: "submitted" });
`;

const STYLES = `:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #1b2733; font: 16px/1.5 system-ui, sans-serif; }
header { background: #fff3cf; border-bottom: 1px solid #d9b44a; }
header p { max-width: 720px; margin: 0 auto; padding: 10px 20px; font-size: 15px; }
main { display: flow-root; max-width: 720px; margin: 0 auto; padding: 8px 20px 28px; }
h1 { margin: 20px 0 4px; font-size: 24px; line-height: 1.25; }
p { margin: 8px 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 12px; margin: 16px 0; padding: 12px 16px; background: #eef3f8; border-radius: 8px; font-size: 15px; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
fieldset { margin: 20px 0 0; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; font-size: 18px; font-weight: 700; }
.fields { display: flex; flex-wrap: wrap; gap: 4px 16px; }
.fields p { flex: 1 1 100%; }
.fields .half { flex: 1 1 230px; }
label { display: block; font-size: 15px; font-weight: 600; }
input, select { width: 100%; min-height: 46px; margin-top: 4px; padding: 9px 12px; border: 1px solid #6f7f8f; border-radius: 8px; background: #fff; color: inherit; font: inherit; }
.agree { display: flex; gap: 12px; align-items: flex-start; margin: 20px 0; font-size: 16px; font-weight: 400; }
.agree input { flex: none; width: 24px; min-height: 24px; height: 24px; margin: 0; accent-color: #24527f; }
button { min-height: 48px; padding: 10px 24px; border: 0; border-radius: 8px; background: #24527f; color: #fff; font: 600 16px/1.5 system-ui, sans-serif; cursor: pointer; }
a { color: #24527f; }
a, button { touch-action: manipulation; }
:focus-visible { outline: 3px solid #b25000; outline-offset: 2px; }
@media (max-width: 479px) { button { width: 100%; } dl { grid-template-columns: 1fr; gap: 0; } dd + dt { margin-top: 6px; } }
`;

export const LENDER_FILES: Readonly<
  Record<string, { readonly type: string; readonly body: string }>
> = {
  "/lender.js": { type: "text/javascript; charset=utf-8", body: SCRIPT },
  "/lender.css": { type: "text/css; charset=utf-8", body: STYLES },
};
