import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import { useMay } from "../../../admin-kit/may.ts";
import { useTaskTools } from "../../../admin-kit/task-tools.ts";
import { relativeTime } from "../../../kernel/text/format.ts";
import badgeStyles from "../../../ui/badge.module.css";
import { Tag } from "../../../ui/badge.tsx";
import { Failure } from "../../../ui/banner.tsx";
import { BidiName } from "../../../ui/text/bidi-text.tsx";
import { SamePerson } from "../board/same-person.tsx";
import { useDetails } from "../board/use-desk.ts";
import { deskText as text } from "../desk.text.ts";
import { askedNames, messageOf, subjectOf } from "../names.ts";
import type { Assignee, DeskRequest, RequestChanges } from "../requests.ts";
import { Composer, type ComposerHandle } from "./composer.tsx";
import { ContactBar } from "./contact-bar.tsx";
import { type NewestQuote, nextStep, noQuote } from "./next-step.ts";
import { type Fact, focusFact, RequestFacts } from "./request-facts.tsx";
import { RequestHead, StepButton } from "./request-head.tsx";
import styles from "./request-page.module.css";
import { RequestThread } from "./request-thread.tsx";
import { stepActs } from "./step-acts.ts";

/** What other slices lend the desk. */
export type DeskSlots = {
  /** Opens the client form that this request fills in; AREQ-02. */
  onConvert(request: DeskRequest): void;
  onOpenClient(id: number): void;
  /** Begins a quote for it. */
  onQuote(request: DeskRequest): void;
  /** Opens the form that makes client and project of its accepted quote; DESK-02. */
  onConvertQuote(quote: number): void;
  /** Its quotes, with all that can be done with them, and a new one where that is not the next step. */
  renderQuotes(request: DeskRequest, canAdd: boolean): ReactNode;
  onOpenQuote(id: number): void;
  /** Tells where its newest quote stands; undefined until that is known. */
  withQuotes(request: DeskRequest, show: (newest: NewestQuote | undefined) => ReactNode): ReactNode;
};

/** What the keys ask of the open request. */
export type RequestHandle = { reply(): void; note(): void; choose(fact: Fact): void };

export type PageProps = DeskSlots & {
  request: DeskRequest;
  assignees: readonly Assignee[];
  handle: Ref<RequestHandle>;
  /** Opened on this screen, and not by its address. */
  isOpenedHere: boolean;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose(): void;
  onDelete(request: DeskRequest): void;
  change(request: DeskRequest, changes: RequestChanges): Promise<boolean | undefined>;
  mark(request: DeskRequest, action: "read" | "unread"): unknown;
};

/** One request: its head, what was asked, one thread of all that happened, and the facts beside it; requirement DESK-01. */
export function RequestPage({ request, assignees, handle, change, mark, ...props }: PageProps) {
  const { id } = request;
  const titleId = `request-${id}`;
  const canWrite = useMay("write");
  const tasks = useTaskTools()?.listOf(subjectOf(request));
  const details = useDetails(id);
  const composer = useRef<ComposerHandle>(null);
  const article = useRef<HTMLElement>(null);
  const write: ComposerHandle["write"] = (way) => composer.current?.write(way);
  useImperativeHandle(handle, () => ({
    reply: () => write("reply"),
    note: () => write("note"),
    choose: (fact) => focusFact(article.current, fact),
  }));

  const focusTitle = () => article.current?.querySelector("h2")?.focus();
  useOpened(props.isOpenedHere, focusTitle, () => {
    if (request.news && canWrite) void mark(request, "read");
  });
  const now = new Date();
  return props.withQuotes(request, (newest) => {
    const quote = newest ?? noQuote;
    // Until its quotes are known there is none: a button that changed under the pointer would do something else.
    const step = newest && nextStep(request, newest.standing);
    const onStep = () =>
      step && stepActs(request, quote, { ...props, change, reply: () => write("reply") })[step]();
    return (
      <article
        className={styles.request}
        aria-labelledby={titleId}
        ref={article}
        onKeyDown={(event) => {
          // Out of a field, where the keys of the desk begin; what lies over the page has its own Escape.
          const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
          if (event.key === "Escape" && isHere && isField(event.target)) focusTitle();
        }}
      >
        <RequestHead
          request={request}
          titleId={titleId}
          notes={details.data?.notes ?? []}
          step={step}
          onStep={onStep}
          onPrevious={props.onPrevious}
          onNext={props.onNext}
          onClose={props.onClose}
          onMark={(action) => void mark(request, action)}
          onDelete={() => props.onDelete(request)}
        />
        <div className={styles.body}>
          <div className={styles.main}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, so that keys can scroll it */}
            <section className={styles.scroll} tabIndex={0} aria-label={text.thread.region}>
              <fieldset className={styles.plain} disabled={!canWrite}>
                <SamePerson request={request} onLink={(client) => change(request, { clientId: client })} />
              </fieldset>
              <Asked request={request} now={now} />
              {request.kind === "quote" && (
                <fieldset className={styles.plain} disabled={!canWrite}>
                  <div className={styles.beside}>
                    {props.renderQuotes(request, step !== undefined && step !== "quote")}
                  </div>
                </fieldset>
              )}
              {tasks && <div className={styles.beside}>{tasks}</div>}
              <Failure of={details.error && text.thread.failed} onRetry={() => void details.refetch()} />
              <Newest
                isRead={details.data !== undefined && newest !== undefined}
                notes={details.data?.notes.length ?? 0}
              >
                <RequestThread request={request} notes={details.data?.notes ?? []} now={now} />
              </Newest>
            </section>
            <Composer
              request={request}
              mail={details.data?.mail}
              quoteNumber={quote.number}
              handle={composer}
            />
            {canWrite && (
              <ContactBar request={request} write={write}>
                <StepButton step={step} onStep={onStep} />
              </ContactBar>
            )}
          </div>
          <RequestFacts request={request} assignees={assignees} change={change} />
        </div>
      </article>
    );
  });
}

/** Opened is read, once: marked as unread again, it stays so until it is opened the next time. */
function useOpened(isOpenedHere: boolean, focusTitle: () => void, onRead: () => void) {
  const open = useEffectEvent(() => {
    onRead();
    // What was pressed has left: the table, the board, the request before, or on phones the list.
    const focused = document.activeElement;
    if (isOpenedHere && (focused === document.body || !focused?.checkVisibility())) focusTitle();
  });
  useEffect(() => open(), []);
}

const isField = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches("input, textarea, select");

/** What the sender asked, in the own words. */
function Asked({ request, now }: { request: DeskRequest; now: Date }) {
  const tags = [...new Set(askedNames(request.requestedServices))];
  return (
    <section className={styles.asked}>
      <h3>
        {text[request.kind].original}
        <time dateTime={request.createdAt}>{relativeTime(request.createdAt, now)}</time>
      </h3>
      <blockquote dir="auto">{messageOf(request) || text.noMessage}</blockquote>
      <ul className={badgeStyles.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Tag tone="commercial">
              <BidiName text={tag} />
            </Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}

type NewestProps = { isRead: boolean; notes: number; children: ReactNode };

/** Brings the newest that happened into sight when the thread is read first, and when more comes. */
function Newest({ isRead, notes, children }: NewestProps) {
  const end = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isRead && notes > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [isRead, notes]);
  return (
    <>
      {children}
      <div ref={end} />
    </>
  );
}
