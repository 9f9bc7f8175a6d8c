import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createServer, type Plugin } from "vite";
import { axeSource } from "../../../e2e/support/axe-source.ts";
import { buildOfSite } from "../pages/test-server-build.ts";
import { axePath, controlPath, pageHeader, siteCookie, testHeader } from "./test-site-calls.ts";

type Sites = typeof import("./test-sites.server.ts");

/** What is answered here, beside the data of pages: the API of the sites, their pictures, and what tests ask about them. */
const ours = ["/api/", "/uploads/", "/covers/", controlPath];

/** Serves the sites of component tests from the server that gives the browser its files. */
export const serveSites = (): Plugin => ({
  name: "sites-of-component-tests",
  configureServer(server) {
    let loaded: Promise<Sites> | undefined;
    const sites = () => {
      loaded ??= loadSites();
      return loaded;
    };
    const app = new Hono()
      .get(axePath, (c) => c.body(axeSource, 200, { "content-type": "text/javascript" }))
      .post(controlPath, async (c) => c.json(await (await sites()).makeSite(await c.req.json())))
      .patch(`${controlPath}/:id`, async (c) => {
        (await sites()).changeSite(c.req.param("id"), await c.req.json());
        return c.body(null, 204);
      })
      .delete(`${controlPath}/:id`, async (c) => {
        await (await sites()).endSite(c.req.param("id"));
        return c.body(null, 204);
      })
      .get(`${controlPath}/:id/calls`, async (c) => c.json((await sites()).callsOf(c.req.param("id"))))
      .post(`${controlPath}/:id/faults`, async (c) => {
        (await sites()).breakCalls(c.req.param("id"), await c.req.json());
        return c.body(null, 204);
      })
      .post(`${controlPath}/:id/acceptances`, async (c) => {
        await (await sites()).acceptQuote(c.req.param("id"), (await c.req.json()).token);
        return c.json({});
      })
      .post(`${controlPath}/:id/forms`, async (c) => {
        await (await sites()).fillForm(c.req.param("id"), await c.req.json());
        return c.body(null, 204);
      })
      .post(`${controlPath}/:id/reminders`, async (c) =>
        c.json(await (await sites()).ringReminders(c.req.param("id"))),
      )
      .post(`${controlPath}/:id/mails`, async (c) => {
        await (await sites()).takeMail(c.req.param("id"), (await c.req.json()).raw);
        return c.body(null, 204);
      })
      .post(`${controlPath}/:id/former-texts`, async (c) => {
        await (await sites()).keepFormerText(c.req.param("id"), await c.req.json());
        return c.body(null, 204);
      })
      .delete(`${controlPath}/:id/faults`, async (c) => {
        (await sites()).mend(c.req.param("id"));
        return c.body(null, 204);
      })
      .all("*", async (c) => (await sites()).answer(siteOf(c.req.header("cookie")), c.req.raw));
    const listener = getRequestListener(app.fetch);
    server.middlewares.use(async (request, response, next) => {
      const { method = "", url = "", headers, socket } = request;
      if (!(pageHeader in headers) && !ours.some((start) => url.startsWith(start))) return next();
      const isOfScreen = url.startsWith("/api/") && !(testHeader in headers);
      const fault = isOfScreen && (await sites()).faultOf(siteOf(headers.cookie), method, url);
      if (fault === "unanswered") return socket.destroy();
      if (fault === "lost") response.end = () => response.destroy();
      await listener(request, response);
    });
  },
});

/** Loads the API by a server of its own, because that of Vitest takes packages for Node as if they were for a browser. */
async function loadSites(): Promise<Sites> {
  const loader = await createServer({
    configFile: false,
    plugins: [buildOfSite()],
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  // The exports of the module, which Vite does not type.
  return (await loader.ssrLoadModule("/src/testing/components/test-sites.server.ts")) as Sites;
}

const siteOf = (cookies = "") => new RegExp(`${siteCookie}=([\\w-]+)`).exec(cookies)?.[1] ?? "";
