import type { VisitorMail } from "#app/domain/visitor-mail/visitor-mail.ts";

export function aVisitorMail(changes: Partial<VisitorMail> = {}): VisitorMail {
  return {
    kind: "trade-offer",
    idempotencyKey: "form-1",
    storeId: "aurora",
    visitorId: "v-1",
    to: { name: "Nora Quill", email: "Nora.Quill@visitor.example" },
    subject: "Your offer for the 2018 Honda Civic",
    text: "Your offer\n\n$12,400\n",
    html: "<p>Your offer: <b>$12,400</b></p>",
    attachments: [
      {
        fileName: "visit.ics",
        contentType: "text/calendar",
        bytes: Buffer.from("BEGIN:VCALENDAR\r\n"),
      },
    ],
    unsubscribeUrl: null,
    ...changes,
  };
}
