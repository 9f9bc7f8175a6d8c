import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Banner } from "../ui/banner.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";
import { Ltr } from "../ui/ltr.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { SkeletonCards, SkeletonTable } from "../ui/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch, SuccessState } from "../ui/states.tsx";
import { text } from "./kit-page.text.ts";
import { Sheet } from "./kit-plain.tsx";

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
