import { defineCopy } from "#app/site/page/copy.ts";

/** Figures come from the profile's claims and estimator. */
export const autoFinancingCopy = defineCopy("autoFinancing", {
  crumb: "Auto Financing",
  preApproval: "Get pre-approved",
  freeScore: "See your free credit score",
  fullApplication: "Full credit application",
  buyHerePayHere: "Better than buy\u00a0here, pay\u00a0here",
  badCredit: "Bad credit auto financing",
  allFinancing: "How financing works",
  browse: "Browse cars",
  seeRates: "See the rates",

  "time.seconds": "{seconds} seconds",
  "time.minutes": "{minutes} minutes",

  "landing.title": "Auto Financing",
  "landing.description":
    "Pre-approval in under {seconds} seconds with no effect on your credit score. Every rate, term and fee stated before you sign. {place}.",
  "landing.heading": "Auto financing you can read before you sign it",
  "landing.lead":
    "Get pre-approved in under {seconds} seconds and see the terms you qualify for before you choose a car. It doesn’t affect your credit score.",
  "landing.leadCall":
    "Ask for your pre-approval and see the terms you qualify for before you choose a car. It doesn’t affect your credit score.",
  "landing.note":
    "Pre-approval is a soft inquiry that only you can see. The lender decides after a full application.",
  "landing.estimate": "Estimate a payment",

  "figures.label": "Financing in figures",
  "figures.seconds": "Under {seconds} seconds",
  "figures.secondsText":
    "from the first question to your pre-approval, for most people.",
  "figures.score": "No effect",
  "figures.scoreText": "on your credit score. Pre-approval is a soft inquiry.",
  "figures.hours": "{from}–{to} hours",
  "figures.hoursText":
    "from your full application to a lender’s approval, if you get one.",

  "steps.title": "How it works",
  "steps.text":
    "Four steps. Stop any time before you sign and you owe us nothing.",
  "steps.preApproval": "Get pre-approved",
  "steps.preApprovalText":
    "Your name, address and income. Other lenders can’t see that you asked.",
  "steps.choose": "Choose a car",
  "steps.chooseText":
    "Every payment on this site comes with its rate, term, down payment and amount financed.",
  "steps.apply": "Send the full application",
  "steps.applyText":
    "With your permission, a lender checks your credit. That’s a hard inquiry. You hear back within {from} to {to} hours.",
  "steps.sign": "Read it, then sign",
  "steps.signText":
    "We go over the contract line by line. Bring your license, proof of insurance, proof of income and a bill with your address.",

  "example.point1":
    "The claim and the loan behind it, side by side: price, rate, term and total",
  "example.point2": "More down means you borrow less and pay less in all",
  "example.point3": "The lender decides how much you need to put down",

  "rates.title": "What your score means for the rate",
  "rates.text":
    "The annual percentage rates (APR) behind every estimate on this site, by credit score.",
  "rates.byNumber": "Find the row with your number.",
  "rates.example": "Example: {score}",
  "rates.caption": "Annual percentage rate by credit score",
  "rates.score": "Credit score",
  "rates.below": "Below {to}",
  "rates.between": "{from} to {to}",
  "rates.from": "{from} and above",
  "rates.new": "New",
  "rates.used": "Used",
  "rates.certified": "Certified",
  "rates.and": "{first} and {second}",
  "rates.yearFrom": "model year {from} and newer",
  "rates.yearTo": "before model year {to}",
  "rates.yearOne": "model year {year}",
  "rates.yearBetween": "model years {from} to {to}",
  "rates.apr": "{percent}% APR",
  "rates.terms":
    "These are the rates we estimate with, not an offer of credit and not a quote. The lender sets your rate based on your application, the car and the term, with approved credit. It may be higher or lower.",

  "more.title": "Where to go from here",
  "more.freeScore": "Free credit score",
  "more.freeScoreText":
    "Look before you apply. No card to enter, nothing to cancel, no mark on your report.",
  "more.fullApplication": "Full credit application",
  "more.fullApplicationText":
    "Found the car? One application goes to the lenders that fit, on your own or with a co-applicant.",
  "more.buyHerePayHere": "Better than buy here, pay here",
  "more.buyHerePayHereText":
    "A loan from a lender and a loan from the lot, compared side by side.",
  "more.badCredit": "Bad credit auto financing",
  "more.badCreditText":
    "What lenders look at besides your score, what it costs, and when it’s smarter to wait.",
  "more.freeScoreLink": "See your score",
  "more.fullApplicationLink": "Start the application",
  "more.buyHerePayHereLink": "Compare the two",
  "more.badCreditLink": "Read what helps",

  "end.title": "Know your terms before you choose a car",
  "end.text": "No effect on your credit score, and no obligation.",
  "end.textCall":
    "Call and ask for your pre-approval. It doesn’t affect your credit score, and asking is free.",

  "bhph.title": "Better Than Buy Here, Pay Here",
  "bhph.description":
    "Buy here, pay here next to a loan from a lender: who lends, what it costs, what gets reported, and when the lot is the easier choice.",
  "bhph.heading": "Better than buy\u00a0here, pay\u00a0here",
  "bhph.lead":
    "A lot that lends its own money says yes quickly, and you pay for that yes. Look at both before you sign either. Pre-approval takes under {time} and doesn’t affect your credit score.",
  "bhph.leadCall":
    "A lot that lends its own money says yes quickly, and you pay for that yes. Look at both before you sign either.",
  "bhph.tableTitle": "Two ways to pay for a car",
  "bhph.tableNote":
    "Lots differ. This is what’s common, so ask the one you have in mind.",
  "bhph.caption": "Buy here, pay here compared with financing through us",
  "bhph.corner": "What differs",
  "bhph.them": "Buy here, pay here",
  "bhph.us": "With us",
  "bhph.lender": "Who lends the money",
  "bhph.lenderThem": "The lot itself",
  "bhph.lenderUs": "A bank, a credit union or a finance company",
  "bhph.rate": "The rate",
  "bhph.rateThem": "Often the highest the law allows",
  "bhph.rateUs": "From the lender, as an APR you read before you sign",
  "bhph.check": "Credit check",
  "bhph.checkThem": "Often none",
  "bhph.checkUs":
    "Soft for pre-approval; hard, with your permission, for the full application",
  "bhph.report": "Builds your credit",
  "bhph.reportThem": "Payments often go unreported",
  "bhph.reportUs": "Payments are reported to the bureaus",
  "bhph.cars": "Cars to choose from",
  "bhph.carsThem": "The ones the lot finances",
  "bhph.carsUs": "Every car we sell",
  "bhph.price": "The price of the car",
  "bhph.priceThem": "Sometimes you hear it only after the payment",
  "bhph.priceUs": "On the page, with our document fee in it",
  "bhph.priceUsFeeExtra": "On the page, with every fee it leaves out",
  "bhph.answer": "How soon you know",
  "bhph.answerThem": "Often the same day, and rarely no",
  "bhph.answerUs":
    "Pre-approval in under {time}, a lender’s answer within {from} to {to} hours, and it can be no",
  "bhph.answerUsCall":
    "A lender’s answer within {from} to {to} hours, and it can be no",
  "bhph.fairTitle": "What those lots do well",
  "bhph.fair1": "They may say yes when no lender does",
  "bhph.fair1Text":
    "If you need a car to get to work this week and every lender has said no, it can be the only way. Read the contract for the rate and for what happens after a late payment.",
  "bhph.fair2": "They may not look at your report at all",
  "bhph.fair2Text":
    "That helps today. It also means paying on time may not raise your score.",
  "bhph.fair3": "Ask us first anyway",
  "bhph.fair3Text":
    "If waiting, a co-applicant or a less expensive car would serve you better, we’ll say so.",

  "badCredit.title": "Bad Credit Auto Financing",
  "badCredit.description":
    "Financing a car with bad credit: what lenders look at besides your score, the rates we estimate with, and when it’s smarter to wait.",
  "badCredit.heading": "Bad credit auto financing, without the pitch",
  "badCredit.lead":
    "A low score makes a loan cost more. It doesn’t always make it impossible. Pre-approval takes under {time} and doesn’t affect your credit score.",
  "badCredit.leadCall":
    "A low score makes a loan cost more. It doesn’t always make it impossible. Call us and we’ll go over it with you.",
  "badCredit.note":
    "Not everyone is approved. Pre-approval is not a promise of credit.",
  "badCredit.helpTitle": "What lenders look at besides your score",
  "badCredit.income": "Steady income",
  "badCredit.incomeText":
    "Months at the same job count, and so do benefits, or a business of your own that you can show on paper.",
  "badCredit.down": "Money down",
  "badCredit.downText":
    "Every dollar down is a dollar you don’t borrow at this rate. The car you trade in counts, too.",
  "badCredit.car": "A car that fits",
  "badCredit.carText":
    "A lower price and a shorter loan are easier to approve, and cost less in the end.",
  "badCredit.together": "A co-applicant",
  "badCredit.togetherText":
    "The lender looks at both incomes and both scores. You both sign, and you both owe.",
  "badCredit.waitTitle": "When it’s smarter to wait",
  "badCredit.wait1":
    "The payment would take more of your month than you can spare",
  "badCredit.wait2": "A bankruptcy is about to be discharged",
  "badCredit.wait3": "An error on your report could be fixed first",
  "badCredit.waitText":
    "We’d rather sell you a car in six months than one you end up losing. Ask us, and we’ll tell you what we see.",

  "apply.title": "Get Pre-Approved",
  "apply.description":
    "Pre-approval for a car loan in under {seconds} seconds. It’s a soft inquiry, so it doesn’t affect your credit score.",
  "apply.heading": "Get pre-approved",
  "apply.lead":
    "Under {seconds} seconds for most people, and it doesn’t affect your credit score.",
  "apply.sentHeading": "The lender’s answer is below",
  "apply.sentLead": "Only you see it. It isn’t a promise of credit yet.",
  "apply.promises": "What this form does",
  "apply.promise1": "A soft inquiry",
  "apply.promise1Text": "Only you can see it. Your score stays as it is.",
  "apply.promise2": "Under {seconds} seconds",
  "apply.promise2Text": "Have your address and monthly income handy.",
  "apply.promise3": "No obligation",
  "apply.promise3Text":
    "Pre-approval isn’t a loan. You decide what happens next.",
  "apply.step1": "You see what you may qualify for",
  "apply.step1Text":
    "An amount and a rate, before you choose a car. It isn’t a promise of credit yet.",
  "apply.step2": "You choose a car",
  "apply.step2Text":
    "Every payment comes with its rate, term, down payment and amount financed.",
  "apply.step3": "The final decision",
  "apply.step3Text":
    "After the full application, within {from} to {to} hours. That one is a hard inquiry, made with your permission.",

  "full.title": "Full Credit Application",
  "full.description":
    "Apply for your car loan online, alone or with a co-applicant. A lender answers within {from} to {to} hours.",
  "full.heading": "Full credit application",
  "full.lead":
    "One application for the lenders that fit. A lender answers within {from} to {to} hours.",
  "full.sentHeading": "Your application is in",
  "full.sentLead": "Expect the lender’s answer within {from} to {to} hours.",
  "full.promises": "Before you start",
  "full.promise1": "This is a hard inquiry",
  "full.promise1Text":
    "Lenders can see it, and it may lower your score a little. Pre-approval doesn’t.",
  "full.promise2": "Have these handy",
  "full.promise2Text":
    "Driver’s license, employer, monthly income, housing cost, and the same for a co-applicant.",
  "full.promise3": "You don’t sign anything here",
  "full.promise3Text":
    "You read the rate, the term and every line before you sign anything.",
  "full.step1": "The lender reads it",
  "full.step1Text":
    "If something’s missing, the lender asks you, or our finance office does.",
  "full.step2": "The lender answers",
  "full.step2Text":
    "Within {from} to {to} hours, with the rate, the term and the paperwork they need.",
  "full.step3": "You decide",
  "full.step3Text":
    "Take it, ask for other terms, or walk away. Nothing is final until you sign.",

  // The demonstration's lender decides nothing.
  "example.heading": "Here’s an example answer",
  "example.score": "Here’s an example score",
  "example.lead": "No lender has checked your credit.",
  "example.rates": "Our rates at {score}",

  "score.title": "Free Credit Score",
  "score.description":
    "See your credit score free and what it means for the rate of a car loan. No card to enter, no effect on your score.",
  "score.heading": "Your credit score, free",
  "score.lead":
    "See what lenders see, and what a score like yours means for your rate.",
  "score.sentHeading": "The lender’s answer is below",
  "score.sentLead": "Only you see it, and asking doesn’t affect your score.",
  "score.promises": "What it costs you",
  "score.promise1": "No money",
  "score.promise1Text": "No card to enter, nothing to cancel.",
  "score.promise2": "No points",
  "score.promise2Text":
    "A soft inquiry doesn’t affect your credit score. Other lenders can’t see it.",
  "score.promise3": "Hardly any time",
  "score.promise3Text": "Under {time}: your name, address and birthday.",
  "score.step1": "You see your score",
  "score.step1Text": "With the name of the bureau and the scoring model.",
  "score.step2": "You see what it means for your rate",
  "score.step2Text":
    "The table below has our rates by score. Every estimate on this site uses them.",
  "score.step3": "You decide what’s next",
  "score.step3Text":
    "Pre-approval comes next, if you want it. Nothing happens by itself.",

  next: "What happens next",
  talk: "Rather talk to someone?",
  talkText: "Our finance office will go over it with you.",
});
