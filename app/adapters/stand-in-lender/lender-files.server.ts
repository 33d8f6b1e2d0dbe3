import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LENDER_SCRIPT } from "./lender-script.server.ts";

// The form stands in the middle of our own page, so it is set as ours are.
const STYLES = `:root { color-scheme: light; }
@font-face { font-family: Figtree; src: url("/lender.woff2") format("woff2"); font-weight: 300 900; font-display: swap; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #14191b; font: 16px/1.5 Figtree, system-ui, sans-serif; }
.demonstration { margin: 0; padding: 10px 24px; border-bottom: 1px solid #dde2dd; background: #f3f5f2; color: #434d50; font-size: 14px; line-height: 20px; }
main { display: flow-root; padding: 4px 24px 28px; }
h1 { margin: 20px 0 4px; font-size: 24px; font-weight: 600; line-height: 30px; letter-spacing: -0.01em; }
p { margin: 8px 0; }
[data-state="asking-framed"] main > h1 { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[data-state="asking-framed"] main > h1 + p { display: none; }
[data-state="submitted"] main { padding-bottom: 20px; }
h1 + p { max-width: 60ch; color: #434d50; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 16px 0; padding: 12px 16px; border-radius: 10px; background: #f3f5f2; font-variant-numeric: tabular-nums; }
dt { color: #434d50; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
fieldset { margin: 24px 0 0; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; font-size: 18px; line-height: 28px; font-weight: 600; }
legend span { display: block; color: #434d50; font-size: 14px; line-height: 20px; font-weight: 400; }
[hidden] { display: none !important; }
.bars { display: flex; gap: 6px; margin-top: 20px; }
.bars i { flex: 1; height: 4px; border-radius: 2px; background: #dde2dd; }
.bars .on { background: #14191b; }
.stepped fieldset { margin-top: 8px; }
form:not(:has(.bars)) legend, .stepped legend { outline: 0; font-size: 24px; line-height: 30px; letter-spacing: -0.01em; }
form:not(:has(.bars)) .fields, .stepped .fields { margin-top: 12px; }
.stepped legend span { margin-bottom: 12px; letter-spacing: 0; }
.fields { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px 32px; }
@media (min-width: 680px) { .fields { grid-template-columns: repeat(2, minmax(0, 1fr)); } .fields p:not(.half) { grid-column: 1 / -1; } }
@media (min-width: 20em) and (max-width: 679px) { .fields:has(.short) { grid-template-columns: minmax(0, 1fr) 8em; column-gap: 24px; } .fields p:not(.short) { grid-column: 1 / -1; } }
.date input { max-width: 240px; }
.date label span { display: block; }
.fields p { display: flex; flex-direction: column; }
.fields p > :last-child { margin-top: auto; }
label { display: block; margin-bottom: 6px; font-weight: 600; }
.fields label span { color: #434d50; font-size: 14px; font-weight: 400; }
input, select { appearance: none; width: 100%; height: 48px; min-height: 48px; padding: 11px 14px; border: 1px solid #7d8785; border-radius: 6px; background: #fff; color: inherit; font: inherit; }
[type="checkbox"] { appearance: auto; }
.choice, .money { position: relative; display: block; }
.choice select { padding-right: 40px; }
.choice::after { content: ""; position: absolute; right: 18px; bottom: 21px; width: 8px; height: 8px; border: solid #14191b; border-width: 0 2px 2px 0; transform: rotate(45deg); pointer-events: none; }
[aria-invalid] { border: 2px solid #b3261e; padding-inline: 13px; }
.money [aria-invalid] { padding-left: 29px; }
.choice [aria-invalid] { padding-right: 39px; }
.fields p:has(> .fault), .agree:has(.fault) { margin-left: -14px; padding-left: 11px; border-left: 3px solid #b3261e; }
.fault { display: flex; gap: 6px; align-items: flex-start; margin: -2px 0 8px; color: #b3261e; font-weight: 600; }
.fault::before { content: "!" / ""; flex: none; display: grid; place-items: center; width: 16px; height: 16px; margin-top: 4px; border: 2px solid; border-radius: 50%; font-size: 11px; line-height: 1; }
.summary { margin: 20px 0 24px; padding: 12px 16px; border: 2px solid #b3261e; border-radius: 10px; }
.summary h2 { display: flex; gap: 10px; align-items: center; margin: 0; font-size: 20px; font-weight: 600; line-height: 26px; }
.summary h2::before { content: "!" / ""; flex: none; display: grid; place-items: center; width: 22px; height: 22px; border: 2px solid #b3261e; border-radius: 50%; color: #b3261e; font-size: 14px; line-height: 1; }
.summary ul { margin: 4px 0 0; padding: 0; list-style: none; }
.summary a { display: inline-block; padding: 3px 0; color: #b3261e; font-weight: 600; }
.answer h1, .of-score { max-width: 40ch; margin-top: 8px; font-size: 28px; line-height: 34px; outline: 0; text-wrap: balance; }
.of-score { margin-top: 24px; }
.answer p { max-width: 62ch; text-wrap: pretty; }
.small { color: #434d50; font-size: 14px; line-height: 20px; }
.tag { display: inline-block; margin: 20px 0 0; padding: 4px 8px; border-radius: 6px; background: #14191b; color: #fff; font-size: 12px; line-height: 16px; font-weight: 600; }
.figures { grid-template-columns: repeat(auto-fit, minmax(min(max(120px, 40%), 100%), 1fr)); gap: 16px; padding: 16px; }
.figures dt { font-size: 14px; line-height: 20px; }
.figures dd { font-size: 20px; line-height: 26px; }
@media (min-width: 680px) {
  .loan { display: grid; grid-template-columns: minmax(0, 1fr) 272px; grid-template-rows: auto 1fr; column-gap: 40px; margin-bottom: 28px; }
  .figures { grid-area: 1 / 2 / 3 / 3; grid-template-columns: 1fr; gap: 0; align-self: start; margin: 20px 0 0; padding: 8px 20px; }
  .figures div { display: flex; justify-content: space-between; align-items: baseline; gap: 12px; padding: 12px 0; }
  .figures div + div { border-top: 1px solid #dde2dd; }
  .figures div:first-child { display: block; }
  .figures dd { font-size: 16px; line-height: 24px; }
  .figures div:first-child dd { font-size: 32px; line-height: 38px; letter-spacing: -0.01em; }
}
main h2 { margin: 24px 0 4px; font-size: 18px; font-weight: 600; line-height: 28px; }
h1 + .source { margin: 2px 0 12px; color: inherit; font-weight: 600; }
.scale + p { max-width: 62ch; color: #434d50; }
.score-bar { display: block; margin-top: 12px; overflow: visible; }
.score-bar text { fill: #14191b; font-weight: 700; font-size: 32px; letter-spacing: -0.01em; font-variant-numeric: tabular-nums; }
.score-bar .bands { clip-path: inset(0 round 5px); }
.score-bar .gap { fill: #fff; }
.score-bar circle { fill: #fff; stroke: #14191b; stroke-width: 4px; }
.scale { display: grid; grid-template-columns: repeat(5, 1fr); margin: 4px 0 20px; padding: 0; list-style: none; font-variant-numeric: tabular-nums; }
.scale li { padding: 4px 8px 0 2px; line-height: 20px; }
.scale li:first-child { padding-left: 0; }
.scale b, .scale span { display: block; }
.scale b { font-weight: 600; }
.scale span { color: #434d50; font-size: 14px; }
.scale em { display: inline-block; margin-top: 6px; padding: 2px 8px; border-radius: 6px; background: #14191b; color: #fff; font-size: 14px; font-style: normal; font-weight: 600; }
.band-1 { border-color: #b3261e; fill: #b3261e; }
.band-2 { border-color: #c2631a; fill: #c2631a; }
.band-3 { border-color: #8a7d12; fill: #8a7d12; }
.band-4 { border-color: #2f8a4c; fill: #2f8a4c; }
.band-5 { border-color: #0b5030; fill: #0b5030; }
.weights { display: grid; gap: 14px; margin: 20px 0 12px; padding: 0; list-style: none; font-variant-numeric: tabular-nums; }
.weights li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 12px; }
.weights svg { flex: 0 0 100%; fill: #7d8785; }
.weights .rest { fill: #dde2dd; }
.agree .fault { order: -1; flex: 1 1 100%; margin: 0; }
.money span { position: absolute; inset: 0 auto 0 14px; display: grid; align-items: center; color: #434d50; }
.money input { padding-left: 30px; }
.agree { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: flex-start; margin: 24px 0; font-weight: 400; }
.agree > span:not(.fault) { flex: 1; }
.agree input { flex: none; width: 24px; min-height: 24px; height: 24px; margin: 0; accent-color: #14191b; }
button { min-height: 48px; padding: 10px 20px; border: 0; border-radius: 6px; background: #11693f; color: #fff; font: 600 16px/24px Figtree, system-ui, sans-serif; cursor: pointer; }
.to-cars { display: inline-block; min-height: 48px; margin-top: 8px; padding: 12px 20px; text-align: center; border-radius: 6px; background: #11693f; color: #fff; font-weight: 600; text-decoration: none; }
.to-cars:hover { background: #0b5030; }
.buttons { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px; }
.back { border: 1px solid #7d8785; background: #fff; color: inherit; }
form:not(:has(.bars)) .send, .stepped .next, .stepped .send { min-width: 160px; margin-left: auto; }
a { color: inherit; }
a, button { touch-action: manipulation; }
:focus-visible { outline: 2px solid #1d4ed8; outline-offset: 2px; }
details { margin: 24px 0 20px; border: solid #dde2dd; border-width: 1px 0; }
summary { display: flex; justify-content: space-between; align-items: center; gap: 16px; min-height: 60px; padding: 14px 0; font-size: 17px; line-height: 24px; font-weight: 600; cursor: pointer; list-style: none; text-wrap: balance; }
summary::-webkit-details-marker { display: none; }
summary svg { flex: none; fill: none; color: #434d50; stroke: currentColor; stroke-width: 1.75px; }
[open] > summary .upright { display: none; }
.unfolded { padding-bottom: 12px; }
.unfolded p { max-width: 64ch; margin-top: 0; color: #434d50; }
@media (max-width: 599px) { .scale li:first-child { padding-left: 12px; } .scale { grid-template-columns: 1fr; gap: 4px; margin-top: 12px; } .scale li { display: flex; flex-wrap: wrap; align-items: center; column-gap: 12px; min-height: 32px; padding: 2px 8px 2px 12px; border-left-width: 10px; border-left-style: solid; } .scale b { flex: 0 0 5em; } .scale em { margin: 0 0 0 auto; } .is-here { border-radius: 0 6px 6px 0; background: #f3f5f2; } }
@media (max-width: 479px) { .demonstration { padding-inline: 16px; } main { padding-inline: 16px; } button, .to-cars { width: 100%; } .stepped button { width: auto; min-width: 0; } .stepped .next, .stepped .send { flex: 1; } }
@media (forced-colors: active) { .tag, .scale em, .to-cars { border: 1px solid; } .bars i { forced-color-adjust: none; background: GrayText; } .bars .on { background: Highlight; } }
@media (max-width: 379px) { dl { grid-template-columns: 1fr; gap: 0; } dd + dt { margin-top: 6px; } }
`;

const FONT =
  "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

/** By their paths. */
export type LenderFiles = Readonly<
  Record<string, { readonly type: string; readonly body: string | Buffer }>
>;

/** It reads the font, so that a site without this lender does not. */
export function readLenderFiles(): LenderFiles {
  return {
    "/lender.js": {
      type: "text/javascript; charset=utf-8",
      body: LENDER_SCRIPT,
    },
    "/lender.css": { type: "text/css; charset=utf-8", body: STYLES },
    "/lender.woff2": {
      type: "font/woff2",
      body: readFileSync(fileURLToPath(import.meta.resolve(FONT))),
    },
  };
}
