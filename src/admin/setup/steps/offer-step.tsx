import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Card } from "../../../ui/card.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { SkeletonCards } from "../../../ui/skeleton.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { setupText } from "../setup.text.ts";
import type { KindPieces } from "../setup-answer.ts";
import { setupClient, setupKey } from "../setup-client.ts";
import { type ChoosablePart, choosableParts, type SetupKind, setupKinds } from "../setup-steps.ts";
import { KindDrawing } from "./kind-drawing.tsx";
import styles from "./offer-step.module.css";
import stepStyles from "./step.module.css";
import { RequiredNote, StepEnd, StepHead, type StepProps } from "./step.tsx";
import { Ticks } from "./ticks.tsx";

const text = setupText.offer;

/** Asks for the kind of agency, and which of its services, questions and sections the site begins with. */
export default function OfferStep(props: StepProps) {
  const { data, error, refetch } = useQuery({ queryKey: [...setupKey, "kinds"], queryFn: setupClient.kinds });
  if (data) return <OfferForm {...props} kinds={data} />;
  if (error) return <ErrorState title={setupText.loadFailed} onRetry={() => void refetch()} />;
  return <SkeletonCards count={1} />;
}

const keysOf = ({ services, questions }: KindPieces) => [...services, ...questions].map(({ key }) => key);

function OfferForm({ setup, kinds, back, onDone }: StepProps & { kinds: readonly KindPieces[] }) {
  const cache = useQueryClient();
  const [kind, setKind] = useState<SetupKind | null>(setup.kind);
  const [records, setRecords] = useState(setup.records);
  const [parts, setParts] = useState(setup.parts);
  const [isBusy, setBusy] = useState(false);
  const pieces = kinds.find((one) => one.kind === kind);
  const choose = (chosen: SetupKind) => {
    setKind(chosen);
    const brought = kinds.find((one) => one.kind === chosen);
    // A new kind starts with everything ticked; the stored kind keeps what was chosen before.
    setRecords(chosen === setup.kind ? setup.records : brought ? keysOf(brought) : []);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!kind || isBusy) return;
    setBusy(true);
    try {
      cache.setQueryData(setupKey, await setupClient.offer({ kind, records, parts }));
      await onDone();
    } catch {
      toasts.error(setupText.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card as="section" className={stepStyles.step}>
      <StepHead title={text.title}>{text.lead}</StepHead>
      <form className={styles.offer} onSubmit={(event) => void submit(event)}>
        <RequiredNote />
        <Kinds chosen={kind} onChoose={choose} />
        {setup.kind && <p className={formStyles.hint}>{text.changing}</p>}
        {pieces && pieces.hides.length > 0 && <p className={formStyles.hint}>{text.hides(pieces.hides)}</p>}
        {pieces ? (
          <div className={styles.lists}>
            <Ticks
              title={text.services}
              help={pieces.services.length > 0 ? undefined : text.noServices}
              pieces={pieces.services}
              ticked={records}
              onChange={setRecords}
            />
            <Ticks title={text.questions} pieces={pieces.questions} ticked={records} onChange={setRecords} />
            <Ticks<ChoosablePart>
              title={text.parts}
              help={text.partsHelp}
              pieces={choosableParts.map((part) => ({ key: part, title: text.partNames[part] }))}
              ticked={parts}
              onChange={setParts}
            />
          </div>
        ) : (
          <p className={typeStyles.muted}>{text.choose}</p>
        )}
        <StepEnd back={back} label={setupText.next} isBusy={isBusy} isDisabled={!kind} />
      </form>
    </Card>
  );
}

function Kinds({ chosen, onChoose }: { chosen: SetupKind | null; onChoose(kind: SetupKind): void }) {
  return (
    <fieldset className={styles.kinds}>
      <legend>
        {text.kind}
        <span className={formStyles.required} aria-hidden="true">
          *
        </span>
      </legend>
      {setupKinds.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name="kind"
            required
            value={kind}
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
          />
          <KindDrawing of={kind} />
          <b>{text.kinds[kind].title}</b>
          <span className={typeStyles.muted}>{text.kinds[kind].text}</span>
        </label>
      ))}
    </fieldset>
  );
}
