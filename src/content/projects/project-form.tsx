import { useRef, useState } from "react";
import { checkBody } from "../../admin-kit/check-body.ts";
import { RecordDialog } from "../../admin-kit/record-dialog.tsx";
import { endsBeforeStart } from "../../kernel/days.ts";
import { invalid } from "../../kernel/errors.ts";
import { fieldMessages } from "../../kernel/field-messages.text.ts";
import { failureOf, UploadFailure, uploadImage } from "./client.ts";
import { type CoverValue, coverOf } from "./cover-value.ts";
import { ProjectFields } from "./project-fields.tsx";
import { inputOf, labels, type ProjectValues, show } from "./project-words.ts";
import { text } from "./projects-admin.text.ts";
import type { ProjectInput, ProjectRecord } from "./schema.ts";
import { type ClientChoice, type ProjectAnswer, projectBodyOf, projectChanges, readProject } from "./wire.ts";

type ProjectDialogProps = {
  isOpen: boolean;
  onClose(): void;
  /** The project that is edited; null for a new one. */
  project: ProjectRecord | null;
  initial: ProjectInput;
  clients: readonly ClientChoice[];
  canAddAnother: boolean;
  /** Stores the body, over `based` unless it is a new one. */
  onSave(body: object, based: ProjectRecord | null): Promise<unknown>;
};

/** Adds or changes a project; requirements APRJ-02, APRJ-03, ADM-04, API-08. */
export default function ProjectDialog({
  isOpen,
  onClose,
  project,
  initial,
  clients,
  canAddAnother,
  onSave,
}: ProjectDialogProps) {
  const picture = usePictureOnSave(initial.image);
  const save = async (values: ProjectValues, current?: unknown) => {
    const checked = projectBodyOf({ ...values, image: null });
    checkBody(projectChanges, checked);
    checkDates(values);
    const body = { ...checked, image: await picture.pathOf(values.image) };
    await onSave(body, current === undefined ? project : readProject(current as ProjectAnswer)); // the wire edge
  };
  return (
    <RecordDialog<ProjectValues>
      isOpen={isOpen}
      onClose={onClose}
      title={project ? text.edit : text.add}
      initial={initial}
      draft={`projects:${project?.id ?? "new"}`}
      onSave={save}
      failureText={(error) => failureOf(project ? "update" : "create", error)}
      canAddAnother={canAddAnother}
      conflict={{
        labels,
        show: (name, value) => show(name, value, clients),
        valuesOf: (current) => inputOf(readProject(current as ProjectAnswer)),
      }}
    >
      {(form) => (
        <ProjectFields
          form={form}
          clients={clients}
          drawn={project?.id ?? null}
          stored={initial.image}
          progress={picture.progress}
          pictureError={picture.error}
        />
      )}
    </RecordDialog>
  );
}

/** Stores a chosen file when the form is saved, once: a save that is tried again finds it stored. */
function usePictureOnSave(stored: string | null) {
  const paths = useRef(new WeakMap<File, string>());
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const pathOf = async (image: CoverValue): Promise<string | null> => {
    setError(undefined);
    const cover = coverOf(image, stored);
    if (!(cover instanceof File)) return cover;
    const known = paths.current.get(cover);
    if (known) return known;
    setProgress(0);
    try {
      const path = await uploadImage(cover, setProgress);
      paths.current.set(cover, path);
      return path;
    } catch (error) {
      if (error instanceof UploadFailure) setError(error.reason ?? text.uploadFailed);
      throw error;
    } finally {
      setProgress(undefined);
    }
  };
  return { pathOf, progress, error };
}

/** Said before a picture goes up for a project that the server would refuse. */
function checkDates({ startDate, endDate }: ProjectValues) {
  if (endsBeforeStart(startDate, endDate)) throw invalid({ endDate: fieldMessages.endBeforeStart });
}
