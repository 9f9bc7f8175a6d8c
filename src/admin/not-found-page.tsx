import { data } from "react-router";
import { kernelContext } from "../kernel/kernel.server.ts";
import type { Route } from "./+types/not-found-page.ts";
import { Lost } from "./lost.tsx";

/** An unknown address under /admin: 404 for who is signed in, and the login like everywhere for who is not; AUTH-05. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const session = await context.get(kernelContext).authenticate(request);
  return data(null, { status: session ? 404 : 401 });
}

export default function NotFoundPage() {
  return <Lost />;
}
