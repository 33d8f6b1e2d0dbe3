import { defineConfig } from "@playwright/test";

const port = 4173;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [["line"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(process.env["BROWSER_PATH"] && {
        executablePath: process.env["BROWSER_PATH"],
      }),
      args: ["--disable-gpu", "--disable-quic"],
    },
  },
  webServer: {
    command: "node server.ts --demo",
    url: `http://localhost:${port}/readyz`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      DATA_DIR: "test-results/data",
      PROFILE: "franchise",
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
    },
  },
});
