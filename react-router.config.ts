import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // The whole route table is small; one manifest saves a request per hover.
  routeDiscovery: { mode: "initial" },
  // A form's action in a file of its own failed by itself: the page was then shown without its content (Spec §8).
  splitRouteModules: false,
} satisfies Config;
