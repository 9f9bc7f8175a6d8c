import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ImageField } from "../../../admin-kit/pictures/image-field.tsx";
import { uploadImage } from "../../../admin-kit/pictures/upload-image.ts";
import { contentClient } from "../../../content/page-content/editor/client.ts";
import { SectionFields } from "../../../content/page-content/editor/section-fields.tsx";
import { useSection } from "../../../content/page-content/editor/use-section.ts";
import { useSectionEditor } from "../../../content/page-content/editor/use-section-editor.ts";
import { PreviewPane } from "../../../content/page-content/preview/preview-pane.tsx";
import type { Section } from "../../../content/page-content/sections/section.ts";
import { settingsClient } from "../../../content/settings/client.ts";
import { standardLogo } from "../../../content/settings/settings.text.ts";
import { words } from "../../../content/settings/settings-admin.text.ts";
import { Card } from "../../../ui/card.tsx";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { SkeletonCards } from "../../../ui/skeleton.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { setupText } from "../setup.text.ts";
import styles from "./look-step.module.css";
import stepStyles from "./step.module.css";
import { StepEnd, StepHead, type StepProps } from "./step.tsx";

const text = setupText.look;

/** Logo, colour, type and motif beside a preview of the page, with the fields and the frame of the page-text editor. */
export default function LookStep(props: StepProps) {
  const { section } = useSection("brand");
  return section ? <Look {...props} section={section} /> : <SkeletonCards count={1} />;
}

function Look({ section, back, onDone }: StepProps & { section: Section }) {
  const { editor, view } = useSectionEditor(section);
  const { logo, version, choose } = useLogo();
  const [isBusy, setBusy] = useState(false);
  const { server, values } = view;
  const go = async () => {
    setBusy(true);
    try {
      if (!(await editor.save())) return;
      const saved = editor.read().server;
      if (saved && Object.keys(saved.draft).length > 0)
        editor.take(await contentClient(section.key).publish({ revision: saved.revision }));
      await onDone({ isNewLook: true });
    } catch {
      toasts.error(setupText.failed);
    } finally {
      setBusy(false);
    }
  };
  if (view.loadFailed && !server)
    return <ErrorState title={setupText.loadFailed} onRetry={() => void editor.load()} />;
  return (
    <Card as="section" className={stepStyles.step}>
      <StepHead title={text.title}>{text.lead}</StepHead>
      <div className={styles.look}>
        <div className={styles.fields}>
          <ImageField
            label={words.labels.logo}
            ratio={2}
            logoOn={["light", "dark"]}
            value={logo}
            upload={uploadImage}
            onChange={choose}
          />
          {server && <SectionFields section={section} editor={editor} view={view} onSaveAlone={nothing} />}
        </div>
        {server && (
          // The logo is a setting, which the frame reads when it loads the page: a new version loads it again.
          <PreviewPane
            key={version}
            section={section}
            values={values}
            revision={server.revision}
            errors={view.errors}
            shown={undefined}
            onChosen={nothing}
            onBegin={nothing}
            onSaveAlone={nothing}
            onTyped={nothing}
            onStep={nothing}
            onPart={nothing}
            onItem={nothing}
            isOnPage={false}
          />
        )}
      </div>
      <StepEnd back={back} label={setupText.next} isBusy={isBusy} onGo={() => void go()} />
    </Card>
  );
}

/** The preview of this step cannot be edited, so choosing a text does nothing. */
const nothing = () => {};

/** The logo of the settings, stored as soon as it is chosen; null while it is the standard logo of the code. */
function useLogo() {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: ["settings"],
    queryFn: settingsClient.read,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const choose = async (path: string | null) => {
    if (!data) return;
    try {
      const saved = await settingsClient.save({ logo: path ?? standardLogo }, data.version);
      cache.setQueryData(["settings"], saved);
    } catch {
      toasts.error(setupText.failed);
      await cache.invalidateQueries({ queryKey: ["settings"] });
    }
  };
  const logo = data && data.logo !== standardLogo ? data.logo : null;
  return { logo, version: data?.version ?? 0, choose: (path: string | null) => void choose(path) };
}
