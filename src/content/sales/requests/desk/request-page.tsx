import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useMay } from "../../../../admin-kit/may.ts";
import { useOthers } from "../../../../admin-kit/presence/presence.tsx";
import { useTaskTools } from "../../../../admin-kit/task-tools.ts";
import { relativeTime } from "../../../../kernel/text/format.ts";
import badgeStyles from "../../../../ui/badge.module.css";
import { Tag } from "../../../../ui/badge.tsx";
import { Failure } from "../../../../ui/banner.tsx";
import { BidiName } from "../../../../ui/text/bidi-text.tsx";
import type { Converting } from "../../conversion/conversion-dialogs.tsx";
import { QuotesSection } from "../../quotes/quotes-section.tsx";
import { useDetails } from "../board/use-desk.ts";
import { deskText as text } from "../desk.text.ts";
import { formAnswerText } from "../forms/form-answers.text.ts";
import { FormAnswersList } from "../forms/form-answers-list.tsx";
import { messageOf, subjectOf, wantedOf } from "../names.ts";
import type { Assignee, DeskRequest, RequestChanges } from "../requests.ts";
import { SamePerson } from "../same-person/same-person.tsx";
import { Composer, type ComposerHandle, replyPlace } from "./composer.tsx";
import { ContactBar } from "./contact-bar.tsx";
import { RequestFacts } from "./request-facts.tsx";
import { RequestHead, StepButton } from "./request-head.tsx";
import styles from "./request-page.module.css";
import { RequestThread } from "./request-thread.tsx";
import { type Fact, focusReminder, type MenuFact } from "./request-work.tsx";
import { useNextStep } from "./use-next-step.ts";
import { useStay } from "./use-stay.ts";

/** What the keyboard shortcuts can make the open request do. */
export type RequestHandle = { reply(): void; note(): void; log(): void; choose(fact: Fact): void };

export type PageProps = {
  request: DeskRequest;
  assignees: readonly Assignee[];
  handle: Ref<RequestHandle>;
  /** Whether the request was opened from the list or from the one before it, not by its address. */
  isOpenedHere: boolean;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose(): void;
  onDelete(request: DeskRequest): void;
  /** Puts the request aside as spam. */
  onSpam(request: DeskRequest): void;
  /** Asks what is needed to make a client of the request, or of its accepted quote. */
  onConvert(of: Converting): void;
  change(request: DeskRequest, changes: RequestChanges): Promise<boolean | undefined>;
  mark(request: DeskRequest, action: "read" | "unread"): unknown;
  /** Marks the news of the request as seen by the signed-in user. */
  see(request: DeskRequest): unknown;
};

/** One request: its header, its text, the thread of all that happened, and the facts beside it; requirement DESK-01. */
export function RequestPage({ request, assignees, handle, change, mark, see, ...props }: PageProps) {
  const { id } = request;
  const { onPrevious, onNext, onClose, onConvert } = props;
  const way = { onPrevious, onNext, onClose };
  const titleId = `request-${id}`;
  const canWrite = useMay("write");
  const details = useDetails(id);
  const notes = details.data?.notes ?? [];
  const keys = useRequestHandle(handle);
  const { article, composer, write, focusTitle } = keys;
  const [isWriting, setWriting] = useState(false);
  const present = useOthers({ place: `project-requests/${id}`, field: isWriting ? replyPlace : "" });
  const { quote, step, onStep } = useNextStep(request, { change, onConvert, reply: () => write("reply") });
  useOpened(props.isOpenedHere, focusTitle);
  useStay(() => void see(request));
  return (
    <article
      className={styles.request}
      aria-labelledby={titleId}
      ref={article}
      onKeyDown={(event) => leavesField(event) && focusTitle()}
    >
      <RequestHead
        request={request}
        titleId={titleId}
        present={present}
        notes={notes}
        step={step}
        onStep={onStep}
        {...way}
        onMark={(action) => void mark(request, action)}
        onDelete={() => props.onDelete(request)}
        onSpam={() => props.onSpam(request)}
      />
      <div className={styles.body}>
        <div className={styles.main}>
          <Story
            request={request}
            details={details}
            isRead={details.data !== undefined && step !== undefined}
            onLink={(client) => change(request, { clientId: client })}
            canAddQuote={step !== undefined && step !== "quote"}
          />
          <Composer
            request={request}
            mail={details.data?.mail}
            quoteNumber={quote?.number ?? ""}
            notes={notes}
            present={present}
            onWriting={setWriting}
            handle={composer}
          />
          {canWrite && (
            <ContactBar request={request} write={write}>
              <StepButton step={step} onStep={onStep} />
            </ContactBar>
          )}
        </div>
        <RequestFacts
          request={request}
          assignees={assignees}
          change={change}
          asked={keys.asked}
          onAnswered={keys.onAnswered}
          onDone={focusTitle}
        />
      </div>
    </article>
  );
}

