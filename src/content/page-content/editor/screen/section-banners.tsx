import { formatDateTime } from "../../../../kernel/text/format.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { Segments } from "../../../../ui/controls/segments.tsx";
import type { EditorView } from "../editor-view.ts";
import { text } from "../page-content-admin.text.ts";
import screenStyles from "./section-screen.module.css";
import type { SectionActs } from "./use-section-acts.ts";
import type { SectionPlace } from "./use-section-place.ts";

/** A save that failed, and a publication that is planned. */
export function SectionBanners({
  view: { saveFailed, server },
  acts,
}: {
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
