import sharp from "sharp";
import { demoAccount } from "./fixtures.ts";

/** What a call of `askForEverything` was answered: the status, and the first four bytes of files. */
type Answered = Record<string, number | string>;

/** Every answer of a server to which no package is missing. */
export const everythingAnswered: Answered = {
  page: 200,
  upload: 201,
  article: 201,
  request: 201,
  passkey: 200,
  authenticator: 200,
  document: 200,
  import: 200,
  ...Object.fromEntries(
    (["readex", "cairo", "alexandria"] as const).flatMap((type) => [
      [`${type} /social/home.png`, "image/png 89504e47"],
      [`${type} /icons/motif.png`, "image/png 89504e47"],
      [`${type} /icons/icon-192.png`, "image/png 89504e47"],
      [`${type} /favicon.ico`, "image/x-icon 00000100"],
      [`${type} /favicon.svg`, "image/svg+xml 3c737667"],
      [`${type} quote`, "application/pdf 25504446"],
    ]),
  ),
};

/**
 * Asks a server with the demo's records for what only few requests need, and for what is drawn: each loads packages of its own.
 * `origin` is where the server is reached, `publicOrigin` where it believes to be.
 */
export async function askForEverything(origin: string, publicOrigin = origin): Promise<Answered> {
  let cookie = "";
  const call = async (method: string, path: string, body?: object | Blob | FormData) => {
    const isJson = body && !(body instanceof FormData) && !(body instanceof Blob);
    const answer = await fetch(origin + path, {
      method,
      headers: { origin: publicOrigin, cookie, ...(isJson && { "content-type": "application/json" }) },
      ...(body && { body: isJson ? JSON.stringify(body) : body }),
    });
    cookie = (answer.headers.get("set-cookie") ?? cookie).split(";")[0] ?? "";
    return answer;
  };
  const status = async (...asked: Parameters<typeof call>) => (await call(...asked)).status;
  await call("POST", "/api/auth/sign-in/email", demoAccount);
  const answered: Answered = {
    page: await status("GET", "/"),
    upload: await status("POST", "/api/upload", await picture()),
    article: await status("POST", "/api/articles", {
      title: "مقال",
      address: "مقال",
      body: "<p>نص</p>",
      state: "draft",
    }),
    request: await status("POST", "/api/project-requests", {
      name: "عميلة",
      phone: "0551234567",
      email: "a@mail.example",
      message: "",
    }),
    passkey: await status("POST", "/api/auth/sign-in/passkey/options"),
    authenticator: await status("POST", "/api/account/totp"),
    document: await status("GET", "/api/docs"),
    import: await status(
      "POST",
      "/api/clients/import?dry=1",
      new Blob(["الاسم\r\nس\r\n"], { type: "text/csv" }),
    ),
  };
  let before = { colour: "#015a3f", type: "readex" };
  for (const [type, colour] of Object.entries({
    readex: "#8b1e3f",
    cairo: "#1e3f8b",
    alexandria: "#5a3f01",
  })) {
    const fields = {
      colour: { base: before.colour, value: colour },
      ...(type !== before.type && { type: { base: before.type, value: type } }),
    };
    await call("PATCH", "/api/content/brand", { client: crypto.randomUUID(), fields });
    await call("POST", "/api/content/brand/publish", {});
    before = { colour, type };
    for (const path of [
      "/social/home.png",
      "/icons/motif.png",
      "/icons/icon-192.png",
      "/favicon.ico",
      "/favicon.svg",
    ])
      answered[`${type} ${path}`] = await startOf(await call("GET", path));
    const items = [{ title: "موقع", quantity: 1, unit_price: 100_00 }];
    const { id } = await (await call("POST", "/api/quotes", { request_id: 1, items })).json();
    await call("POST", `/api/quotes/${id}/send`);
    answered[`${type} quote`] = await startOf(await call("GET", `/api/quotes/${id}/file`));
  }
  return answered;
}

/** The type of an answer and its first bytes, or the status of a refusal. */
async function startOf(answer: Response) {
  const start = Buffer.from(await answer.arrayBuffer()).subarray(0, 4);
  return answer.ok ? `${answer.headers.get("content-type")} ${start.toString("hex")}` : answer.status;
}

async function picture() {
  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#874" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("image", new Blob([new Uint8Array(png)], { type: "image/png" }), "a.png");
  return form;
}
