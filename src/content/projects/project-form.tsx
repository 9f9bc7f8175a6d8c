import { useRef, useState } from "react";
import { checkBody, checkTogether, periodsIn } from "../../admin-kit/form/check-body.ts";
import { ResourceDialog, type ResourceFormProps } from "../../admin-kit/form/resource-dialog.tsx";
import { bodySchemas } from "../../kernel/resource/schemas.ts";
import { toBody } from "../../kernel/resource/wire.ts";
import { failureOf, UploadFailure, uploadImage } from "./client.ts";
import { type CoverValue, coverOf } from "./cover-value.ts";
import { ProjectFields } from "./project-fields.tsx";
import { type ClientChoice, type ProjectInput, projects } from "./projects.ts";
import { text } from "./projects-admin.text.ts";

type ProjectDialogProps = ResourceFormProps<typeof projects> & { clients: readonly ClientChoice[] };

/** Adds or changes a project; requirements APRJ-02, APRJ-03, ADM-04, API-08. */
export default function ProjectDialog({ clients, ...props }: ProjectDialogProps) {
  const picture = usePictureOnSave(props.initial.image);
  /** Checks the other fields first, so that no picture is uploaded for a project that the server would refuse. */
  const complete = async (values: ProjectInput) => {
    checkBody(bodySchemas(projects).create, toBody(projects, { ...values, image: null }));
    checkTogether(periodsIn(projects, props.initial, values));
    return { ...values, image: await picture.pathOf(values.image) };
  };
  return (
    <ResourceDialog
      {...props}
      resource={projects}
      title={props.record ? text.edit : text.add}
      failureText={(error) => failureOf(props.record ? "update" : "create", error)}
      complete={complete}
      valueWords={{ clientId: Object.fromEntries(clients.map(({ id, name }) => [id, name])) }}
      valueInWords={(_, value) => (value instanceof File ? value.name : undefined)}
    >
      <ProjectFields
        clients={clients}
        drawn={props.record?.id ?? null}
        stored={props.initial.image}
        progress={picture.progress}
        pictureError={picture.error}
      />
    </ResourceDialog>
  );
}

/** Uploads a chosen file when the form is saved. A retried save does not upload it again. */
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
