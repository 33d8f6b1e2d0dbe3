import { defineCopy } from "#app/site/page/copy.ts";

export const careersCopy = defineCopy("careers", {
  title: "Careers",
  heroTitle: "Come work with us",
  company: "Our company",
  lead: "Tell us which job you’d like at {name} and why you’d be good at it.",
  description:
    "Work at {name}: tell us which position you want and why you’re a good fit. A résumé helps, but it’s optional.",
  positionLabel: "Position",
  positionPlaceholder: "Choose a position",
  positionsOpen: "Open now",
  positionsOther: "Other jobs",
  fitLabel: "Why are you a good fit?",
  phoneHint: "Only used to answer your application.",
  resumeLabel: "Résumé (optional)",
  resumeHint:
    "PDF, Word (.docx), OpenDocument (.odt) or plain text, up to 5 MB.",
  resumeChoose: "Choose a file",
  resumeDrop: "Choose a file, or drop it here",
  resumeChange: "Change",
  resumeAgain: "Please choose the file again. Browsers don’t keep it.",
  apply: "Apply Now",
  // Spec §2, careers, asks for this sentence.
  supplementary: "Please email supplementary information to {email}.",
  openingsTitle: {
    one: "{count} open position",
    other: "{count} open positions",
  },
  seeOpenings: "See the jobs",
  applyAnyway: "Apply for another job",
  openingsLead: {
    one: "One job is open, in {places}. Read about it below, or tell us what else you’d be good at.",
    other:
      "We’re hiring in {places}. Pick a job below, or tell us what else you’d be good at.",
  },
  "employment.fullTime": "Full time",
  "employment.partTime": "Part time",
  "employment.temporary": "Temporary",
  "employment.apprenticeship": "Apprenticeship",
  "pay.hour": "{from} to {to} an hour",
  "pay.year": "{from} to {to} a year",
  posted: "Posted {day}",
  more: "More about this job",
  duties: "What you’d do",
  requirements: "What we ask for",
  schedule: "When you’d work",
  applyFor: "Apply for this job",
  formTitle: "Apply",
  formTitleFor: "Apply for {job}",
  benefitsTitle: "What you get here",
  howTitle: "What happens next",
  howText:
    "We read every application. You’ll get a call or an email either way.",
  howTextLed:
    "The person who runs the department reads every application. You’ll get a call or an email either way.",
  resumeType:
    "Choose a PDF, a Word document (.docx), an OpenDocument text (.odt) or plain text",
  resumeActive:
    "This file has macros, scripts, embedded files or links to other files, or we couldn’t check it. Save it as a plain PDF and choose that.",
  resumeRoom:
    "We can’t take another file right now. Leave it out and email it to the address below.",
  resumeEmpty: "This file is empty. Choose another one.",
  resumeSize: "Choose a file of 5 MB or less",
  summaryPosition: "Position",
  summaryResume: "Résumé",
  noResume: "None",
  sentTitle: "We have your application",
  sentText: "Thank you for wanting to work with us.",
  readTitle: "The department reads it",
  readText: "We read every application.",
  readTextLed: "Whoever runs the team you applied to sees it first.",
  answerTitle: "You get a call or an email",
  answerText: "Either way, usually within a week.",
  appliedTitle: "You applied for",
  readerTitle: "Who reads it",
  moreTitle: "Something to add?",
  home: "Go back home",
});
