import { FileClock, WifiOff } from "lucide-react";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { text } from "../admin-kit.text.ts";
import { useIsOffline } from "../use-is-offline.ts";

type FormNoticesProps = {
  /** A draft is there from before. */
  isOffered: boolean;
  onRestore(): void;
  onDiscard(): void;
  /** Whether what is typed is kept in the browser. */
  keepsDrafts: boolean;
  failure: string | undefined;
  onDismiss(): void;
};

/** What a form says above its fields: a draft from before, that the network is away, and why a save failed; DESK-08. */
export function FormNotices({ isOffered, onRestore, onDiscard, keepsDrafts, ...props }: FormNoticesProps) {
  const isOffline = useIsOffline();
  return (
    <>
      {isOffered && (
        <div className="banner draft" role="status">
          <Icon of={FileClock} />
          <span>{text.draft.offer}</span>
          <Button variant="line" small onClick={onRestore}>
            {text.draft.restore}
          </Button>
          <Button variant="ghost" small onClick={onDiscard}>
            {text.draft.discard}
          </Button>
        </div>
      )}
      {isOffline && (
        <div className="banner warnb" role="status">
          <Icon of={WifiOff} />
          <span>{keepsDrafts ? text.offline.formKept : text.offline.form}</span>
        </div>
      )}
      {props.failure && (
        <Banner tone="bad" onDismiss={props.onDismiss}>
          {props.failure}
        </Banner>
      )}
    </>
  );
}
