import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: { port: 3000 },
});
