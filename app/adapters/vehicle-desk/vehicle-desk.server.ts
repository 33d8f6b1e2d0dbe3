import {
  listEditedVins,
  listFieldEdits,
  readOverrides,
} from "#app/adapters/database/vehicle-edits/edit-rows.server.ts";
import { saveEdits } from "#app/adapters/database/vehicle-edits/save-edits.server.ts";
import {
  addPhotos,
  removePhoto,
} from "#app/adapters/database/vehicle-edits/save-photos.server.ts";
import { listUploads } from "#app/adapters/database/vehicle-edits/uploaded-photos.server.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { EVERYTHING, PAGE_SIZE } from "#app/domain/inventory/search.ts";
import { hasWords } from "#app/domain/vehicle-edits/find-by-words.ts";
import { showStocked } from "#app/domain/vehicle-edits/lay-over.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import type {
  FeedInventory,
  InventoryIndex,
} from "#app/ports/inventory-ports.ts";
import type {
  EditedVehicle,
  FoundVehicles,
  VehicleEdits,
  VehicleQuestion,
  VehicleSearch,
} from "#app/ports/vehicle-edit-ports.ts";

interface EditParts {
  readonly area: DatabaseArea<LeadsTables>;
  /** All pictures that were sent may be this large together. */
  readonly uploadsMegabytes: number;
  readonly feedInventory: Pick<FeedInventory, "findVehicle" | "listVehicles">;
}

/** `onSaved` hears of each change, so that lists follow at once. */
export function createVehicleEdits(
  { area, feedInventory, uploadsMegabytes }: EditParts,
  onSaved: () => void,
): VehicleEdits {
  return {
    async find(vin) {
      const fed = await feedInventory.findVehicle(vin);
      return fed === null ? null : readEdited(area, fed);
    },

    async save(change) {
      const fed = await feedInventory.findVehicle(change.vin);
      if (fed === null) return { status: "unknown" };
      const saved = await saveEdits(area, change, fed.vehicle);
      if (saved.status === "saved") onSaved();
      return saved;
    },

    async addPhotos(addition) {
      const fed = await feedInventory.findVehicle(addition.vin);
      if (fed === null) return "unknown";
      const { vehicle } = fed;
      const added = await addPhotos(area, addition, vehicle, uploadsMegabytes);
      if (added === "saved") onSaved();
      return added;
    },

    async removePhoto(removal) {
      const fed = await feedInventory.findVehicle(removal.vin);
      if (fed === null) return false;
      const isRemoved = await removePhoto(area, removal, fed.vehicle);
      if (isRemoved) onSaved();
      return isRemoved;
    },
  };
}

async function readEdited(
  { db }: Pick<EditParts["area"], "db">,
  fed: StockedVehicle,
): Promise<EditedVehicle> {
  const { vin } = fed.vehicle;
  const overrides = (await readOverrides(db, vin, vin)).get(vin);
  // What was sent came with an edit.
  return overrides === undefined
    ? { fed, shown: fed, edits: [], uploads: [] }
    : {
        fed,
        shown: showStocked(fed, overrides),
        edits: await listFieldEdits(db, vin),
        uploads: await listUploads(db, vin),
      };
}

const NOTHING: FoundVehicles = {
  total: 0,
  pageCount: 1,
  vehicles: [],
  hidden: [],
};

/** Lists know what is shown; hidden vehicles are few, and are looked through one by one. */
export function createVehicleSearch(
  { area, feedInventory }: Omit<EditParts, "uploadsMegabytes">,
  index: Pick<InventoryIndex, "search">,
): VehicleSearch {
  const { db } = area;
  const readAll = (stocked: readonly StockedVehicle[]) =>
    Promise.all(stocked.map((fed) => readEdited(area, fed)));

  async function searchAmong(
    vins: readonly string[],
    { words, storeIds }: VehicleQuestion,
  ): Promise<readonly EditedVehicle[]> {
    const stocked = await feedInventory.listVehicles(vins);
    return readAll(
      stocked.filter(
        ({ vehicle }) =>
          hasWords(vehicle, words) &&
          (storeIds === null || storeIds.includes(vehicle.storeId)),
      ),
    );
  }

  async function searchEdited(
    question: VehicleQuestion,
  ): Promise<FoundVehicles> {
    const { page } = question;
    const edited = await searchAmong(await listEditedVins(db), question);
    const shown = edited.filter((it) => !isHidden(it));
    return {
      total: shown.length,
      pageCount: Math.max(1, Math.ceil(shown.length / PAGE_SIZE)),
      vehicles: shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      hidden: edited.filter(isHidden),
    };
  }

  return {
    async search(question) {
      const { words, storeIds, page } = question;
      // No store at all would be a search among every store.
      if (storeIds?.length === 0) return NOTHING;
      if (question.isEdited === true) return searchEdited(question);
      const found = index.search({
        ...EVERYTHING,
        keywords: words.trim() === "" ? null : words,
        values: storeIds === null ? {} : { store: storeIds.toSorted() },
        page,
      });
      const stocked = await feedInventory.listVehicles(
        found.vehicles.map(({ vin }) => vin),
      );
      const byVin = new Map(stocked.map((it) => [it.vehicle.vin, it]));
      const vehicles = await readAll(
        found.vehicles.flatMap(({ vin }) => byVin.get(vin) ?? []),
      );
      return {
        total: found.total,
        pageCount: found.pageCount,
        // Lists follow an edit a moment later.
        vehicles: vehicles.filter((it) => !isHidden(it)),
        hidden: await searchAmong(await listEditedVins(db, "hidden"), question),
      };
    },
  };
}

function isHidden({ edits }: EditedVehicle): boolean {
  return edits.some(({ field }) => field === "hidden");
}
