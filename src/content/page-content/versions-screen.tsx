import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowRight, Eye, FilePenLine, History, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Link, Navigate, useNavigate, useParams } from "react-router";
import historyStyles from "../../admin-kit/history/history.module.css";
import headStyles from "../../admin-kit/page-head.module.css";
import { AppError } from "../../kernel/errors.ts";
import { formatDateTime } from "../../kernel/text/format.ts";
import badgeStyles from "../../ui/badge.module.css";
import { Failure } from "../../ui/banner.tsx";
import cardStyles from "../../ui/card.module.css";
import { Button } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Select } from "../../ui/controls/inputs.tsx";
import { Segments } from "../../ui/controls/segments.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { SkeletonCards } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { contentClient } from "./editor/client.ts";
import { text } from "./editor/page-content-admin.text.ts";
import { useSection } from "./editor/use-section.ts";
import { ValueDifferences } from "./editor/value-difference.tsx";
import { fieldOf, fieldsOf } from "./sections/blocks/block-fields.ts";
import { isSameValue, type Section } from "./sections/section.ts";
import versionsStyles from "./versions.module.css";
import { versionsText } from "./versions.text.ts";
import type { VersionEntry } from "./wire.ts";

const words = versionsText;

/** The published versions of a section, to compare word by word and to restore; requirement ACNT-04. */
export default function VersionsScreen() {
  const { section, isMissing } = useSection(useParams().section ?? "");
  if (!section && !isMissing) return <SkeletonCards />;
  if (!section) return <Navigate to="/admin/content" replace />;
  return <Versions key={section.key} section={section} />;
}

