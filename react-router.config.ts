import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The whole route table is small; one manifest saves a request per hover.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
