import { X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useMay } from "../../../admin-kit/may.ts";
import { Failure } from "../../../ui/banner.tsx";
import { Button, IconButton } from "../../../ui/controls/button.tsx";
import { TextInput } from "../../../ui/controls/inputs.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { text } from "./saved-views.text.ts";
import { type ListWithViews, savedViews } from "./saved-views.ts";
import styles from "./saved-views-list.module.css";
import { useSavedViews } from "./use-saved-views.ts";
import { viewQuery } from "./view-query.ts";

type ListProps = {
  list: ListWithViews;
  onChosen(): void;
};

/** The kept views of a list, each a link to what it shows, and a name for what is shown now; requirement DESK-09. */
export default function SavedViewsList({ list, onChosen }: ListProps) {
  const [params] = useSearchParams();
  const canWrite = useMay("write");
  const { views, error, refetch, keep, remove } = useSavedViews(list);
  const current = viewQuery(list, params);
  const isKept = views.some(({ query }) => query === current);
  return (
    <section className={styles.views} aria-label={text.title}>
      <Failure of={error && text.loadFailed} onRetry={() => void refetch()} />
      {views.length > 0 && (
        <ul>
          {views.map((view) => (
            <li key={view.id}>
              <Link
                to={`/admin/${list}?${view.query}`}
                aria-current={view.query === current ? "true" : undefined}
                preventScrollReset
                onClick={onChosen}
              >
                <BidiName text={view.title} />
              </Link>
              {canWrite && (
                <IconButton aria-label={text.remove(view.title)} onClick={() => void remove(view)}>
                  <Icon of={X} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {canWrite && current !== "" && !isKept && <NameOfView onKeep={(title) => keep(title, current)} />}
      {views.length === 0 && !error && (current === "" || !canWrite) && (
        <p>{canWrite ? text.lead : text.none}</p>
      )}
    </section>
  );
}

/** The name under which what is shown is kept. A failure keeps what was typed. */
function NameOfView({ onKeep }: { onKeep(title: string): Promise<boolean> }) {
  const [title, setTitle] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = title.trim();
    setMissing(name === "");
    if (name === "" || isBusy) return;
    setBusy(true);
    if (await onKeep(name)) setTitle("");
    setBusy(false);
  };
  return (
    <form className={styles.keep} onSubmit={(event) => void submit(event)}>
      <TextInput
        label={text.name}
        value={title}
        maxLength={savedViews.fields.title.options.max}
        error={isMissing ? text.nameless : undefined}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button small variant="line" type="submit" loading={isBusy}>
        {text.keep}
      </Button>
    </form>
  );
}
