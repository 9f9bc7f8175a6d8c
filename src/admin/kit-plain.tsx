import { ArrowLeft, Plus, Settings, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Badge, type BadgeTone, Tag, type TagTone } from "../ui/badge.tsx";
import { Banner } from "../ui/banner.tsx";
import { Button, IconButton, LinkButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";
import { Logo } from "../ui/logo.tsx";
import { Ltr } from "../ui/ltr.tsx";
import { Mark } from "../ui/mark.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { SkeletonCards, SkeletonTable } from "../ui/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch, SuccessState } from "../ui/states.tsx";
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

const badgeTones = Object.entries(text.badges) as [BadgeTone, string][];
const tagTones = Object.entries(text.tags) as [TagTone, string][];

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

export function Banners() {
  const [isShown, setShown] = useState(true);
  return (
    <Sheet title={text.headings.banners}>
      {isShown && (
        <Banner tone="bad" onDismiss={() => setShown(false)} onRetry={() => {}}>
          {text.banners.bad}
        </Banner>
      )}
      <Banner tone="warn">{text.banners.warn}</Banner>
      <Banner>{text.banners.info}</Banner>
      <Banner tone="good">{text.banners.good}</Banner>
    </Sheet>
  );
}

export function States() {
  return (
    <Sheet title={text.headings.states}>
      <div className="g2">
        <EmptyState
          title={text.states.empty}
          heading="h3"
          actions={<Button small>{text.states.emptyAction}</Button>}
        >
          {text.states.emptyText}
        </EmptyState>
        <NoMatch heading="h3" onClear={() => {}} />
        <ErrorState title={text.states.error} heading="h3" onRetry={() => {}}>
          {text.states.errorText}
        </ErrorState>
        <SuccessState title={text.states.success} heading="h3">
          {text.states.successText}
        </SuccessState>
      </div>
      <h3>{text.headings.loadingCards}</h3>
      <SkeletonCards />
      <h3>{text.headings.loadingTable}</h3>
      <SkeletonTable
        columns={[text.columns.id, text.columns.name, text.columns.company, text.columns.phone]}
      />
    </Sheet>
  );
}

export function Tables() {
  const { columns } = text;
  return (
    <Sheet title={text.headings.table}>
      <Card className="over">
        <div className="tablewrap">
          <table className="tbl mid stack">
            <thead>
              <tr>
                {Object.values(columns).map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {text.people.map(({ id, name, company, phone }) => (
                <tr key={id}>
                  <td className="num" data-l={columns.id}>
                    <span>{id}</span>
                  </td>
                  <td data-l={columns.name}>
                    <b>{name}</b>
                  </td>
                  <td data-l={columns.company}>
                    <span>{company}</span>
                  </td>
                  <td data-l={columns.phone}>
                    <Ltr>{phone}</Ltr>
                  </td>
                  <td className="x">
                    <IconButton danger aria-label={`${text.buttons.danger} ${name}`}>
                      <Icon of={Trash2} />
                    </IconButton>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
      <Pagination current={4} total={9} hrefOf={(page) => `?page=${page}`} />
    </Sheet>
  );
}
