import { expect, test } from "vitest";
import { parseIllustrationName } from "#app/domain/illustration/illustration-address.ts";
import { DEPARTMENT_PICTURES } from "./department-pictures.ts";

test.each(Object.values(DEPARTMENT_PICTURES))(
  "%s is a picture that can be drawn",
  (address) => {
    expect(address.startsWith("/img/v/")).toBe(true);
    const picture = parseIllustrationName(address.slice("/img/v/".length));
    expect(picture).toMatchObject({ view: "profile-left", crop: "hero" });
  },
);
