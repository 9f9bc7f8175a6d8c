import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FilePlus2, Link2, type LucideIcon, Pencil, RotateCcw, Send, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { DeleteConfirmation } from "../../admin-kit/rows/delete-confirmation.tsx";
import { formatDate, formatDateTime, formatPrice, isoDay } from "../../kernel/text/format.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import * as client from "./client.ts";
import { QuoteLinkDialog } from "./quote-link-dialog.tsx";
import { text } from "./quotes.text.ts";
import { blankItem, isOpen, type QuoteForm, type QuoteRecord, type QuoteState, validDays } from "./quotes.ts";

const QuoteDialog = lazyPart(async () => ({ default: (await import("./quote-form.tsx")).QuoteDialog }));

type QuotesSectionProps = {
  requestId: number;
  /** What a new quote begins with. */
  customer: Pick<QuoteForm, "customerName" | "customerCompany">;
  /** The request may have another status and log now. */
  onChanged(): unknown;
};

type Question = { quote: QuoteRecord; about: keyof typeof questions };

/** The quotes of requests lie below it in the cache. */
export const quotesKey = "quotes";

const day = 24 * 60 * 60_000; // ms

/** The quotes of a request: written, sent, withdrawn, each with where it stands; requirement AREQ-02. */
export function QuotesSection({ requestId, customer, onChanged }: QuotesSectionProps) {
  const cache = useQueryClient();
  const queryKey = [quotesKey, requestId];
  const quotes = useQuery({ queryKey, queryFn: () => client.listQuotes(requestId) });
  const [edited, setEdited] = useState<QuoteRecord | "new" | null>(null);
  const [deleting, setDeleting] = useState<QuoteRecord | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [linked, setLinked] = useState<QuoteRecord | null>(null);
  const reload = async () => {
    await Promise.all([cache.invalidateQueries({ queryKey }), onChanged()]);
  };
  const quote = edited === "new" ? null : edited;
  const save = async (body: object, based: QuoteRecord | null) => {
    await (based ? client.updateQuote(based, body) : client.createQuote(requestId, body));
    toasts.success(text.saved);
    await reload();
  };
  const act = async ({ quote, about }: Question) => {
    try {
      if (about === "withdraw") await client.withdrawQuote(quote);
      else setLinked(await (about === "send" ? client.sendQuote(quote) : client.renewLink(quote)));
      if (about === "withdraw") toasts.success(text.withdrawn);
      await reload();
    } catch {
      toasts.error(text.failures[about]);
    }
  };
  return (
    <section>
      <h3>{text.title}</h3>
      {quotes.error && (
        <Banner tone="bad" onRetry={() => void quotes.refetch()}>
          {text.loadFailed}
        </Banner>
      )}
      {quotes.data?.length === 0 && <p className="muted sm">{text.none}</p>}
      <ul className="quotes">
        {quotes.data?.map((entry) => (
          <Entry
            key={entry.id}
            quote={entry}
            onEdit={setEdited}
            onDelete={setDeleting}
            onAsk={(about) => setQuestion({ quote: entry, about })}
            onLink={setLinked}
          />
        ))}
      </ul>
      <Button variant="line" small onClick={() => setEdited("new")}>
        <Icon of={FilePlus2} />
        {text.add}
      </Button>
      <MountOnOpen isOpen={edited !== null}>
        <QuoteDialog
          isOpen={edited !== null}
          onClose={() => setEdited(null)}
          requestId={requestId}
          quote={quote}
          initial={quote ?? blankQuote(customer)}
          onSave={save}
        />
      </MountOnOpen>
      <ConfirmDialog
        isOpen={question !== null}
        onClose={() => setQuestion(null)}
        {...questions[question?.about ?? "send"]}
        tone="warn"
        confirmVariant="primary"
        onConfirm={() => question && act(question)}
      />
      <DeleteConfirmation
        record={deleting}
        onClose={() => setDeleting(null)}
        question={text.deleteQuestion}
        remove={async (draft) => {
          await client.deleteQuote(draft);
          await reload();
        }}
        restore={async (draft) => {
          await client.restoreQuote(draft);
          await reload();
        }}
        deletedText={text.deleted}
        onFailure={() => toasts.error(text.failures.delete)}
      />
      <QuoteLinkDialog quote={linked} onClose={() => setLinked(null)} />
    </section>
  );
}

const questions = {
  send: { question: text.sendQuestion, note: text.sendNote, confirmLabel: text.send, icon: Send },
  link: {
    question: text.newLinkQuestion,
    note: text.newLinkNote,
    confirmLabel: text.newLink,
    icon: RotateCcw,
  },
  withdraw: {
    question: text.withdrawQuestion,
    note: text.withdrawNote,
    confirmLabel: text.withdraw,
    icon: Undo2,
  },
};

const tones: Record<QuoteState, BadgeTone> = {
  draft: "neutral",
  sent: "warn",
  accepted: "success",
  declined: "danger",
  withdrawn: "neutral",
};

type EntryProps = {
  quote: QuoteRecord;
  onEdit(quote: QuoteRecord): void;
  onDelete(quote: QuoteRecord): void;
  onAsk(about: Question["about"]): void;
  onLink(quote: QuoteRecord): void;
};

function Entry({ quote, onEdit, onDelete, onAsk, onLink }: EntryProps) {
  const { number, state, total, validUntil, answeredAt, answeredBy, answerNote } = quote;
  const name = number ?? text.draft;
  const isPast = state === "sent" && !isOpen(quote, isoDay(new Date()));
  const button = (of: LucideIcon, words: string, onPress: () => void, variant?: "line" | "del") => (
    <Button small {...(variant && { variant })} onClick={onPress} aria-label={text.ofQuote(words, name)}>
      <Icon of={of} />
      {words}
    </Button>
  );
  return (
    <li>
      <p>
        <b>{number ? <Ltr>{number}</Ltr> : text.draft}</b>{" "}
        <Badge tone={isPast ? "danger" : tones[state]}>
          {isPast ? text.expired : text.values.state[state]}
        </Badge>
        <b className="num">{formatPrice(total / 100)}</b>
      </p>
      <p className="muted sm">{text.validUntil(formatDate(validUntil))}</p>
      {answeredAt && (
        <p className="sm">
          {text.answered(answeredBy, formatDateTime(answeredAt))}
          {answerNote && <q dir="auto">{answerNote}</q>}
        </p>
      )}
      <div className="qa">
        {state === "draft" && button(Send, text.send, () => onAsk("send"))}
        {state === "draft" && button(Pencil, text.edit, () => onEdit(quote), "line")}
        {state === "draft" && button(Trash2, text.delete, () => onDelete(quote), "del")}
        {state !== "draft" && state !== "withdrawn" && (
          <>
            {button(Link2, text.showLink, () => onLink(quote), "line")}
            {button(RotateCcw, text.newLink, () => onAsk("link"), "line")}
          </>
        )}
        {state === "sent" && button(Undo2, text.withdraw, () => onAsk("withdraw"), "del")}
      </div>
    </li>
  );
}

function blankQuote(customer: QuotesSectionProps["customer"]): QuoteForm {
  return {
    ...customer,
    items: [blankItem],
    discount: 0,
    validUntil: isoDay(new Date(Date.now() + validDays * day)),
    terms: "",
  };
}
