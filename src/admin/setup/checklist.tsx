import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, CircleDashed } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { Card } from "../../ui/card.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import styles from "./checklist.module.css";
import { checklistText as text } from "./checklist.text.ts";
import type { Checklist as Tasks } from "./setup-answer.ts";
import { setupClient } from "./setup-client.ts";
import type { SetupTask } from "./setup-steps.ts";

const HowTo = lazyPart(() => import("./how-to-dialog.tsx"));

/** The screen for each task; null for a task that is done on the server, which a dialog explains. */
const places: Record<SetupTask, string | null> = {
  setup: "/admin/setup",
  logo: "/admin/settings#set-identity",
  service: "/admin/services?edit=new",
  address: null,
  mail: "/admin/settings#set-notifications",
  backup: null,
  factor: "/admin/users",
  privacy: "/admin/content/privacy",
};

/** Lists what a new site still lacks, each with a button, until all is done or the list is dismissed; requirement SETUP-01. */
export function Checklist({ tasks }: { tasks: Tasks }) {
  const cache = useQueryClient();
  const [shown, setShown] = useState<"address" | "backup" | null>(null);
  const putAway = useMutation({
    mutationFn: () => setupClient.done("put-away"),
    onSuccess: () => cache.invalidateQueries({ queryKey: ["dashboard"] }),
    onError: () => toasts.error(text.putAwayFailed),
  });
  const done = tasks.filter(({ isDone }) => isDone).length;
  return (
    <Card as="section" className={styles.list} aria-labelledby="checklist">
      <div className={styles.head}>
        <h2 id="checklist">{text.title}</h2>
        <span className={`${typeStyles.muted} ${typeStyles.small}`}>{text.progress(done, tasks.length)}</span>
        <Button variant="ghost" small loading={putAway.isPending} onClick={() => putAway.mutate()}>
          {text.putAway}
        </Button>
      </div>
      <ul>
        {tasks.map(({ task, isDone }) => (
          <li key={task} data-done={isDone || undefined}>
            <Icon of={isDone ? CircleCheck : CircleDashed} />
            <p>
              <b>{text.tasks[task].title}</b>
              {isDone ? (
                <span className={typeStyles.unseen}> {text.isDone}</span>
              ) : (
                <small>{text.tasks[task].text}</small>
              )}
            </p>
            {!isDone && <Act task={task} onHowTo={setShown} />}
          </li>
        ))}
      </ul>
      <MountOnOpen isOpen={shown !== null}>
        <HowTo about={shown} onClose={() => setShown(null)} />
      </MountOnOpen>
    </Card>
  );
}

function Act({ task, onHowTo }: { task: SetupTask; onHowTo(about: "address" | "backup"): void }) {
  const { action } = text.tasks[task];
  const place = places[task];
  if (task === "address" || task === "backup")
    return (
      <Button variant="line" small aria-haspopup="dialog" onClick={() => onHowTo(task)}>
        {action}
        <span className={typeStyles.unseen}> {text.tasks[task].title}</span>
      </Button>
    );
  // Opening the text counts as reading it, because nothing more can be known.
  const note = task === "privacy" ? () => void setupClient.done("privacy-read").catch(() => {}) : undefined;
  return (
    <LinkButton variant="line" small to={place ?? "/admin"} onClick={note}>
      {action}
    </LinkButton>
  );
}
