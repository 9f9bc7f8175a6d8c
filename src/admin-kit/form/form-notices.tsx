import { FileClock, WifiOff } from "lucide-react";
import bannerStyles from "../../ui/banner.module.css";
import { Failure } from "../../ui/banner.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { text } from "../admin-kit.text.ts";
import { useIsOffline } from "../use-is-offline.ts";

type FormNoticesProps = {
  /** Whether a draft of an earlier visit is offered; `drop` gives the draft up. */
  draft: { isOffered: boolean; drop(): void };
  onRestore(): void;
  /** What happens to unsaved values without a network: they are kept in the browser, or also saved from there later. */
  keeps: OfflineKeeping;
  failure: { sentence: string | undefined; clear(): void };
};

/** `form` keeps values while the window is open, `formKept` in the browser, `formSaving` also saves them by itself later. */
export type OfflineKeeping = "form" | "formKept" | "formSaving";

/** The notices above the fields of a form: an earlier draft, no network, and why a save failed; DESK-08. */
export function FormNotices({ draft, onRestore, keeps, failure }: FormNoticesProps) {
  const isOffline = useIsOffline();
  return (
    <>
      {draft.isOffered && (
        <div className={bannerStyles.banner} role="status">
          <Icon of={FileClock} />
          <span>{text.draft.offer}</span>
          <Button variant="line" small onClick={onRestore}>
            {text.draft.restore}
          </Button>
          <Button variant="ghost" small onClick={draft.drop}>
            {text.draft.discard}
          </Button>
        </div>
      )}
      {isOffline && (
        <div className={`${bannerStyles.banner} ${bannerStyles.warning}`} role="status">
          <Icon of={WifiOff} />
          <span>{text.offline[keeps]}</span>
        </div>
      )}
      <Failure of={failure.sentence} onDismiss={failure.clear} />
    </>
  );
}
