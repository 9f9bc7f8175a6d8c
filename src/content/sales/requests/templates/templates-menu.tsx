import KeptTextsMenu from "../../../../admin-kit/menu/kept-texts-menu.tsx";
import { templateClient, templatesKey } from "./client.ts";
import { text } from "./reply-templates.text.ts";

type MenuProps = {
  /** The current text, which can be saved as a template. */
  typed: string;
  /** Fills a template from the request. */
  fill(body: string): string;
  onPick(text: string): void;
  /** Called when the closed menu gives the focus back after a pick; takes the focus to the text. */
  onPicked(): void;
};

/** Inserts a template, saves the current text as a template, or leads to the screen of templates; requirement DESK-03. */
export default function TemplatesMenu(props: MenuProps) {
  return (
    <KeptTextsMenu
      {...props}
      listKey={templatesKey}
      client={templateClient}
      screen="/admin/reply-templates"
      words={{ ...text.menu, kept: text.created, failed: text.failures.save }}
    />
  );
}
