import { redirect, useActionData } from "react-router";
import type { VehicleFormKind } from "#app/domain/address/vehicle-address.ts";
import { InquiryPage } from "#app/features/vehicle-inquiry/inquiry-page.tsx";
import { InquirySent } from "#app/features/vehicle-inquiry/inquiry-sent.tsx";
import { inquiryPage } from "#app/features/vehicle-inquiry/inquiry.server.ts";
import { sendInquiry } from "#app/features/vehicle-inquiry/send-inquiry.server.ts";
import { type LoadContext, portsContext, requestContext } from "#app/ports.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { readReference } from "#app/site/forms/sending/send-lead.server.ts";
import { buildNotFoundError } from "#app/site/page/page-not-found.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { inquiryHead } from "#app/features/vehicle-inquiry/inquiry-head.server.ts";

export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { sendForm as clientAction } from "#app/site/forms/form-reply.ts";

/** One module for two addresses: the types of either fit. */
interface InquiryArgs {
  readonly url: URL;
  readonly context: LoadContext;
  readonly params: { readonly vin?: string };
}

export async function loader({ url, context, params }: InquiryArgs) {
  const ports = context.get(portsContext);
  const found = await inquiryPage(
    ports,
    context.get(requestContext),
    getFormKind(url),
    params.vin ?? "",
    readReference(url),
  );
  if (found.status === "unknown") throw buildNotFoundError(url);
  if (found.status === "moved") throw redirect(found.location, 302);
  if (url.pathname !== found.page.action)
    throw redirect(found.page.action + url.search, 301);
  const { page } = found;
  return withHead({ context, url }, page, inquiryHead);
}

export async function action({
  request,
  url,
  context,
  params,
}: InquiryArgs & { readonly request: Request }) {
  const answer = await sendInquiry(
    context.get(portsContext),
    context.get(requestContext),
    getFormKind(url),
    params.vin ?? "",
    request,
  );
  if (answer === null) throw buildNotFoundError(url);
  return answer;
}

export default function VehicleInquiry() {
  const page = usePageData<typeof loader>();
  const reply = useActionData<FormReply>();
  return page.reference === null ? (
    <InquiryPage page={page} reply={reply} />
  ) : (
    <InquirySent page={page} reference={page.reference} />
  );
}

function getFormKind({ pathname }: URL): VehicleFormKind {
  return pathname.split("/").includes("check-availability")
    ? "check-availability"
    : "ask-about-vehicle";
}
