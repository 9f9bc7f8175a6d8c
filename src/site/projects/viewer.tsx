import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { useContext } from "react";
import { Nonce } from "../../nonce.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { projectsText } from "./projects.text.ts";
import styles from "./viewer.module.css";
import { viewerScript } from "./viewer-script.ts";

const { viewer: words } = projectsText;

/** Shows the pictures of the page one by one in a dialog over it; requirement SITE-01. */
export function Viewer() {
  const nonce = useContext(Nonce);
  return (
    <>
      <dialog data-viewer className={styles.viewer} aria-labelledby="viewer-name">
        <div className={styles.head}>
          <span className={typeStyles.digits} data-count data-of={words.of} aria-live="polite" />
          <button type="button" className={buttonStyles.iconButton} data-close aria-label={words.close}>
            <Icon of={X} />
          </button>
        </div>
        <div className={styles.stage} data-stage />
        <div className={styles.foot}>
          <div>
            <b id="viewer-name" data-name />
            <p data-words />
          </div>
          <div className={styles.ways}>
            <button
              type="button"
              className={buttonStyles.iconButton}
              data-step="-1"
              aria-label={words.previous}
            >
              <Icon of={ArrowRight} />
            </button>
            <button type="button" className={buttonStyles.iconButton} data-step="1" aria-label={words.next}>
              <Icon of={ArrowLeft} />
            </button>
          </div>
        </div>
      </dialog>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its nonce */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: viewerScript }} />
    </>
  );
}
