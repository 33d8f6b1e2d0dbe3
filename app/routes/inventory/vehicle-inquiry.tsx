import { redirect, useActionData } from "react-router";
import { addClickIdentifiers } from "#app/domain/address/canonical-address.ts";
import type { VehicleFormKind } from "#app/domain/address/vehicle-address.ts";
import { InquiryPage } from "#app/features/vehicle-inquiry/inquiry-page.tsx";
import {
  inquiryHead,
  inquiryPage,
} from "#app/features/vehicle-inquiry/inquiry.server.ts";
import { sendInquiry } from "#app/features/vehicle-inquiry/send-inquiry.server.ts";
import { type LoadContext, portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { readReference } from "#app/site/forms/sending/send-lead.server.ts";
import { requirePage } from "#app/site/page/page-not-found.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

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
  const asked = { kind: getFormKind(url), vin: params.vin ?? "" };
  const answer = await inquiryPage(
    context.get(portsContext),
    context.get(requestContext),
    { ...asked, reference: readReference(url), query: url.searchParams },
  );
  const page = requirePage(answer, url);
  if (page.kind === "sold")
    throw redirect(
      addClickIdentifiers(page.vehicleAddress, url.searchParams),
      302,
    );
  if (url.pathname !== page.address)
    throw redirect(page.address + url.search, 301);
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
    {
      kind: getFormKind(url),
      vin: params.vin ?? "",
      query: url.searchParams,
      request,
    },
  );
  return requirePage(answer, url);
}

export default function VehicleInquiry() {
  const page = usePageData<typeof loader>();
  const reply = useActionData<FormReply>();
  return <InquiryPage page={page} reply={reply} />;
}

function getFormKind({ pathname }: URL): VehicleFormKind {
  return pathname.split("/").includes("check-availability")
    ? "check-availability"
    : "ask-about-vehicle";
}
