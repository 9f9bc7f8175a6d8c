import { staffCounted } from "../../../admin-kit/staff-counts.text.ts";
import { countOf, formatDateTime } from "../../../kernel/text/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import { TextArea } from "../../../ui/controls/inputs.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { text } from "../editor/page-content-admin.text.ts";
import { ValueDifferences } from "../editor/value-difference.tsx";
import { fieldOf } from "../sections/blocks/block-fields.ts";
import type { Section } from "../sections/section.ts";
import type { SectionState } from "../wire.ts";
import styles from "./review.module.css";
import { reviewText } from "./review-admin.text.ts";
import type { TeamView } from "./wire.ts";

const words = reviewText.approval;

/** What is published: what was approved, this draft although nobody approved it, or nothing before somebody is asked. */
export type Way = "ask" | "approved" | "draft";

/** Which ways there are, the first one first: none to choose among while the draft is approved, or nobody ever was asked. */
export function waysOf(view: TeamView | undefined): readonly Way[] {
  if (!view || view.state === "approved" || (view.state === null && !view.isDemanded)) return ["draft"];
  return view.isPublishable ? ["ask", "approved", "draft"] : ["ask", "draft"];
}

type ChoiceProps = {
  section: Section;
  state: SectionState;
  view: TeamView;
  way: Way;
  setWay(way: Way): void;
  reason: string;
  setReason(reason: string): void;
  reasonError: string | undefined;
  onOpenRemarks(): void;
};

/** Who approved what, what changed since, and what is published. Requirement SAY-01. */
export function ApprovalChoice(props: ChoiceProps) {
  const { section, state, view, way } = props;
  const { answer } = view;
  const ways = waysOf(view);
  const open = view.remarks.filter(({ done }) => done === null).length;
  if (ways.length === 1 && !answer && open === 0) return null;
  return (
    <section aria-labelledby="pub-approval">
      <h3 id="pub-approval">{words.title}</h3>
      {(answer || view.isDemanded) && (
        <p className={styles.approval}>
          <span>
            <b>{answer && view.state ? words[view.state](answer.by) : words.missing}</b>
            {answer && (
              <small>
                {answer.position !== "" && (
                  <>
                    <BidiName text={answer.position} />
                    {text.joiner}
                  </>
                )}
                {formatDateTime(answer.at)}
                {text.joiner}
                {words.digest} <bdi dir="ltr">{answer.digest.slice(0, 8)}</bdi>
              </small>
            )}
            {answer && answer.note !== "" && <small dir="auto">{answer.note}</small>}
          </span>
          {view.state === "moved" && <Badge tone="warn">{words.changed}</Badge>}
        </p>
      )}
      <ValueDifferences changes={changesSince(section, state, view)} />
      {ways.length > 1 && (
        <fieldset className={styles.ways}>
          <legend className={typeStyles.unseen}>{words.ways}</legend>
          {ways.map((one) => (
            <WayChoice key={one} way={one} isChosen={one === way} onChoose={() => props.setWay(one)} />
          ))}
        </fieldset>
      )}
      {way === "draft" && ways.length > 1 && view.isDemanded && (
        <TextArea
          label={words.reason}
          rows={2}
          required
          maxLength={500}
          value={props.reason}
          error={props.reasonError}
          onChange={(event) => props.setReason(event.target.value)}
        />
      )}
      {open > 0 && (
        <p className={typeStyles.small}>
          {words.open(countOf(staffCounted.remark, open))}{" "}
          <Button variant="line" small onClick={props.onOpenRemarks}>
            {words.look}
          </Button>
        </p>
      )}
    </section>
  );
}

const said = {
  ask: [words.ask, words.askNote],
  approved: [words.asApproved, words.asApprovedNote],
  draft: [words.anyway, words.anywayNote],
} as const;

function WayChoice({ way, isChosen, onChoose }: { way: Way; isChosen: boolean; onChoose(): void }) {
  const [label, note] = said[way];
  return (
    <label className={formStyles.consent}>
      <input type="radio" name="way" checked={isChosen} onChange={onChoose} />
      <span>
        {label}
        <small>{note}</small>
      </span>
    </label>
  );
}

/** How the draft differs from what was approved. */
const changesSince = (section: Section, { draft, published }: SectionState, { approved }: TeamView) =>
  Object.entries(approved).flatMap(([id, before]) => {
    const field = fieldOf(section, id);
    return field ? [{ field, before, after: draft[id]?.value ?? published[id] }] : [];
  });
