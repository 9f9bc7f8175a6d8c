import { Suspense } from "react";
import { lazyPart } from "../../../../admin-kit/lazy-part.ts";
import { formatDateTime } from "../../../../kernel/text/format.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Segments } from "../../../../ui/controls/segments.tsx";
import type { EditorView } from "../editor-view.ts";
import { text } from "../page-content-admin.text.ts";
import type { SectionEditor } from "../section-editor.ts";
import screenStyles from "./section-screen.module.css";
import type { SectionActs } from "./use-section-acts.ts";
import type { SectionPlace } from "./use-section-place.ts";

const NewerWords = lazyPart(() => import("../newer-words.tsx"));

/** A save that failed, a publication that is planned, and newer words of the product. */
export function SectionBanners({
  editor,
  view: { saveFailed, server },
  acts,
}: {
  editor: SectionEditor;
  view: EditorView;
  acts: SectionActs;
}) {
  return (
    <>
      {saveFailed && (
        <Banner tone="bad" onRetry={() => void acts.save()}>
          {text.saveFailed} {text.keptHere[saveFailed]}
        </Banner>
      )}
      {server?.schedule && (
        <Banner tone="info">
          {server.isUnseen
            ? text.schedule.bannerUnseen(formatDateTime(server.schedule.at))
            : text.schedule.banner(formatDateTime(server.schedule.at), server.schedule.by)}{" "}
          <Button variant="line" small onClick={() => void acts.cancelSchedule()}>
            {text.schedule.cancel}
          </Button>
        </Banner>
      )}
      {server && (
        <Suspense>
          <NewerWords editor={editor} />
        </Suspense>
      )}
    </>
  );
}

/** On a phone: the fields or the page. */
export function PaneChoice({ place }: { place: SectionPlace }) {
  return (
    <Segments
      className={screenStyles.panes}
      label={text.preview.view}
      options={[
        { value: "fields", shown: text.preview.edit },
        { value: "preview", shown: text.preview.show },
      ]}
      chosen={place.pane}
      onChoose={place.showPane}
    />
  );
}
