import { uploadFile } from "./upload-file.ts";

/** Stores a picture and returns its path; requirement APRJ-02. */
export async function uploadImage(file: File, onProgress: (share: number) => void): Promise<string> {
  const { path } = await uploadFile<{ path: string }>("/api/upload", "image", file, onProgress);
  return path;
}
