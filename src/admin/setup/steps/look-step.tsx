import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ImageField } from "../../../admin-kit/pictures/image-field.tsx";
import { uploadImage } from "../../../admin-kit/pictures/upload-image.ts";
import { settingsClient } from "../../../content/settings/client.ts";
import { settings } from "../../../content/settings/settings.ts";
import { Card } from "../../../ui/card.tsx";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { SkeletonCards } from "../../../ui/skeleton.tsx";
import { setupText } from "../setup.text.ts";
import styles from "./step.module.css";
import { StepEnd, StepHead, type StepProps } from "./step.tsx";

const text = setupText.look;

/** The logo beside the page that shows it. */
export default function LookStep({ back, onDone }: StepProps) {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: ["settings"],
    queryFn: settingsClient.read,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [isBusy, setBusy] = useState(false);
  if (!data) return <SkeletonCards count={1} />;
  const choose = async (logo: string | null) => {
    try {
      const saved = await settingsClient.save({ logo: logo ?? "" }, data.version);
      cache.setQueryData(["settings"], saved);
    } catch {
      toasts.error(setupText.failed);
    }
  };
  const go = () => {
    setBusy(true);
    void onDone().finally(() => setBusy(false));
  };
  return (
    <Card as="section" className={styles.step}>
      <StepHead title={text.title}>{text.lead}</StepHead>
      <ImageField
        label={settings.words.labels.logo}
        ratio={2}
        value={data.logo}
        upload={uploadImage}
        onChange={(path) => void choose(path)}
      />
      <StepEnd back={back} label={setupText.skip} isBusy={isBusy} onGo={go} />
    </Card>
  );
}
