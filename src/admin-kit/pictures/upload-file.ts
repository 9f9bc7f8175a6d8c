import { AppError } from "../../kernel/errors.ts";
import { sendSignedIn } from "../../kernel/http/api-client.ts";

/**
 * Posts one file as a form and returns the JSON answer; with XMLHttpRequest, because it reports the progress of an upload.
 * Every failure is an AppError.
 */
export async function uploadFile<T>(
  address: string,
  field: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<T> {
  const body = new FormData();
  body.set(field, file);
  const response = await sendSignedIn(() => post(address, body, onProgress));
  const answer = await response.json();
  return answer; // the wire edge
}

function post(address: string, body: FormData, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.setRequestHeader("Accept", "application/json");
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && onProgress(loaded / total);
    request.onerror = () => reject(new AppError("unavailable", { cause: new Error("no connection") }));
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.send(body);
  });
}
