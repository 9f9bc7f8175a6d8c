import type { Address } from "../../../kernel/resource/address.ts";
import { Failure } from "../../../ui/banner.tsx";
import dialogStyles from "../../../ui/overlays/dialog.module.css";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import type { Section } from "../sections/section.ts";
import type { SectionState } from "../wire.ts";
import { useFieldAfterDialog } from "./field-after-dialog.tsx";
import { Findings, useFindings } from "./findings.tsx";
import publishStyles from "./publish.module.css";
import { publishText as words } from "./publish-dialog.text.ts";

type CheckDialogProps = {
  isOpen: boolean;
  onClose(): void;
  section: Section;
  state: SectionState;
  /** Called after the dialog has closed and given the focus back to its button. */
  onOpenField(address: Address): void;
};

/** What should be looked at on the page as its draft shows it, whether or not it is to be published. Requirement OWN-04. */
export default function CheckDialog({ onOpenField, ...props }: CheckDialogProps) {
  const { leadTo, leaving } = useFieldAfterDialog(props.onClose, onOpenField);
  return (
    <Dialog isOpen={props.isOpen} onClose={props.onClose} title={words.pageCheck} size="md">
      {props.isOpen && <Checked {...props} onOpen={leadTo} />}
      {leaving}
    </Dialog>
  );
}

type CheckedProps = Pick<CheckDialogProps, "section" | "state"> & { onOpen(address: Address): void };

function Checked({ section, state, onOpen }: CheckedProps) {
  const { data, isError, refetch } = useFindings(section, state);
  return (
    <div className={`${dialogStyles.body} ${publishStyles.publish}`}>
      <p className={typeStyles.muted}>{words.pageCheckNote}</p>
      {isError && <Failure of={words.checkFailed} onRetry={() => void refetch()} />}
      {!isError && (
        <Findings heading={words.found} section={section} state={state} findings={data} onOpen={onOpen} />
      )}
    </div>
  );
}
