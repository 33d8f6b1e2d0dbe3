import { defineCopy } from "#app/site/page/copy.ts";

export const hoursNowCopy = defineCopy("hours", {
  openUntil: "Open until {time}",
  opensToday: "Opens {time}",
  opensTomorrow: "Opens tomorrow {time}",
  opensLater: "Opens {day} {time}",
  closed: "Closed",
});
