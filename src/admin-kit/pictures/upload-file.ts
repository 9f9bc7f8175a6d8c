import { AppError } from "../../kernel/errors.ts";
import { problemOf } from "../../kernel/http/api-client.ts";

/** Posts one file as a form and returns the JSON answer; with XMLHttpRequest, because it reports the progress of an upload. */
export function uploadFile<T>(
  address: string,
  field: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const body = new FormData();
    body.set(field, file);
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.setRequestHeader("Accept", "application/json");
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && onProgress(loaded / total);
    request.onerror = () => reject(new AppError("unavailable"));
    request.onload = () => {
      if (request.status >= 200 && request.status < 300)
        resolve(JSON.parse(request.responseText)); // cast at the edge of the API
      else problemOf(new Response(request.responseText, { status: request.status })).then(reject, reject);
    };
    request.send(body);
  });
}
