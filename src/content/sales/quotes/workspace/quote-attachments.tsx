import { useMay } from "../../../../admin-kit/may.ts";
import { AttachmentList } from "../../attachments/attachment-list.tsx";
import { attachmentText } from "../../attachments/attachments.text.ts";
import type { QuoteRecord } from "../quotes.ts";
import { Panel, PanelNote } from "./panel.tsx";

/** The files that go out with a quote; they stay as they were once it was sent. Requirement THREAD-01. */
export function QuoteAttachments({ quote }: { quote: QuoteRecord }) {
  const canWrite = useMay("write");
  return (
    <Panel title={attachmentText.title}>
      <PanelNote>{attachmentText.toCustomer}</PanelNote>
      <AttachmentList of={`quotes/${quote.id}`} canChange={canWrite && quote.state === "draft"} />
    </Panel>
  );
}