/** What the shortcuts do to the open request, and where the focus goes. */
function useRequestHandle(handle: Ref<RequestHandle>) {
  const composer = useRef<ComposerHandle>(null);
  const article = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<MenuFact | null>(null);
  const focusTitle = () => article.current?.querySelector("h2")?.focus();
  const write: ComposerHandle["write"] = (tab) => composer.current?.write(tab);
  const choose = (fact: Fact) => {
    // A closed menu gives the focus back to where it was, so that the next key is a shortcut again.
    focusTitle();
    if (fact === "reminder") focusReminder(article.current);
    else setAsked(fact);
  };
  useImperativeHandle(handle, () => ({
    reply: () => write("reply"),
    note: () => write("note"),
    log: () => write("contact"),
    choose,
  }));
  return { article, composer, write, focusTitle, asked, onAnswered: () => setAsked(null) };
}

type StoryProps = {
  request: DeskRequest;
  details: ReturnType<typeof useDetails>;
  /** Whether thread and quotes are loaded. */
  isRead: boolean;
  onLink(client: number): Promise<boolean | undefined>;
  canAddQuote: boolean;
};

/** What scrolls: the same person's other requests, the text, quotes, tasks, and the thread. */
function Story({ request, details, isRead, onLink, canAddQuote }: StoryProps) {
  const canWrite = useMay("write");
  const tasks = useTaskTools()?.listOf(subjectOf(request));
  const notes = details.data?.notes ?? [];
  const now = new Date();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, so that keys can scroll it
    <section className={styles.scroll} tabIndex={0} aria-label={text.thread.region}>
      <fieldset className={styles.plain} disabled={!canWrite}>
        <SamePerson request={request} onLink={onLink} />
      </fieldset>
      <Asked request={request} now={now} />
      {request.kind === "quote" && (
        <fieldset className={styles.plain} disabled={!canWrite}>
          <div className={styles.beside}>
            <QuotesSection requestId={request.id} canAdd={canAddQuote} />
          </div>
        </fieldset>
      )}
      {tasks && <div className={styles.beside}>{tasks}</div>}
      <Failure of={details.error && text.thread.failed} onRetry={() => void details.refetch()} />
      <Newest isRead={isRead} notes={notes.length}>
        <RequestThread request={request} notes={notes} now={now} />
      </Newest>
    </section>
  );
}

/** Moves the focus to the title when the pressed element is gone: in the table, on the board, in the list on phones. */
function useOpened(isOpenedHere: boolean, focusTitle: () => void) {
  const open = useEffectEvent(() => {
    const focused = document.activeElement;
    if (isOpenedHere && (focused === document.body || !focused?.checkVisibility())) focusTitle();
  });
  useEffect(() => open(), []);
}

/** Escape in a field leads to the title, where the shortcuts work. Dialogs handle Escape themselves. */
function leavesField({ key, target, currentTarget }: KeyboardEvent) {
  const isHere = target instanceof Node && currentTarget.contains(target);
  return key === "Escape" && isHere && isField(target);
}

const isField = (target: EventTarget) =>
  target instanceof HTMLElement && target.matches("input, textarea, select");

/** The sender's own text and the services or reason that were chosen. */
function Asked({ request, now }: { request: DeskRequest; now: Date }) {
  const tags = wantedOf(request);
  const nothing = request.formPlace === "" ? text.noMessage : formAnswerText.none;
  return (
    <section className={styles.asked}>
      <h3>
        {request.formPlace === "" ? text[request.kind].original : formAnswerText.title}
        <time dateTime={request.createdAt}>{relativeTime(request.createdAt, now)}</time>
      </h3>
      {request.formAnswers.length > 0 ? (
        <FormAnswersList answers={request.formAnswers} />
      ) : (
        <blockquote dir="auto">{messageOf(request) || nothing}</blockquote>
      )}
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

/** Scrolls to the newest entry when the thread was loaded, and when an entry is added. */
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
