import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AppError } from "../../../kernel/errors.ts";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/controls/button.tsx";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import typeStyles from "../../../ui/styles/type.module.css";
import { setupText } from "../setup.text.ts";
import { setupClient, setupKey } from "../setup-client.ts";
import styles from "./start-step.module.css";
import stepStyles from "./step.module.css";
import { StepEnd, StepHead, type StepProps } from "./step.tsx";

const text = setupText.start;
const contents = ["empty", "demo"] as const;

/** Asks whether to start empty or with the demo, and ends the set-up; from then on visitors see the site. */
export default function StartStep({ setup, back }: StepProps) {
  const cache = useQueryClient();
  const [content, setContent] = useState<(typeof contents)[number]>("empty");
  const [isBusy, setBusy] = useState(false);
  if (!setup.isOpen) return <Ready />;
  const open = async () => {
    setBusy(true);
    try {
      if (content === "demo") await setupClient.addDemo();
      cache.setQueryData(setupKey, await setupClient.finish());
      await cache.invalidateQueries({ queryKey: ["dashboard"] });
    } catch (error) {
      const isTaken = error instanceof AppError && error.code === "conflict";
      toasts.error(isTaken ? text.demoConflict : setupText.failed);
      setBusy(false);
    }
  };
  return (
    <Card as="section" className={stepStyles.step}>
      <StepHead title={text.title}>{text.lead}</StepHead>
      {setup.hasDemo ? (
        <p>{text.hasDemo}</p>
      ) : (
        <fieldset className={styles.contents}>
          <legend>{text.contents}</legend>
          {contents.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="content"
                value={one}
                checked={one === content}
                onChange={() => setContent(one)}
              />
              <span>
                <b>{text[one].title}</b>
                <br />
                <span className={`${typeStyles.muted} ${typeStyles.small}`}>{text[one].text}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <StepEnd
        back={back}
        label={text.open}
        loadingLabel={text.opening}
        isBusy={isBusy}
        onGo={() => void open()}
      />
    </Card>
  );
}

function Ready() {
  return (
    <Card as="section" className={stepStyles.step}>
      <div role="status">
        <StepHead title={text.done.title}>{text.done.text}</StepHead>
      </div>
      <div className={stepStyles.actions}>
        <LinkButton variant="line" to="/admin">
          {text.dashboard}
        </LinkButton>
        <LinkButton to="/" reloadDocument>
          {text.view}
        </LinkButton>
      </div>
    </Card>
  );
}
