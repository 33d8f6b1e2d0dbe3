import type { Trade } from "#app/domain/store-profile/store-profile.ts";
import type {
  TradeContent,
  TradeRecord,
} from "#app/domain/trade-draft/trade-record.ts";
import {
  type AnswerFault,
  listAnswerFaults,
} from "#app/domain/trade-offer/trade-answers.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  type FormAnswer,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import { redirectAfterPost } from "#app/site/visitor/remember-visitor.server.ts";
import { mergeStep } from "./merge-step.ts";
import { listStepOptions } from "./step-options.ts";
import {
  buildStepForm,
  getOptionField,
  getQuestionField,
  GO_FIELD,
} from "./step-form.ts";
import {
  buildTradeCookie,
  changeTradeRecord,
  getChangeAddress,
  getStepAddress,
  type RecordPorts,
} from "#app/features/valuation/trade-access.server.ts";
import {
  findOpenStep,
  listSteps,
  OPTIONS_STEP,
} from "#app/features/valuation/trade-steps.ts";

type Ports = PostPorts & RecordPorts;

/** One page of answers. Back keeps what was typed, whatever is wrong with it. */
export async function sendStep(
  ports: Ports,
  facts: RequestFacts,
  {
    record,
    step,
    request,
  }: {
    readonly record: TradeRecord;
    readonly step: string;
    readonly request: Request;
  },
): Promise<Response | FormAnswer | null> {
  const { trade } = ports.profile;
  const steps = listSteps(trade);
  if (!steps.includes(step)) return null;
  const questions = listStepQuestions(trade, step);
  const optionIds = listStepOptions(trade, step, record.draft.vehicle).map(
    ({ optionId }) => optionId,
  );
  const form = buildStepForm(step, questions, optionIds);
  const post = await readPost(ports, facts, request, form);
  if (post.status === "refused") return post.answer;
  // Its fields are those of the profile.
  const given: Readonly<Record<string, unknown>> = post.value;
  const isBack = given[GO_FIELD] === "back";
  const answers = Object.fromEntries(
    questions.map(({ questionId }) => [
      String(questionId),
      String(given[getQuestionField(questionId)] ?? ""),
    ]),
  );
  const chosen = optionIds.filter((id) => given[getOptionField(id)] === true);
  const merge = (content: TradeContent) =>
    content.accepted === null
      ? mergeStep(trade, content, { step, answers, optionIds: chosen, isBack })
      : content;
  let changed: TradeRecord | null;
  try {
    changed = await changeTradeRecord(ports, record, merge);
  } catch (error) {
    ports.log.error("valuation.not-stored", { message: String(error) });
    return post.notStored("contactError");
  }
  if (changed === null) return null;
  const cookies = [buildTradeCookie(ports, record)];
  const at = steps.indexOf(step);
  if (isBack) {
    const before = steps[at - 1];
    return redirectAfterPost(
      before === undefined
        ? getChangeAddress(facts)
        : getStepAddress(facts, before),
      cookies,
    );
  }
  const faults =
    step === OPTIONS_STEP
      ? []
      : listAnswerFaults(trade, { ...changed.draft.answers, ...answers }, step);
  if (faults.length > 0)
    return post.refuse(
      Object.fromEntries(
        faults.map((fault) => [
          getQuestionField(fault.questionId),
          getFaultMessage(trade, fault),
        ]),
      ),
    );
  const open = findOpenStep(trade, changed.draft);
  const openAt = steps.indexOf(open);
  return redirectAfterPost(
    getStepAddress(facts, openAt > at ? (steps[at + 1] ?? open) : open),
    cookies,
  );
}

export function listStepQuestions(
  trade: Pick<Trade, "categories" | "questions">,
  step: string,
): readonly Trade["questions"][number][] {
  const category = trade.categories.find(
    ({ categoryId }) => categoryId === step,
  );
  return (category?.questionsIds ?? []).flatMap(
    (id) => trade.questions.find(({ questionId }) => questionId === id) ?? [],
  );
}

/** Keys of the copy; the price message is spec §5's, where the shopper says what they ask for the vehicle. */
function getFaultMessage(
  { questionRoles }: Pick<Trade, "questionRoles">,
  { questionId, problem }: AnswerFault,
): string {
  if (problem === "contradiction") return "contradiction";
  if (problem === "too-long") return "tooLong:2000";
  if (questionId === questionRoles.askingPrice) return "price";
  if (problem === "no-amount") return "noAmount";
  return questionId === questionRoles.remainingBalance
    ? "missingBalance"
    : "missingAnswer";
}
