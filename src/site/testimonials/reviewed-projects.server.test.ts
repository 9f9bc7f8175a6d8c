import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { listActiveReviews } from "../../content/testimonials/store.server.ts";
import { kernelContext, renderNotesContext } from "../../kernel/process/kernel.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { withProjects } from "./reviewed-projects.server.ts";

const cover = "/uploads/store-cover-2400x1600.webp";
const own = "/uploads/review-own-1200x800.webp";

/** A site with these reviews in order, each with the id of its project or a picture of its own. */
async function site(...reviews: { projectId?: string; projectImage?: string }[]) {
  const kernel = await testKernel({ session: testSession });
  const call = caller(createApi(kernel));
  for (const project of [
    { id: "1", title: "متجر", summary: "متجر تمور", image: cover },
    { id: "2", title: "خفيّ", image: cover, isActive: false },
    { id: "3", title: "بلا صورة" },
  ])
    expect((await call("POST", "/api/projects", project)).status).toBe(201);
  for (const [order, review] of reviews.entries())
    expect((await call("POST", "/api/reviews", { name: "عميل", ordering: order, ...review })).status).toBe(
      201,
    );
  const context = new RouterContextProvider();
  context.set(kernelContext, kernel);
  context.set(renderNotesContext, { uncacheable: false });
  const listed = await listActiveReviews(kernel.reads);
  return { kernel, found: () => withProjects(context, listed) };
}

test("SITE-03 TEST-01 a review has its own picture, otherwise the cover of its project if the site shows the project", async () => {
  const { found } = await site(
    { projectId: "1" },
    { projectId: "1", projectImage: own },
    { projectId: "2" },
    { projectId: "3" },
    {},
  );
  const { reviews, first } = await found();
  expect(reviews.map(({ picture }) => picture)).toEqual([cover, own, null, null, null]);
  const sent = JSON.parse(JSON.stringify({ first, reviews }));
  expect(sent.first).toEqual({ id: "1", title: "متجر", summary: "متجر تمور", image: cover });
  expect(sent.reviews.map(({ covered }: { covered: unknown }) => covered)).toEqual([
    { id: "1", image: cover },
    ...[null, null, null, null],
  ]);
  expect(reviews[0]).not.toHaveProperty("projectId");
});

test.each(["2", "3", undefined])(
  "SITE-03 the first review has no large picture for project %s",
  async (projectId) => {
    const { found } = await site({ ...(projectId && { projectId }) }, { projectId: "1" });
    expect((await found()).first).toBeNull();
  },
);

test("TEST-03 SITE-03 when the projects cannot be read, the reviews are shown without pictures", async () => {
  const { kernel, found } = await site({ projectId: "1" });
  await kernel.db.schema.dropTable("projects").execute();
  const { reviews, first } = await found();
  expect(reviews.map(({ clientName, picture }) => [clientName, picture])).toEqual([["عميل", null]]);
  expect(first).toBeNull();
});
