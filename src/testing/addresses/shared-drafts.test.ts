import {
  createStaticHandler,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
} from "react-router";
import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import {
  isClosedContext,
  type Kernel,
  kernelContext,
  renderNotesContext,
} from "../../kernel/process/kernel.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import routes from "../../routes.ts";

const modules = import.meta.glob<object>([
  "../../site/**/*-page.tsx",
  "../../site/frame/*layout.tsx",
  "../../site/own-page/own-page.tsx",
]);
const secret = "hidden-word-77";
type Config = (typeof routes)[number];

/** The routes of the site as the server has them, with their loaders and middleware. */
async function routeOf({
  id,
  path,
  index,
  file,
  children = [],
  caseSensitive,
}: Config): Promise<RouteObject> {
  const module = await modules[`../../${file}`]?.();
  if (!module) throw new Error(`the test loads no module ${file}`);
  const { loader, middleware } = module as RouteObject; // what a route module exports
  const shared = { id: id ?? file, path, caseSensitive, loader, middleware };
  if (index) return { ...shared, index } as RouteObject;
  return { ...shared, children: await Promise.all(children.map(routeOf)) } as RouteObject;
}

const draftPages = routes.find(({ id }) => id === "draft");
const paths = (draftPages?.children?.[0]?.children ?? []).flatMap(({ path }) =>
  path === undefined ? [""] : path.includes(":") ? [] : [`/${path}`],
);

/** Opens a page behind a share link: its status, and everything that its loaders found. */
async function opener(kernel: Kernel, isClosed = false) {
  const { queryRoute: _, query } = createStaticHandler(draftPages ? [await routeOf(draftPages)] : []);
  return async (path: string) => {
    const context = new RouterContextProvider();
    context.set(kernelContext, kernel);
    context.set(renderNotesContext, { uncacheable: false });
    context.set(isClosedContext, async () => isClosed);
    let answered: StaticHandlerContext | undefined;
    await query(new Request(`http://localhost${path}`), {
      requestContext: context,
      generateMiddlewareResponse: async (run) => {
        const result = await run(new Request(`http://localhost${path}`));
        if (!(result instanceof Response)) answered = result;
        return new Response();
      },
    });
    return { status: answered?.statusCode ?? 404, data: JSON.stringify(answered?.loaderData ?? null) };
  };
}

describe.each(databases)("share links on %s", (database) => {
  const start = async () => {
    const kernel = await testKernel({ database, session: testSession });
    const call = caller(createApi(kernel));
    const page = async (title: string) =>
      (await call("POST", "/api/pages", { title, address: title })).body.id;
    const share = async (section: string) => {
      const { status, body } = await call("POST", `/api/content/${section}/shares`);
      expect(status).toBe(201);
      return `/draft/${body.token}`;
    };
    return { kernel, call, page, share };
  };

  test("ACNT-03 TRIAL-01 X2: a share link opens past publication its own page alone, and no other page that is hidden, unpublished or deleted", async () => {
    const { kernel, call, page, share } = await start();
    const own = await page("own-page");
    const hidden = await page("hidden-page");
    await call("POST", `/api/content/page-${hidden}/publish`, {});
    await call("PUT", `/api/pages/${hidden}`, { isActive: false });
    await page("unpublished-page");
    const deleted = await page("deleted-page");
    await call("DELETE", `/api/pages/${deleted}`);
    const shown = await page("shown-page");
    await call("PATCH", `/api/content/page-${shown}`, {
      client: "editor-one",
      fields: { metaTitle: { base: "", value: "public" } },
    });
    await call("POST", `/api/content/page-${shown}/publish`, {});
    const others = ["/hidden-page", "/unpublished-page", "/deleted-page", "/no-page"];
    const open = await opener(kernel);
    for (const section of ["homepage", "shared", "brand", "about", `page-${own}`]) {
      const link = await share(section);
      for (const other of others) expect((await open(link + other)).status, section + other).toBe(404);
      expect((await open(`${link}/shown-page`)).status, section).toBe(200);
      expect((await open(`${link}/own-page`)).status, section).toBe(section === `page-${own}` ? 200 : 404);
    }
    for (const id of [hidden, own]) {
      await call("PUT", `/api/pages/${id}`, { isActive: false });
      const address = id === own ? "/own-page" : "/hidden-page";
      const link = await share(`page-${id}`);
      expect((await open(link + address)).status).toBe(200);
      await call("DELETE", `/api/pages/${id}`);
      expect((await open(link + address)).status).toBe(404);
    }
  });

  test("ACNT-03 TRIAL-01 X2: no page behind a share link shows a hidden record, an unpublished article or another section's draft", async () => {
    const { kernel, call, share } = await start();
    const words = {
      title: secret,
      name: secret,
      question: secret,
      clientName: secret,
      testimonialText: secret,
    };
    const made: string[] = [];
    for (const [path, more] of [
      ["services", { description: secret }],
      ["packages", { price: 1 }],
      ["packages-server", { price: 1 }],
      ["team-members", { position: secret }],
      ["faqs", { answer: secret }],
      ["reviews", {}],
      ["vision-items", { description: secret }],
      ["projects", { description: secret }],
      ["articles", { address: "secret", body: `<p>${secret}</p>`, state: "draft" }],
      [
        "articles",
        {
          address: "later",
          body: `<p>${secret}</p>`,
          state: "scheduled",
          publishedAt: "2099-01-01T00:00:00.000Z",
        },
      ],
    ] as const) {
      const { status, body } = await call("POST", `/api/${path}`, {
        ...words,
        ...more,
        isActive: false,
        is_active: 0,
      });
      if (status === 201) made.push(path);
      else expect.fail(`${path}: ${JSON.stringify(body)}`);
    }
    expect(made.length).toBe(10);
    const draft = { client: "editor-one", fields: { heroTitle: { base: undefined, value: secret } } };
    for (const section of ["about", "services"]) {
      const { published } = (await call("GET", `/api/content/${section}`)).body;
      draft.fields.heroTitle.base = published.heroTitle;
      expect((await call("PATCH", `/api/content/${section}`, draft)).status).toBe(200);
    }
    const open = await opener(kernel);
    const link = await share("services");
    expect(paths.length).toBeGreaterThan(13);
    for (const path of paths) {
      const { status, data } = await open(link + path);
      expect(status, path).toBe(path === "/articles" ? 404 : 200); // no article is published
      // The draft that the link is for is there, so that the test would see others.
      expect(data.includes(secret), path).toBe(path === "/services");
    }
    // An article that nobody sees yet is opened by its own link alone; requirement DOC-03.
    const statuses = async (of: string) =>
      Promise.all(
        ["secret", "later"].map(async (address) => (await open(`${of}/articles/${address}`)).status),
      );
    expect(await statuses(link)).toEqual([404, 404]);
    expect(await statuses(await share("articles-1"))).toEqual([200, 404]);
    expect(await statuses(await share("articles-2"))).toEqual([404, 200]);
  });

  test("ACNT-03 TRIAL-01 X2: while the site is closed, a share link opens its own page alone", async () => {
    const { kernel, page, share } = await start();
    const own = await page("own-page");
    const open = await opener(kernel, true);
    const opened = async (section: string) => {
      const link = await share(section);
      const found = await Promise.all(
        [...paths, "/own-page"].map(async (path) => ((await open(link + path)).status === 200 ? [path] : [])),
      );
      return found.flat();
    };
    expect(await opened("about")).toEqual(["/about"]);
    expect(await opened("homepage")).toEqual([""]);
    expect(await opened("shared")).toEqual([""]);
    expect(await opened(`page-${own}`)).toEqual(["/own-page"]);
  });
});