function Versions({ section }: { section: Section }) {
  const client = contentClient(section.key);
  const versions = useQuery({ queryKey: ["content-versions", section.key], queryFn: client.versions });
  const [chosen, setChosen] = useState<number>();
  const [other, setOther] = useState<number>();
  const list = versions.data;
  const newest = list?.[0]?.number ?? 0;
  // The version before the public one is chosen first, because most people come to return to it.
  const shown = chosen ?? list?.[1]?.number ?? newest;
  return (
    <>
      <div className={headStyles.head} data-page-head>
        <div>
          <nav className={versionsStyles.crumb} aria-label={text.sections}>
            <Link to={`/admin/content/${section.key}`}>{text.title}</Link>
            <i className={typeStyles.diamond} />
            <span>{section.label}</span>
          </nav>
          <h1>{words.title}</h1>
          <p>{list && words.count(list.length)}</p>
        </div>
        <div className={buttonStyles.actions}>
          <Link
            className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`}
            to={`/admin/content/${section.key}`}
          >
            <Icon of={ArrowRight} />
            {words.back}
          </Link>
        </div>
      </div>
      {versions.error && !list && (
        <ErrorState title={words.loadFailed} onRetry={() => void versions.refetch()} />
      )}
      {versions.isPending && <SkeletonCards />}
      {list?.length === 0 && <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>}
      {list && list.length > 0 && (
        <div className={`${historyStyles.history} ${versionsStyles.history}`} data-versions>
          <VersionList section={section} list={list} shown={shown} onChoose={setChosen} />
          <Comparison
            key={shown}
            section={section}
            list={list}
            from={shown}
            to={other ?? newest}
            onFrom={setChosen}
            onTo={setOther}
          />
        </div>
      )}
    </>
  );
}

type VersionListProps = {
  section: Section;
  list: VersionEntry[];
  shown: number;
  onChoose(number: number): void;
};

function VersionList({ section, list, shown, onChoose }: VersionListProps) {
  return (
    <ol className={`${cardStyles.card} ${historyStyles.versions}`} aria-label={words.title}>
      {list.map((version, index) => (
        <li key={version.number}>
          <button
            type="button"
            aria-pressed={version.number === shown}
            onClick={() => onChoose(version.number)}
          >
            <span className={`${historyStyles.number} ${typeStyles.digits}`}>{version.number}</span>
            <span>
              <b>{nameOf(section, version)}</b>
              <small>
                <BidiName text={version.by} />
                {text.joiner}
                <time dateTime={version.at}>{formatDateTime(version.at)}</time>
              </small>
              {version.approval && (
                <small>
                  {words.approvedBy} <BidiName text={version.approval.by} />
                </small>
              )}
              {version.reason !== null && <small dir="auto">{words.unapproved(version.reason)}</small>}
              {version.restored !== null && <small> {words.restoredFrom(version.restored)}</small>}
            </span>
            {index === 0 && (
              <span className={`${badgeStyles.badge} ${badgeStyles.success}`}>{words.current}</span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The labels of the fields that a version changed; one that changed none holds the texts that the site began with. */
function nameOf(section: Section, { fields }: VersionEntry): string {
  if (fields.length === 0) return words.original;
  return fields.map((id) => fieldOf(section, id)?.label ?? id).join(text.joiner);
}

type ComparisonProps = {
  section: Section;
  list: VersionEntry[];
  from: number;
  to: number;
  onFrom(number: number): void;
  onTo(number: number): void;
};

function Comparison({ section, list, from, to, onFrom, onTo }: ComparisonProps) {
  const client = contentClient(section.key);
  const [isBeside, setBeside] = useState(false);
  const read = (number: number) => ({
    queryKey: ["content-version", section.key, number],
    queryFn: () => client.version(number),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const before = useQuery(read(from));
  const after = useQuery(read(to));
  const options = list.map(({ number, at }) => ({
    value: String(number),
    label: words.version(number, formatDateTime(at)),
  }));
  // Includes the fields of blocks that only one of the two versions has.
  const fields = new Map(
    [before.data, after.data]
      .flatMap((version) => fieldsOf(section, version?.content ?? {}))
      .map((field) => [field.id, field]),
  );
  const changed = [...fields.values()].filter(
    ({ id }) => !isSameValue(before.data?.content[id], after.data?.content[id]),
  );
  return (
    <section className={`${cardStyles.card} ${versionsStyles.difference}`} aria-label={words.differences}>
      <header>
        <div className={versionsStyles.compared}>
          <Select
            label={words.compare}
            options={options}
            value={String(from)}
            onChange={(event) => onFrom(Number(event.target.value))}
          />
          <Select
            label={words.with}
            options={options}
            value={String(to)}
            onChange={(event) => onTo(Number(event.target.value))}
          />
        </div>
        <div className={`${versionsStyles.legend} ${historyStyles.difference}`}>
          <del>{words.del}</del>
          <ins>{words.ins}</ins>
          <Segments
            label={words.view}
            options={[
              { value: "inline", shown: words.inline },
              { value: "beside", shown: words.beside },
            ]}
            chosen={isBeside ? "beside" : "inline"}
            onChoose={(view) => setBeside(view === "beside")}
          />
        </div>
      </header>
      <div aria-live="polite">
        {(before.error || after.error) && <p className={versionsStyles.padded}>{words.loadFailed}</p>}
        {before.data && after.data && changed.length === 0 && (
          <p className={`${versionsStyles.padded} ${typeStyles.muted}`}>{words.same}</p>
        )}
        {before.data && after.data && changed.length > 0 && (
          <ValueDifferences
            isBeside={isBeside}
            changes={changed.map((field) => ({
              field,
              before: before.data.content[field.id],
              after: after.data.content[field.id],
            }))}
          />
        )}
      </div>
      <Restoring section={section} number={from} newest={list[0]?.number ?? 0} />
    </section>
  );
}

function Restoring({ section, number, newest }: { section: Section; number: number; newest: number }) {
  const client = contentClient(section.key);
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<"draft" | "published" | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const restore = async () => {
    if (!asking) return;
    try {
      await client.restore(number, asking);
      setFailed(false);
      toasts.success(asking === "published" ? words.restored : words.opened);
      await cache.invalidateQueries({ queryKey: ["content-versions", section.key] });
      if (asking === "draft") void navigate(`/admin/content/${section.key}`);
    } catch (error) {
      // `conflict` means that these texts are public already, which is no failure.
      setFailed(!(error instanceof AppError && error.code === "conflict"));
    }
  };
  const page = section.route === "/" ? "" : (section.route ?? "");
  return (
    <>
      <Failure of={hasFailed && words.failed} onDismiss={() => setFailed(false)} />
      <footer>
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>
          {number !== newest && words.note(newest + 1)}
        </p>
        <a
          className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`}
          href={`/admin/preview${page}?section=${section.key}&version=${number}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon of={Eye} />
          {words.look(number)}
          <span className={typeStyles.unseen}> {words.newWindow}</span>
        </a>
        {number !== newest && (
          <>
            <Button variant="line" small onClick={() => setAsking("draft")}>
              <Icon of={FilePenLine} />
              {words.asDraft}
            </Button>
            <Button small onClick={() => setAsking("published")}>
              <Icon of={RotateCcw} />
              {words.restore(number)}
            </Button>
          </>
        )}
      </footer>
      <ConfirmDialog
        isOpen={asking !== null}
        onClose={() => setAsking(null)}
        onConfirm={restore}
        question={words.question}
        note={asking === "draft" ? words.draftNote : words.note(newest + 1)}
        confirmLabel={asking === "draft" ? words.asDraft : words.restore(number)}
        confirmVariant="primary"
        icon={History}
        tone="warn"
      />
    </>
  );
}
