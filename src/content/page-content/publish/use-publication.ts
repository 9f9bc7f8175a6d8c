import { useState } from "react";
import { useUnsaved } from "../../../admin-kit/form/use-unsaved.ts";
import { AppError } from "../../../kernel/errors.ts";
import { formatDateTime } from "../../../kernel/text/format.ts";
import { riyadhMoment } from "../../../kernel/text/riyadh-moment.ts";
import { refreshBrand } from "../../../ui/brand/fresh-brand.ts";
import { toasts } from "../../../ui/overlays/toast-queue.ts";
import { contentClient } from "../editor/client.ts";
import { type Way, waysOf } from "../review/approval-choice.tsx";
import type { TeamView } from "../review/wire.ts";
import type { Section } from "../sections/section.ts";
import { brand } from "../sections/texts/brand.text.ts";
import type { SectionState } from "../wire.ts";
import { publishText as words } from "./publish-dialog.text.ts";

type Published = {
  section: Section;
  state: SectionState;
  review: TeamView | undefined;
  onClose(): void;
  onDone(state: SectionState): void;
  /** Somebody else changed or published the draft meanwhile. */
  onChanged(): void;
  onAsk(): void;
};

/** What the form of a publication holds, and the publication itself: now or at a time, of the draft or of what was approved. */
export function usePublication({ section, state, review, onClose, onDone, onChanged, onAsk }: Published) {
  const client = contentClient(section.key);
  const [time, setTime] = useState({ isLater: false, day: "", hour: "09:00" });
  const [failure, setFailure] = useState<string>();
  const [isWrongTime, setWrongTime] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [chosenWay, setWay] = useState<Way>();
  const [reason, setReason] = useUnsaved(`publish-reason:${section.key}`);
  const [reasonError, setReasonError] = useState<string>();
  const [first = "draft"] = waysOf(review);
  const way = chosenWay ?? first;
  const isPlanned = time.isLater && way === "draft";

  const publishNow = () => {
    const approved = way === "approved" && review?.answer;
    return client.publish({
      revision: state.revision,
      ...(approved && { approval: approved.id }),
      ...(reason !== "" && { reason }),
    });
  };
  const refused = (error: unknown) => {
    const { code, fields }: Pick<AppError, "code" | "fields"> =
      error instanceof AppError ? error : { code: "internal", fields: {} };
    setReasonError(fields.reason);
    if (fields.reason !== undefined) return setWay("draft");
    const isChanged = code === "precondition-failed" || code === "conflict";
    if (isChanged) onChanged();
    setFailure(isChanged ? words.changedMeanwhile : (fields.at ?? words.failed));
  };
  const act = async () => {
    if (way === "ask") return onAsk();
    const moment = isPlanned ? riyadhMoment(time.day, time.hour) : undefined;
    const isWrong = isPlanned && (!moment || moment.getTime() <= Date.now());
    setWrongTime(isWrong);
    if (isWrong) return;
    setBusy(true);
    try {
      onDone(moment ? await client.schedule(moment.toISOString()) : await publishNow());
      setReason("");
      if (!moment && section.key === brand.key) void refreshBrand();
      toasts.success(moment ? words.scheduled(formatDateTime(moment)) : words.published);
      onClose();
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ way, setWay, reason, setReason, reasonError },
    ...{ time, setTime, isPlanned, isWrongTime },
    ...{ failure, clearFailure: () => setFailure(undefined), isBusy, act },
  };
}

export type Publication = ReturnType<typeof usePublication>;
