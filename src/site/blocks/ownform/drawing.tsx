import { useLocation, useMatches } from "react-router";
import { pageList } from "../../../content/shared/pages.ts";
import { joiners } from "../../../kernel/text/format.text.ts";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiText } from "../../../ui/text/bidi-text.tsx";
import { waitingFields } from "../../own-form/asked-fields.ts";
import { ownFormText } from "../../own-form/own-form.text.ts";
import { type Notice, OwnForm } from "../../own-form/own-form.tsx";
import { Section } from "../../parts/section.tsx";
import { isFilled, NothingYet } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import shared from "../shared.module.css";
import type block from "./block.text.ts";
import styles from "./drawing.module.css";

/**
 * A form whose fields editors choose. It posts to an address of its own, whose page answers with thanks, or with the form, its errors and
 * what was typed. On a draft nothing is stored: the post goes to the draft, which is shown again. Requirement OWN-03.
 */
export default function OwnFormBlock({ id, texts, records: notice }: BlockProps<typeof block, Notice>) {
  const { pathname } = useLocation();
  const section = useSection();
  const isDraft = /^\/(draft|review|admin)\//.test(pathname);
  const action = isDraft || section === undefined ? pathname : `/forms/${section}/${id}`;
  const waiting = waitingFields(texts.fields).map(({ label }) => label);
  return (
    <Section id={id} inside={`${shared.halves} ${styles.upper}`}>
      <div className={shared.words}>
        {isFilled(texts.title) && <BidiText as="h2" className={typeStyles.heading} text={texts.title} />}
        {isFilled(texts.lead) && <BidiText as="p" className={typeStyles.lead} text={texts.lead} />}
      </div>
      <div>
        <OwnForm id={id} texts={texts} action={action} notice={notice} />
        {waiting.length > 0 && <NothingYet hint={ownFormText.waits(waiting.join(joiners.comma))} />}
      </div>
    </Section>
  );
}

/** The key of the texts of the page: of one's own page its loader says it, of others the address. */
function useSection(): string | undefined {
  const { pathname } = useLocation();
  const loaded = useMatches().at(-1)?.loaderData;
  if (typeof loaded === "object" && loaded !== null && "section" in loaded) return String(loaded.section);
  return pageList.find(({ path }) => path === (pathname.replace(/\/$/, "") || "/"))?.key;
}
