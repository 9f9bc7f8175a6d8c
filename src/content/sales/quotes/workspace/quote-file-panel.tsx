import { Download } from "lucide-react";
import buttonStyles from "../../../../ui/controls/buttons.module.css";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { fileOf } from "../client.ts";
import { text } from "../quotes.text.ts";
import type { QuoteRecord } from "../quotes.ts";
import { Panel, PanelWays } from "./panel.tsx";

/** The files of a quote that was sent, in its workspace. */
export function QuoteFilePanel({ quote }: { quote: QuoteRecord }) {
  if (quote.state === "draft") return null;
  return (
    <Panel title={text.file.heading}>
      <QuoteFileWays quote={quote} />
    </Panel>
  );
}

/**
 * The files of a quote that was sent, to save: what was offered and, once it is accepted, the copy that the customer has, which is the
 * contract of the project that came of it. Requirement PAPER-01.
 */
export const QuoteFileWays = ({ quote }: { quote: QuoteRecord }) => (
  <PanelWays>
    <Saved href={fileOf(quote, "offer")} words={text.file.offer} />
    {quote.state === "accepted" && <Saved href={fileOf(quote, "acceptance")} words={text.file.acceptance} />}
  </PanelWays>
);

function Saved({ href, words }: { href: string; words: string }) {
  return (
    <a
      className={`${buttonStyles.button} ${buttonStyles.small} ${buttonStyles.outlined}`}
      href={href}
      download
    >
      <Icon of={Download} />
      {words}
    </a>
  );
}
