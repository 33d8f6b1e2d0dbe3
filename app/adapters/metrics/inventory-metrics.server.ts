import { Gauge, type Registry } from "prom-client";
import type { InventoryIndex } from "#app/ports.ts";

export interface MeasuredIndex extends Pick<
  InventoryIndex,
  "version" | "vehicleCount"
> {
  /** The newest build took this long. */
  readonly buildMs: number;
}

export function watchIndex(index: MeasuredIndex, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: "forecourt_index_vehicles",
    help: "Vehicles for sale that can be searched.",
    registers,
    collect() {
      this.set(index.vehicleCount);
    },
  });
  new Gauge({
    name: "forecourt_index_version",
    help: "Version of the inventory that answers come from.",
    registers,
    collect() {
      this.set(index.version);
    },
  });
  new Gauge({
    name: "forecourt_index_build_seconds",
    help: "How long the newest build of the search index took.",
    registers,
    collect() {
      this.set(index.buildMs / 1_000);
    },
  });
}
