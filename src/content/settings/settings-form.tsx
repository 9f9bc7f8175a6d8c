import { Bell, FileClock, IdCard, Link2, Lock, Palette, Phone, Save } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router";
import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { useFocusOnWrong } from "../../admin-kit/form-focus.ts";
import { LeaveQuestion } from "../../admin-kit/leave-question.tsx";
import { MergeDialog } from "../../admin-kit/merge-dialog.tsx";
import { showServerErrors } from "../../admin-kit/record-form.ts";
import { useDraft } from "../../admin-kit/use-draft.ts";
import { isAnswered } from "../../kernel/api-client.ts";
import { AppError, currentOf } from "../../kernel/errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toasts } from "../../ui/toast-queue.ts";
import { settingsClient, settingsOf } from "./client.ts";
import type { Settings } from "./schema.ts";
import { labels, settingWords } from "./setting-words.ts";
import { text } from "./settings-admin.text.ts";
import { Contact, Identity, Links, Notifications, Privacy, Theme } from "./settings-groups.tsx";
import type { SettingsAnswer } from "./wire.ts";

type SettingsFormProps = { settings: SettingsAnswer; onSaved(settings: SettingsAnswer): void };

const groups = [
  ["identity", IdCard],
  ["contact", Phone],
  ["links", Link2],
  ["theme", Palette],
  ["notifications", Bell],
  ["privacy", Lock],
] as const;

/** All settings in one form: saved together, by button or key; left with a question; merged when somebody saved first. */
export function SettingsForm({ settings, onSaved }: SettingsFormProps) {
  const [stored, setStored] = useState(settings);
  const form = useForm<Settings>({ defaultValues: settingsOf(settings) });
  const element = useRef<HTMLFormElement>(null);
  const focusOnWrong = useFocusOnWrong(element);
  const [failure, setFailure] = useState<string>();
  const [merge, setMerge] = useState<{ base: Settings; mine: Settings; theirs: SettingsAnswer }>();
  const draft = useDraft("settings", settingsOf(stored));
  const { isDirty, isSubmitting } = form.formState;

  const take = (settings: SettingsAnswer) => {
    form.reset(settingsOf(settings));
    setStored(settings);
    setMerge(undefined);
    setFailure(undefined);
    onSaved(settings);
  };
  const save = (version: number) =>
    form.handleSubmit(async (values) => {
      setFailure(undefined);
      try {
        take(await settingsClient.save(values, version));
        draft.drop();
        toasts.success(text.saved);
      } catch (error) {
        const theirs = currentOf<SettingsAnswer>(error);
        if (theirs) return setMerge({ base: settingsOf(stored), mine: values, theirs });
        if (error instanceof AppError && error.code === "proof-needed") return; // it was asked, and the person said no
        if (!isAnswered(error)) draft.keep(values);
        setFailure(showServerErrors(form, error) ?? text.saveFailed);
        focusOnWrong();
      }
    })();
  const restoreDraft = () => {
    const { base, mine, merged, collides } = draft.read();
    if (collides) return setMerge({ base, mine, theirs: stored });
    draft.taken();
    form.reset(merged, { keepDefaultValues: true });
  };
  const submit = () => {
    if (!isSubmitting) void save(stored.version);
  };
  useSaveKey(submit);

  return (
    <div className="setg">
      <SectionLinks />
      <form
        ref={element}
        className="card setf"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (event.target === event.currentTarget) submit();
        }}
      >
        {draft.isOffered && (
          <div className="banner draft" role="status">
            <Icon of={FileClock} />
            <span>{kitText.draft.offer}</span>
            <Button variant="line" small onClick={restoreDraft}>
              {kitText.draft.restore}
            </Button>
            <Button variant="ghost" small onClick={draft.drop}>
              {kitText.draft.discard}
            </Button>
          </div>
        )}
        {failure && (
          <Banner tone="bad" onDismiss={() => setFailure(undefined)}>
            {failure}
          </Banner>
        )}
        <Identity form={form} stored={stored} />
        <Contact form={form} />
        <Links form={form} />
        <Theme form={form} />
        <Notifications form={form} stored={stored} />
        <Privacy form={form} />
        <div className="savebar">
          {isDirty && (
            <span className="dirty" role="status">
              <i className="nq" />
              {kitText.unsaved}
            </span>
          )}
          <span className="sp" />
          <Button variant="ghost" small disabled={!isDirty || isSubmitting} onClick={() => form.reset()}>
            {text.undo}
          </Button>
          <Button
            type="submit"
            small
            loading={isSubmitting}
            loadingLabel={kitText.saving}
            aria-keyshortcuts="Control+S Meta+S"
          >
            <Icon of={Save} />
            {text.save}
          </Button>
        </div>
      </form>
      <LeaveQuestion when={isDirty} />
      {merge && (
        <MergeDialog
          base={merge.base}
          mine={merge.mine}
          theirs={settingsOf(merge.theirs)}
          labels={labels}
          show={settingWords}
          onClose={() => setMerge(undefined)}
          onResolve={(values) => {
            setMerge(undefined);
            draft.taken();
            form.reset(values, { keepDefaultValues: true });
            void save(merge.theirs.version);
          }}
          onTakeTheirs={() => {
            draft.drop();
            take(merge.theirs);
          }}
        />
      )}
    </div>
  );
}

function SectionLinks() {
  const { hash } = useLocation();
  return (
    <nav className="card secs" aria-label={text.sections}>
      {groups.map(([name, icon], index) => (
        <a
          key={name}
          href={`#set-${name}`}
          aria-current={hash === `#set-${name}` || (hash === "" && index === 0) ? "true" : undefined}
        >
          <Icon of={icon} />
          {text.groups[name].title}
        </a>
      ))}
    </nav>
  );
}

/** Ctrl-S or Cmd-S from anywhere on the screen, but not under a dialog. */
function useSaveKey(onSave: () => void) {
  const call = useRef(onSave);
  call.current = onSave;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // By code: with an Arabic keyboard the S key types another letter.
      if (event.code !== "KeyS" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) call.current();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
