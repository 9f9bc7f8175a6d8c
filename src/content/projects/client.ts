import { uploadFile } from "../../admin-kit/pictures/upload-file.ts";
import { resourceClient } from "../../admin-kit/resource-client.ts";
import { AppError } from "../../kernel/errors.ts";
import { callApi, isAnswered } from "../../kernel/http/api-client.ts";
import { type ClientChoice, projects } from "./projects.ts";
import { text } from "./projects-admin.text.ts";

export const projectClient = resourceClient(projects);

/** The number of all projects and of those in progress, whatever the list shows. */
export async function countProjects() {
  const [all, inProgress] = await Promise.all([
    projectClient.page({ limit: 1 }),
    projectClient.page({ limit: 1, status: "in-progress" }),
  ]);
  return { total: all.total, inProgress: inProgress.total };
}

/** The clients that a project can be linked to. */
export const listClientChoices = () => callApi<ClientChoice[]>("GET", "/api/clients");

const attempts = 3;

/**
 * Creates a project whose id is a timestamp as text. If the id is taken (409), the next number is tried, three times in all;
 * requirement APRJ-03.
 */
export async function createUnderOwnId<Result>(
  create: (body: object) => Promise<Result>,
  body: object,
  now = Date.now(),
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await create({ id: String(now + attempt - 1), ...body });
    } catch (error) {
      const isTaken = error instanceof AppError && error.code === "conflict";
      if (!isTaken || attempt === attempts) throw error;
    }
  }
}

/** A failed upload of a picture; `reason` is the server's message about the picture, if any. */
export class UploadFailure extends Error {
  readonly reason: string | undefined;

  constructor(cause: unknown) {
    super("upload failed", { cause });
    this.reason = cause instanceof AppError ? cause.fields.image : undefined;
  }
}

/** Uploads a picture and returns its path; reports the progress from 0 to 1. Throws an UploadFailure. */
export async function uploadImage(file: File, onProgress: (share: number) => void): Promise<string> {
  try {
    return (await uploadFile<{ path: string }>("/api/upload", "image", file, onProgress)).path;
  } catch (error) {
    throw new UploadFailure(error);
  }
}

/** The message of a failed call: its own if the server answered, a common one if no answer came; ERR-06. */
export function failureOf(call: keyof typeof text.failures, error: unknown): string {
  if (error instanceof UploadFailure) return text.uploadFailed;
  return isAnswered(error) ? text.failures[call] : text.unanswered;
}
