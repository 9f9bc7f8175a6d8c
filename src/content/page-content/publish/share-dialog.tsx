import { useQuery } from "@tanstack/react-query";
import { Copy, Link2, X } from "lucide-react";
import { useState } from "react";
import { AppError, type FieldErrors } from "../../../kernel/errors.ts";
import { counted } from "../../../kernel/text/format.text.ts";
import { countOf, formatDateTime } from "../../../kernel/text/format.ts";
import { Failure } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import buttonStyles from "../../../ui/controls/buttons.module.css";
import { FieldGroup } from "../../../ui/controls/field.tsx";
import formStyles from "../../../ui/controls/forms.module.css";
import { Select, TextInput } from "../../../ui/controls/inputs.tsx";
import { Segments } from "../../../ui/controls/segments.tsx";
import { copyText } from "../../../ui/overlays/copy-text.ts";
import { Dialog, DialogBody } from "../../../ui/overlays/dialog.tsx";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import typeStyles from "../../../ui/styles/type.module.css";
import { contentClient } from "../editor/client.ts";
import { type Grant, grants } from "../grants.ts";
import type { Section } from "../sections/section.ts";
import publishStyles from "./publish.module.css";
import { sharingText as words } from "./share-dialog.text.ts";

/** How many days links live. */
const lives = [1, 3, 7, 14, 30];

type ShareDialogProps = {
  isOpen: boolean;
  onClose(): void;
  section: Section;
  /** It is opened to ask for an approval. */
  isAsking: boolean;
};

/** Links that show the draft to somebody without an account: made, listed, withdrawn; requirement ACNT-03. */
export default function ShareDialog({ isOpen, onClose, ...shared }: ShareDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} size="md">
      {isOpen && <Shares {...shared} />}
    </Dialog>
  );
}

function Shares({ section, isAsking }: Pick<ShareDialogProps, "section" | "isAsking">) {
  const client = contentClient(section.key);
  const shares = useQuery({ queryKey: ["content-shares", section.key], queryFn: client.shares });
  const [link, setLink] = useState<{ id: number; href: string }>();
  const [hasFailed, setFailed] = useState(false);
  const [faults, setFaults] = useState<FieldErrors>({});
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
      setFailed(false);
      setFaults({});
    } catch (error) {
      const fields = error instanceof AppError ? error.fields : {};
      setFaults(fields);
      setFailed(Object.keys(fields).length === 0);
    }
    await shares.refetch();
  };
  const withdraw = (id: number) =>
    attempt(async () => {
      await client.withdraw(id);
      // A link is shown only once, so withdrawing another one must not hide it.
      setLink((shown) => (shown?.id === id ? undefined : shown));
      toasts.success(words.withdrawn);
    });
  return (
    <DialogBody>
      <div className={publishStyles.publish}>
        <Failure of={(hasFailed || shares.error) && words.failed} />
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>{words.note}</p>
        {link ? (
          <div className={publishStyles.link}>
            <TextInput
              label={words.link}
              help={words.linkHelp}
              type="url"
              readOnly
              // The form that had the focus is gone, and keys outside the dialog do not close it.
              autoFocus
              value={link.href}
              onFocus={(event) => event.target.select()}
            />
            <Button small variant="line" onClick={() => void copyText(link.href, words.copied)}>
              <Icon of={Copy} />
              {words.copy}
            </Button>
          </div>
        ) : (
          <NewLink
            isAsking={isAsking}
            onCreate={(asked) =>
              attempt(async () => {
                const { id, token } = await client.share(asked);
                const path = section.route === "/" ? "" : (section.route ?? "");
                const frame = asked.grants === "read" ? "draft" : "review";
                setLink({ id, href: `${window.location.origin}/${frame}/${token}${path}` });
              })
            }
            faults={faults}
          />
        )}
        <section aria-labelledby="shares">
          <h3 id="shares">{words.active}</h3>
          {shares.data?.length === 0 && (
            <p className={`${typeStyles.muted} ${typeStyles.small}`}>{words.none}</p>
          )}
          <ul className={publishStyles.findings}>
            {shares.data?.map(({ id, by, expires, grants, name }) => (
              <li key={id}>
                <Icon of={Link2} />
                <span>
                  {words.entry(by, formatDateTime(expires))}
                  <small>{[words.grants[grants], name].filter(Boolean).join(words.joiner)}</small>
                </span>
                <Button small variant="del" onClick={() => void withdraw(id)}>
                  <Icon of={X} />
                  {words.withdraw}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </DialogBody>
  );
}

type NewLinkProps = { isAsking: boolean; faults: FieldErrors; onCreate(link: Asked): Promise<void> };
type Asked = { grants: Grant; days: number; name: string; email: string };

/** What a new link allows, for how long, and whom it is for. */
function NewLink({ isAsking, faults, onCreate }: NewLinkProps) {
  const [asked, setAsked] = useState<Asked>({
    grants: isAsking ? "approve" : "read",
    days: 7,
    name: "",
    email: "",
  });
  const ask = (changed: Partial<Asked>) => setAsked({ ...asked, ...changed });
  return (
    <form
      className={publishStyles.publish}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onCreate(asked);
      }}
    >
      <FieldGroup label={words.allows}>
        <Segments<Grant>
          label={words.allows}
          options={grants.map((value) => ({ value, shown: words.grants[value] }))}
          chosen={asked.grants}
          onChoose={(grants) => ask({ grants })}
        />
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>{words.grantNotes[asked.grants]}</p>
      </FieldGroup>
      <div className={formStyles.pair}>
        <Select
          label={words.days}
          options={lives.map((days) => ({ value: String(days), label: countOf(counted.day, days) }))}
          value={String(asked.days)}
          onChange={(event) => ask({ days: Number(event.target.value) })}
        />
        {asked.grants !== "read" && (
          <>
            <TextInput
              label={words.name}
              maxLength={100}
              value={asked.name}
              error={faults.name}
              onChange={(event) => ask({ name: event.target.value })}
            />
            <TextInput
              label={words.email}
              help={words.emailHelp}
              type="email"
              value={asked.email}
              error={faults.email}
              onChange={(event) => ask({ email: event.target.value })}
            />
          </>
        )}
      </div>
      <Button small type="submit" className={buttonStyles.atStart}>
        <Icon of={Link2} />
        {words.create}
      </Button>
    </form>
  );
}
