import {
  Bell,
  Globe,
  IdCard,
  Info,
  Link2,
  Lock,
  Palette,
  Phone,
  ReceiptText,
  Save,
  Search,
  ShieldCheck,
} from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { checkBody } from "../../admin-kit/form/check-body.ts";
import { type FormValues, ResourceFormProvider } from "../../admin-kit/form/form-context.tsx";
import { LeaveQuestion } from "../../admin-kit/form/leave-question.tsx";
import { useRecordForm } from "../../admin-kit/form/use-record-form.tsx";
import { uploadImage } from "../../admin-kit/pictures/upload-image.ts";
import { isSaveKey, usePageKeys } from "../../admin-kit/shortcuts.ts";
import { AppError } from "../../kernel/errors.ts";
import { valueInWords } from "../../kernel/resource/field-labels.ts";
import { fromAnswer, inputOf } from "../../kernel/resource/wire.ts";
import { refreshBrand } from "../../ui/brand/fresh-brand.ts";
import cardStyles from "../../ui/card.module.css";
import { Button } from "../../ui/controls/button.tsx";
import dialogStyles from "../../ui/overlays/dialog.module.css";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import linkStyles from "../../ui/side-links.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { AnnouncementGroup } from "./announcement-group.tsx";
import { settingsClient } from "./client.ts";
import { type SettingsAnswer, settings } from "./settings.ts";
import { text } from "./settings-admin.text.ts";
import styles from "./settings-form.module.css";
import {
  Contact,
  Identity,
  Legal,
  Links,
  Notifications,
  Privacy,
  Publishing,
  Quotes,
  SearchEngines,
  Theme,
} from "./settings-groups.tsx";

type SettingsFormProps = { settings: SettingsAnswer; onSaved(settings: SettingsAnswer): void };

/** Icons that other screens have too: one that only the admin needs, in many screens, would come with the pages of visitors. */
const groups = [
  ["identity", IdCard],
  ["legal", ShieldCheck],
  ["contact", Phone],
  ["announcement", Info],
  ["links", Link2],
  ["search", Search],
  ["theme", Palette],
  ["notifications", Bell],
  ["publishing", Globe],
  ["quotes", ReceiptText],
  ["privacy", Lock],
] as const;

/** All settings in one form. It asks before unsaved changes are left, and merges them when somebody else saved first. */
export function SettingsForm({ settings: read, onSaved }: SettingsFormProps) {
  const [stored, setStored] = useState(read);
  const take = (saved: SettingsAnswer) => {
    form.reset(inputOf(settings, saved));
    setStored(saved);
    onSaved(saved);
  };
  const { form, formProps, notices, merge, submit, isDirty, isSubmitting, forget } = useRecordForm<
    FormValues,
    SettingsAnswer
  >({
    initial: inputOf(settings, stored),
    draft: "settings",
    holdsPeople: false,
    async onSave(values, current = stored) {
      // The rules are loaded with the first save, since the screen does not need them before.
      const { bodySchemas } = await import("../../kernel/resource/schemas.ts");
      checkBody(bodySchemas(settings).update, values);
      return settingsClient.save(values, fromAnswer(settings, current).version);
    },
    onSaved(saved) {
      take(saved);
      void refreshBrand();
      toasts.success(text.saved);
    },
    onTakeTheirs: (current = stored) => take(fromAnswer(settings, current)),
    // No message when the person closed the dialog that asks for the proof of identity.
    failureText: (error) =>
      error instanceof AppError && error.code === "proof-needed" ? undefined : text.saveFailed,
    conflict: {
      labels: settings.words.labels,
      show: (name, value) => valueInWords(settings, name, value),
      valuesOf: (current) => inputOf(settings, fromAnswer(settings, current)),
    },
  });
  useSaveKey(submit);

  return (
    <div className={styles.settings}>
      <SectionLinks />
      <form {...formProps} className={`${cardStyles.card} ${styles.form}`}>
        {notices}
        <ResourceFormProvider value={{ resource: settings, form, uploadOf: () => uploadImage }}>
          <Identity />
          <Legal />
          <Contact />
          <AnnouncementGroup />
          <Links />
          <SearchEngines />
          <Theme />
          <Notifications canSend={stored.notificationEmails.length > 0} />
          <Publishing />
          <Quotes />
          <Privacy />
        </ResourceFormProvider>
        <div className={styles.save} data-end-bar>
          {isDirty && (
            <span className={dialogStyles.unsaved} role="status">
              <i className={typeStyles.diamond} />
              {kitText.unsaved}
            </span>
          )}
          <span className={styles.space} />
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
      <LeaveQuestion when={isDirty} onLeave={forget} />
      {merge}
    </div>
  );
}

function SectionLinks() {
  const { hash } = useLocation();
  // What a link leads to is there only since the settings were read.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <nav className={`${cardStyles.card} ${linkStyles.links} ${styles.sections}`} aria-label={text.sections}>
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

/** Saves with Ctrl-S or Cmd-S anywhere on the screen, except while a dialog is open. */
function useSaveKey(onSave: () => void) {
  usePageKeys((event) => {
    if (!isSaveKey(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) onSave();
  });
}
