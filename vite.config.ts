import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "es2022",
    // Without these, each oklch colour is written a second time for browsers that nobody uses.
    cssTarget: ["chrome120", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: { build: { rolldownOptions: { input: "./src/server.ts" } } },
  },
});
