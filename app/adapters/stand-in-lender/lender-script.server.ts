import { ANSWER_SCRIPT } from "./lender-answer-script.server.ts";

/** Assumption A99: the script tells the page around it how high it is, and that a form was submitted. */
const TOLD = `
// Who may frame this page is in its policy, and there is nothing personal in these messages.
const tell = (message) => { if (parent !== window) parent.postMessage(message, "*"); };
const tellHeight = () =>
  tell({ type: "resize", height: Math.ceil(document.body.getBoundingClientRect().height) });
new ResizeObserver(tellHeight).observe(document.body);
addEventListener("message", ({ source, data }) => {
  if (source === parent && data !== null && data.type === "listening") tellHeight();
});
if (document.body.dataset.state === "submitted") {
  tell({ type: "submitted" });
  // The page around it has gone on from the questions.
  if (parent !== window) document.querySelector(".way-back")?.parentElement.remove();
}
`;

/** What is missing is said in a list and above each field, as on the dealer's own forms, in place of the browser's one note at a time. */
const FAULTS = `
const form = document.querySelector("form");
const summary = document.querySelector(".summary");
const clearFault = (field) => {
  field.removeAttribute("aria-invalid");
  field.removeAttribute("aria-describedby");
  document.getElementById(field.id + "-fault")?.remove();
  document.getElementById(field.id + "-line")?.remove();
  summary.hidden = summary.querySelector("li") === null;
};
const clearFaults = () => form.querySelectorAll("[aria-invalid]").forEach(clearFault);
const addLine = (field, text) => {
  const link = document.createElement("a");
  link.href = "#" + field.id;
  link.textContent = text;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    field.focus();
  });
  const line = document.createElement("li");
  line.id = field.id + "-line";
  line.append(link);
  summary.querySelector("ul").append(line);
};
const showFaults = (fields) => {
  clearFaults();
  for (const field of fields) {
    const fault = document.createElement("span");
    fault.id = field.id + "-fault";
    fault.className = "fault";
    fault.textContent = field.validity.valueMissing
      ? field.dataset.fault
      : field.validity.customError ? field.validationMessage : field.title;
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", fault.id);
    const label = field.closest("p")?.querySelector("label");
    if (label) label.after(fault);
    else field.closest(".agree").append(fault);
    addLine(field, fault.textContent);
  }
  summary.hidden = false;
  summary.focus();
};
// A pattern knows no calendar: February 30 is no date, and a lender lends to nobody under age.
const checkBirthday = (field) => {
  field.setCustomValidity("");
  if (field.value === "" || !field.validity.valid) return;
  const parts = field.value.split(/\\D/).map(Number);
  const [year, month, day] = parts[0] > 31 ? parts : [parts[2], parts[0], parts[1]];
  const born = new Date(year, month - 1, day);
  const grownUp = new Date(year + 18, month - 1, day);
  if (born.getMonth() !== month - 1) field.setCustomValidity(field.title);
  else if (grownUp > new Date()) field.setCustomValidity(field.dataset.minor);
};
const listFaults = (part) => {
  part.querySelectorAll("[data-minor]").forEach(checkBirthday);
  return [...part.elements].filter((it) => !it.validity.valid);
};
form?.addEventListener("input", ({ target }) => clearFault(target));
`;

/**
 * The parts of a form become steps of one document: what was typed stays in its fields, and nowhere else. Without a
 * script all parts stand below each other. The page waits for it with its first paint, because folding moves what is seen.
 */
const STEPS = `
if (form !== null) {
  const parts = [...form.querySelectorAll("fieldset")];
  const bars = [...form.querySelectorAll(".bars i")];
  const back = form.querySelector(".back");
  const next = form.querySelector(".next");
  const atEnd = form.querySelectorAll(".agree, .send");
  const atStart = document.querySelectorAll("main > h1 + p");
  const agreed = form.querySelector(".agree input");
  let at = 0;
  const show = (step) => {
    at = step;
    const isLast = at === parts.length - 1;
    parts.forEach((part, index) => { part.hidden = index !== at; });
    bars.forEach((bar, index) => bar.classList.toggle("on", index <= at));
    back.hidden = at === 0;
    next.hidden = isLast;
    for (const it of atEnd) it.hidden = !isLast;
    for (const it of atStart) it.hidden = at !== 0;
  };
  const goTo = (step) => {
    clearFaults();
    if (answer !== null) setAnswered(false);
    show(step);
    parts[at].querySelector("legend").focus();
  };
  const stepOn = () => {
    history.pushState({ step: at + 1 }, "");
    goTo(at + 1);
  };
  form.noValidate = true;
  form.addEventListener("submit", (event) => {
    // A field of an earlier part may have been emptied on the way back and forth.
    const faulty = parts.slice(0, at + 1).find((part) => listFaults(part).length > 0);
    const isLast = at === parts.length - 1;
    const isDone = isLast && faulty === undefined && agreed.checked;
    if (isDone && answer === null) return;
    event.preventDefault();
    if (isDone) {
      history.pushState({ step: at, isAnswered: true }, "");
      return showAnswer();
    }
    if (faulty !== undefined) {
      if (faulty !== parts[at]) goTo(parts.indexOf(faulty));
      showFaults(isLast && !agreed.checked ? [...listFaults(faulty), agreed] : listFaults(faulty));
    } else if (isLast) showFaults([agreed]);
    else stepOn();
  });
  if (bars.length > 0) {
    for (const part of parts) part.querySelector("legend").tabIndex = -1;
    form.querySelector(".bars").hidden = false;
    form.classList.add("stepped");
    back.addEventListener("click", () => history.back());
    addEventListener("popstate", ({ state }) => {
      if (state?.isAnswered) showAnswer();
      else goTo(state?.step ?? 0);
    });
    history.replaceState({ step: 0 }, "");
    show(0);
  }
}
`;

export const LENDER_SCRIPT = `"use strict";${TOLD}${FAULTS}${ANSWER_SCRIPT}${STEPS}`;
