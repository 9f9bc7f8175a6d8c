/**
 * The key in the storage of an uploaded file, by its path `/uploads/<key>`; undefined for a path that is none, a foreign address
 * or a climbing path among them. No key that the storage holds is longer than its file system allows; requirement SEC-10.
 */
export function uploadKey(path: string): string | undefined {
  const key = path.startsWith(folder) ? path.slice(folder.length) : "";
  return isUploadKey(key) ? key : undefined;
}

const folder = "/uploads/";

/** Whether a name can be the key of an uploaded file. */
export const isUploadKey = (name: string): boolean =>
  /^[\w-][\w.-]*$/.test(name) && name.length <= 200 && !name.includes("..");
