import { data } from "react-router";
import { kernelContext } from "../kernel/kernel.server.ts";
import type { Route } from "./+types/kit-route.ts";
import KitPage from "./kit-page.tsx";
import { Lost } from "./lost.tsx";

/** The components in all their states, in development only; elsewhere the address is unknown. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const kernel = context.get(kernelContext);
  const session = await kernel.authenticate(request);
  if (!session) return data({ isShown: false }, { status: 401 });
  return data({ isShown: !kernel.config.production }, { status: kernel.config.production ? 404 : 200 });
}

export default function KitRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.isShown ? <KitPage /> : <Lost />;
}
