import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  buildDirectory: "build",
  ssr: true,
  // The router compares a form's origin with the address at the socket, which behind TLS is another. `assertSameSite` compares it with
  // what the browser asked, before the router sees the request.
  allowedActionOrigins: ["**"],
} satisfies Config;
