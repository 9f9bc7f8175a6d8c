import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { parse, serialize } from "hono/utils/cookie";
import { data, type RouterContextProvider, redirect } from "react-router";
import { isHttps } from "../../kernel/http/https.server.ts";
import { type Kernel, kernelContext, renderNotesContext } from "../../kernel/process/kernel.server.ts";
import { siteSecret } from "../../kernel/process/site-secret.server.ts";
import { answerAnchor } from "./answer-anchor.ts";

type Asked = { context: Readonly<RouterContextProvider>; request: Request };

const keptFor = 600; // seconds
/** A parameter of the page that shows an answer: it reveals nothing about the answer and keeps the page out of the cache. */
const mark = "answer";
/** Browsers store 4 KB per cookie, and proxies accept 8 KB in total. */
const cookies = ["form-answer-1", "form-answer-2"];
const mostInCookie = 3600;

/**
 * Ends a post by redirecting to the page, which reads the answer with `postedAnswer`, so that neither going back nor a reload
 * posts again. An encrypted cookie of the visitor's browser holds the answer for ten minutes; decision 43. An answer that is too
 * large for cookies is shown at once, with its status.
 */
export async function answerByPage<Answer>({ context, request }: Asked, answer: Answer, status = 200) {
  const kernel = context.get(kernelContext);
  const url = new URL(request.url);
  const sealed = await seal(kernel, url.pathname, answer);
  if (sealed.length > cookies.length * mostInCookie) return data(answer, { status });
  const headers = new Headers();
  for (const [index, name] of cookies.entries()) {
    const part = sealed.slice(index * mostInCookie, (index + 1) * mostInCookie);
    const options = {
      path: url.pathname,
      maxAge: part ? keptFor : 0,
      httpOnly: true,
      sameSite: "Strict",
      secure: isHttps(kernel, request) ?? false,
    } as const;
    headers.append("Set-Cookie", serialize(name, part, options));
  }
  url.searchParams.set(mark, "1");
  throw redirect(`${url.pathname}${url.search}#${answerAnchor}`, { status: 303, headers });
}

/** The answer to the form that was posted to this page, while the browser has its cookie. */
export async function postedAnswer<Answer>({ context, request }: Asked): Promise<Answer | undefined> {
  const url = new URL(request.url);
  if (!url.searchParams.has(mark)) return undefined;
  context.get(renderNotesContext).uncacheable = true;
  const parts = parse(request.headers.get("cookie") ?? "");
  const sealed = cookies.map((name) => parts[name] ?? "").join("");
  return open<Answer>(context.get(kernelContext), url.pathname, sealed);
}

type Sealed<Answer> = { until: number; answer: Answer };

const cipher = "aes-256-gcm";
const keyOf = async (kernel: Kernel) => Buffer.from(await siteSecret(kernel, "form-answers"), "base64url");

async function seal<Answer>(kernel: Kernel, path: string, answer: Answer): Promise<string> {
  const until = kernel.now().getTime() + keptFor * 1000;
  const text = JSON.stringify({ until, answer } satisfies Sealed<Answer>);
  const start = randomBytes(12);
  const sealing = createCipheriv(cipher, await keyOf(kernel), start).setAAD(Buffer.from(path));
  const sealed = Buffer.concat([sealing.update(brotliCompressSync(text)), sealing.final()]);
  return Buffer.concat([start, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts an answer; undefined if this site did not encrypt it, if it is for another page, or if it has expired. */
async function open<Answer>(kernel: Kernel, path: string, sealed: string): Promise<Answer | undefined> {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length <= 28) return undefined;
  try {
    const opening = createDecipheriv(cipher, await keyOf(kernel), bytes.subarray(0, 12), {
      authTagLength: 16,
    })
      .setAAD(Buffer.from(path))
      .setAuthTag(bytes.subarray(12, 28));
    const text = Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]);
    const { until, answer }: Sealed<Answer> = JSON.parse(brotliDecompressSync(text).toString());
    return until > kernel.now().getTime() ? answer : undefined;
  } catch {
    return undefined;
  }
}
