import { useActionData } from "react-router";
import { FramePage } from "#app/features/auto-financing/frame-page.tsx";
import { framePage } from "#app/features/auto-financing/financing.server.ts";
import { applyForm } from "#app/features/lender-frame/apply/apply-form.ts";
import { ApplySection } from "#app/features/lender-frame/apply/apply-section.tsx";
import {
  buildApplyFormData,
  sendApply,
} from "#app/features/lender-frame/apply/send-apply.server.ts";
import { LenderFrame } from "#app/features/lender-frame/lender-frame.tsx";
import { buildLenderFrameView } from "#app/features/lender-frame/lender-frame.server.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { readReference } from "#app/site/forms/sending/send-lead.server.ts";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/apply-for-financing.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { sectionsHead } from "#app/site/sections/section-things.server.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";

export { documentPage as clientLoader } from "#app/features/lender-frame/document-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";

const PAGE = "applyForFinancing";

/** Spec §2: the default layout where pre-approval is on, else the minimal one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, PAGE);
  const { profile } = ports;
  const around = framePage(ports, facts, { page: PAGE });
  const lender = await buildLenderFrameView(
    ports,
    facts,
    PAGE,
    url.searchParams,
  );
  const page = {
    around,
    apply: buildApplyFormData(ports, facts, url.searchParams, lender),
    lender,
    reference: readReference(url),
  };
  const layout = profile.autoFinancing.preApproved ? "default" : "minimal";
  const packed = await withHead({ context, url }, page, ({ around }, site) => ({
    ...sectionsHead(around, site),
    hasOwnTitle: true,
  }));
  return Object.assign(packed, { layout });
}

export function action({ request, context, url }: Route.ActionArgs) {
  const { ports, facts } = requirePageOn({ context, url }, PAGE);
  return sendApply(ports, facts, request, url.searchParams);
}

export default function ApplyForFinancing() {
  const { around, apply, lender, reference } = usePageData<typeof loader>();
  const reply = useActionData<FormReply>();
  const form = usePostForm(applyForm, { ...apply, reply });
  return (
    <>
      <PageTitle title={form.formatTitle(around.head.title)} />
      <FramePage
        page={around}
        isExample={lender.frame?.isStandIn === true}
        frame={
          <ApplySection
            form={form}
            apply={apply}
            lender={lender}
            reference={reference}
          >
            <LenderFrame key="lender" view={lender} />
          </ApplySection>
        }
      />
    </>
  );
}
