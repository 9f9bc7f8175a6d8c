import { OpenAPIHono } from "@hono/zod-openapi";
import { deleteRecord, type Write, write } from "../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../kernel/errors.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { fieldMessages } from "../../kernel/resource/field-messages.text.ts";
import { idOf } from "../../kernel/resource/served-resource.server.ts";
import { madeTokenAnswer, type ScopeChoice, scopedCallsAnswer, tokenAnswer, tokenBody } from "./answers.ts";
import { createToken, listTokens, tokensTable } from "./store.server.ts";

/**
 * API tokens for programs, mounted at `/api/tokens`, for owners; requirement TOKEN-01. Making and revoking one needs a recent
 * proof of identity. `scopeChoices` returns the resources that tokens can be made for, `onRevoked` ends what a token made for others.
 */
export function tokensApi(
  kernel: Kernel,
  scopeChoices: () => readonly ScopeChoice[],
  onRevoked: (tx: Write, id: number) => Promise<void>,
) {
  const api = new OpenAPIHono<ApiEnv>();

  route(api, {
    call: "GET /",
    summary: "Lists the tokens that were not revoked, newest first",
    answers: { 200: tokenAnswer.array() },
    handle: async (c) => c.json(await listTokens(kernel)),
  });

  route(api, {
    call: "GET /scopes",
    summary: "Lists the resources for which tokens can be created",
    answers: { 200: scopedCallsAnswer },
    handle: (c) => c.json(scopeChoices()),
  });

  route(api, {
    call: "POST /",
    summary: "Creates a token; only this answer contains it",
    proof: true,
    body: tokenBody,
    answers: { 201: madeTokenAnswer },
    refuses: { 409: "There are 20 tokens" },
    handle: async (c, { actor, body }) => {
      const wanted = await body();
      refuseUnknown(wanted.scopes, scopeChoices());
      const { id, secret } = await write(kernel, actor, (tx) => createToken(tx, wanted));
      const token = (await listTokens(kernel)).find((token) => token.id === id);
      if (!token) throw new AppError("not-found"); // revoked in the meantime
      return c.json({ token, secret }, 201);
    },
  });

  route(api, {
    call: "DELETE /{id}",
    summary: "Revokes a token",
    proof: true,
    handle: async (c, { actor }) => {
      const id = idOf(tokensTable, c);
      await write(kernel, actor, async (tx) => {
        await deleteRecord(tx, tokensTable, id);
        await onRevoked(tx, id);
      });
    },
  });

  return api;
}

function refuseUnknown(scopes: readonly string[], choices: readonly ScopeChoice[]) {
  const known = new Set(choices.flatMap(({ resource, deeds }) => deeds.map((deed) => `${resource}:${deed}`)));
  if (scopes.some((scope) => !known.has(scope))) throw invalid({ scopes: fieldMessages.option });
}
