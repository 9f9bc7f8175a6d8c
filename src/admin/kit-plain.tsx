import { ArrowLeft, Plus, Settings, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { keysOf } from "../kernel/objects.ts";
import { Badge, Tag } from "../ui/badge.tsx";
import { Button, IconButton, LinkButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Logo } from "../ui/logo.tsx";
import { Mark } from "../ui/mark.tsx";
import { text } from "./kit-page.text.ts";

/** A part of the sheet under its heading. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="h3">{title}</h2>
      {children}
    </section>
  );
}

export function Buttons() {
  const [isSaving, setSaving] = useState(false);
  return (
    <Sheet title={text.headings.buttons}>
      <div className="acts">
        <Button>
          {text.buttons.forward}
          <Icon of={ArrowLeft} className="go" />
        </Button>
        <Button variant="line">{text.buttons.line}</Button>
        <Button variant="ghost">{text.buttons.ghost}</Button>
        <Button variant="sun">{text.buttons.sun}</Button>
        <Button variant="danger">{text.buttons.danger}</Button>
        <Button disabled>{text.buttons.disabled}</Button>
        <LinkButton to="#link" variant="line">
          {text.buttons.link}
        </LinkButton>
      </div>
      <div className="acts">
        <Button small>
          <Icon of={Plus} />
          {text.buttons.small}
        </Button>
        <Button small loading={isSaving} loadingLabel={text.buttons.saving}>
          {text.buttons.save}
        </Button>
        <Button small loading>
          {text.buttons.primary}
        </Button>
        <Button small variant="line" onClick={() => setSaving(!isSaving)}>
          {text.buttons.toggle}
        </Button>
        <IconButton aria-label={text.buttons.icon}>
          <Icon of={Settings} />
        </IconButton>
        <IconButton aria-label={text.buttons.danger} danger>
          <Icon of={Trash2} />
        </IconButton>
      </div>
    </Sheet>
  );
}

const badgeTones = keysOf(text.badges).map((tone) => [tone, text.badges[tone]] as const);
const tagTones = keysOf(text.tags).map((tone) => [tone, text.tags[tone]] as const);

export function Badges() {
  return (
    <Sheet title={text.headings.badges}>
      <div className="acts">
        {badgeTones.map(([tone, label]) => (
          <Badge key={tone} tone={tone}>
            {label}
          </Badge>
        ))}
        {tagTones.map(([tone, label]) => (
          <Tag key={tone} tone={tone}>
            {label}
          </Tag>
        ))}
      </div>
    </Sheet>
  );
}

export function Marks() {
  return (
    <Sheet title={text.headings.marks}>
      <div className="acts items-center">
        {[0, 1, 3, 6].map((filled) => (
          <Mark key={filled} filled={filled} className="size-16" />
        ))}
        <span className="brandmark">
          <Logo />
        </span>
      </div>
    </Sheet>
  );
}
