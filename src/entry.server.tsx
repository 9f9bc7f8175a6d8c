import { createHash, randomUUID } from "node:crypto";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server.edge";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { textsSourceContext } from "./content/page-content/sections/texts-source.server.ts";
import { inlineStyles } from "./kernel/pages/inline-styles.server.ts";
import { clientDirContext, kernelContext, renderNotesContext } from "./kernel/process/kernel.server.ts";
import { Nonce } from "./nonce.ts";
import { Block } from "./site/blocks/block.tsx";
import { BlockDrawingContext } from "./site/blocks/page-parts.tsx";
import { videoPlayers } from "./site/blocks/video/video-address.ts";
import { brandAttribute } from "./site/brand/brand-attribute.ts";
import { readBrand } from "./site/brand/read-brand.server.ts";
import { isStatic } from "./site/frame/page-handle.ts";
import { BrandContext } from "./ui/brand/brand.ts";

const ownPageRoute = "site/own-page/own-page";

/**
 * Renders a page to its end and answers it with its own content security policy. Public pages are cached, so the
 * nonce that marked our inline scripts is replaced by their hashes; the admin keeps it, since React Aria styles itself.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = randomUUID();
  let finalStatus = status;
  const { matches } = routerContext.staticHandlerContext;
  const isStaticPage = isStatic(matches.map(({ route }) => routerContext.routeModules[route.id]?.handle));
  const brand = await readBrand(context.get(kernelContext), context.get(textsSourceContext));
  const inAdmin = matches.some(({ route: { id } }) => id === "admin" || id === "preview");
  const attribute = isStaticPage ? undefined : brandAttribute(brand, inAdmin);
  const markup = isStaticPage ? renderStatic() : await renderInteractive();
  const marked = `<!DOCTYPE html>${markup.replace(/^<!DOCTYPE html>/i, "")}`;
  // The route that was matched decides, not the spelling of the address.
  const isIn = (id: string) => matches.some(({ route }) => route.id === id);
  const isPreview = isIn("preview");
  const isAdmin = isPreview || isIn("admin");
  const isDraft = isPreview || isIn("draft") || isIn("review");
  headers.set("Content-Type", "text/html; charset=utf-8");
  const players = marked.includes("<iframe") ? anyPlayer : "";
  const { html, policy } = isAdmin
    ? { html: marked, policy: adminPolicy(nonce, isPreview) + (isPreview ? anyPlayer : "") }
    : publicPage();
  headers.set("Content-Security-Policy", policy);
  if (isDraft) headers.set("X-Robots-Tag", "noindex");
  if (isAdmin || isDraft || context.get(renderNotesContext).uncacheable || finalStatus !== 200)
    headers.set("Cache-Control", "no-store");
  return new Response(request.method === "HEAD" ? null : html, { status: finalStatus, headers });

  /** Renders to one string without streaming, because no script hydrates a static page. */
  function renderStatic() {
    return renderToStaticMarkup(page({ ...routerContext, serverHandoffStream: undefined }));
  }

  async function renderInteractive() {
    const stream = await renderToReadableStream(page(routerContext), {
      nonce: { script: nonce, style: nonce },
      signal: request.signal,
      onError(error: unknown) {
        finalStatus = 500;
        context.get(kernelContext).log.error({ err: error }, "render failed");
      },
    });
    await stream.allReady;
    return new Response(stream).text();
  }

  function page(entry: EntryContext) {
    // A page that the owner made loads the styles of all blocks; other pages link them only if blocks were added there.
    const blockStyles = entry.manifest.routes[ownPageRoute]?.css ?? [];
    return (
      <Nonce value={nonce}>
        <BrandContext value={{ ...brand, attribute }}>
          <BlockDrawingContext value={{ Block, styles: blockStyles }}>
            <ServerRouter context={entry} url={request.url} nonce={nonce} />
          </BlockDrawingContext>
        </BrandContext>
      </Nonce>
    );
  }

  function publicPage() {
    const plain = withDeferredScript(marked.replaceAll(` nonce="${nonce}"`, ""));
    const scripts = scriptHashes(marked, nonce);
    // An interactive page keeps its links: React would load the sheets again that it does not find.
    const { html, hashes } = isStaticPage
      ? inlineStyles(plain, context.get(clientDirContext))
      : { html: plain, hashes: "" };
    const policy = publicPolicy(scripts, `${hashes} ${hashOf(brand.css)}`.trim()) + players;
    // nginx sends a page from the page store without our headers, so the page itself carries the policy.
    return { html: context.get(kernelContext).config.pageStore ? withPolicy(html, policy) : html, policy };
  }
}

/**
 * Logs failures of loaders and actions like all others. By default the router prints them whole, with the details that a
 * database driver attaches and, for a refused method, the address. Refusals are in the request's own log line; SEC-12.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(kernelContext).log.error({ err: error }, "page failed");
};

/**
 * Lets a public page paint before its scripts are fetched: the early script loads them after the page has loaded, or at
 * the first touch. Until then forms and links work without script. The hash allows the script wherever it stands.
 */
function withDeferredScript(html: string) {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace('<script type="module" async="">', '<script type="text/deferred">');
}

/** Adds the policy as a meta element before the first script; `frame-ancestors` works only in a header, which nginx sends. */
function withPolicy(html: string, policy: string) {
  const content = policy.replace(/frame-ancestors [^;]*; /, "");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}"/>`;
  return html.replace(/<meta charset="utf-8"\/?>/i, (charset) => charset + meta);
}

/** Hashes of the inline scripts that carry our nonce, and of no other. */
function scriptHashes(html: string, nonce: string) {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(`nonce="${nonce}"`) || /\ssrc=/.test(attributes)) continue;
    hashes.add(hashOf(code));
  }
  return [...hashes].join(" ");
}

/** The hash source of an inline script or style in a policy; empty for empty code. */
const hashOf = (code: string) =>
  code === "" ? "" : `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/** For pages with a video, and for the editor's preview frame, where a video that was just added to a draft must play. */
const anyPlayer = `; frame-src 'self' ${videoPlayers.join(" ")}`;

const shared = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "style-src-attr 'unsafe-inline'",
];

const publicPolicy = (scripts: string, styles: string) =>
  [
    ...shared,
    "frame-ancestors 'none'",
    `style-src 'self' ${styles}`.trim(),
    `script-src 'self' ${scripts}`.trim(),
  ].join("; ");

/** The preview of a draft is the only page that may be framed, and only by this site. */
const adminPolicy = (nonce: string, isPreview: boolean) =>
  [
    ...shared,
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `script-src 'self' 'nonce-${nonce}'`,
  ].join("; ");
