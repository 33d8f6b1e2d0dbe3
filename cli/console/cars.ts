import type { CarsContext } from "#cli/cars/cars-context.ts";
import {
  AVAILABILITY_USAGE,
  carsAvailability,
  carsComment,
  carsHide,
  carsPrice,
  carsTakeBack,
  COMMENT_USAGE,
  HIDE_USAGE,
  PRICE_USAGE,
  TAKE_BACK_USAGE,
} from "#cli/cars/cars-edit.ts";
import {
  carsList,
  carsShow,
  LIST_USAGE,
  SHOW_USAGE,
} from "#cli/cars/cars-list.ts";
import { carsPhotos, PHOTOS_USAGE } from "#cli/cars/cars-photos.ts";
import { runSubcommand } from "#cli/subcommands.ts";

const CARS_USAGE = `Usage: cars <command>

What people of the stores say in the feed's place. No import touches it.

  list                          every edited car
  show <vin>                    one car's edits, and what the feed says
  hide <vin>                    take a car off the site
  availability <vin> <status>   here, on its way, on hold or its sale pending
  price <vin> <dollars|call>    another price, with the reason
  comment <vin> <text|none>     another comment
  photos <action> <vin>         list, add, hide, show, order or remove its photos
  take-back <vin> <field>       let the feed's word stand again

Options of a command: cars <command> --help
`;

export const CARS_HELP = {
  usage: CARS_USAGE,
  commands: {
    list: { run: carsList, usage: LIST_USAGE },
    show: { run: carsShow, usage: SHOW_USAGE },
    hide: { run: carsHide, usage: HIDE_USAGE },
    availability: { run: carsAvailability, usage: AVAILABILITY_USAGE },
    price: { run: carsPrice, usage: PRICE_USAGE },
    comment: { run: carsComment, usage: COMMENT_USAGE },
    photos: { run: carsPhotos, usage: PHOTOS_USAGE },
    "take-back": { run: carsTakeBack, usage: TAKE_BACK_USAGE },
  },
};

/** Resolves to the exit code: 0 done, 1 not done, 64 wrong usage. */
export function carsCommand(
  args: readonly string[],
  context: CarsContext,
): Promise<number> {
  return runSubcommand(args, context, {
    name: "cars",
    ...CARS_HELP,
    missing: "Say what to do with the cars.",
  });
}
