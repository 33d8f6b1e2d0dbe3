import type { Point } from "#app/domain/illustration/pen/geometry.ts";
import type { Body, Face, LampFrame, Line, SidePanel } from "./body.ts";

/** Places and where they go, in rising order; what lies between moves along evenly. */
type Moves = readonly (readonly [from: number, to: number])[];

interface Reshaping extends Partial<Body> {
  readonly x?: Moves;
  readonly y?: Moves;
  readonly facePatch?: Partial<Face>;
}

/** A body of other proportions: every line moves along, and what is named besides takes the place of the old. */
export function reshape(
  body: Body,
  { x = [], y = [], facePatch, ...replaced }: Reshaping,
): Body {
  const moveX = (place: number) => movePlace(x, place);
  const moveY = (place: number) => movePlace(y, place);
  const movePoint = ([px, py, k]: Point): Point =>
    k === undefined ? [moveX(px), moveY(py)] : [moveX(px), moveY(py), k];
  const movePoints = (points: readonly Point[]) => points.map(movePoint);
  const moveLine = ([x0, y0, x1, y1]: Line): Line => [
    moveX(x0),
    moveY(y0),
    moveX(x1),
    moveY(y1),
  ];
  const moveLamp = ([outer, low, inner, high, rise]: LampFrame): LampFrame => [
    moveX(outer),
    moveY(low),
    moveX(inner),
    moveY(high),
    rise ?? 0,
  ];
  const movePanel = ([x0, x1, low, high]: SidePanel): SidePanel => [
    moveX(x0),
    moveX(x1),
    moveY(low),
    moveY(high),
  ];
  const { face, open, fuelDoor, slideRail, rails, panels, box, bed } = body;
  return {
    ...body,
    axles: [moveX(body.axles[0]), moveX(body.axles[1])],
    sill: moveY(body.sill),
    belt: moveY(body.belt),
    outline: movePoints(body.outline),
    windscreen: body.windscreen ? moveLine(body.windscreen) : null,
    backlight: body.backlight ? moveLine(body.backlight) : null,
    glass: body.glass && movePoints(body.glass),
    pillars: body.pillars.map(([head, foot, width]) => [
      moveX(head),
      moveX(foot),
      width,
    ]),
    seats: body.seats.map(moveX),
    doors: body.doors.map(movePoints),
    handles: body.handles.map(moveX),
    crease: movePoints(body.crease),
    hoodLine: movePoints(body.hoodLine),
    rearCut: movePoints(body.rearCut),
    headlamp: moveLamp(body.headlamp),
    taillamp: moveLamp(body.taillamp),
    ...(bed !== undefined && { bed: moveX(bed) }),
    ...(slideRail && { slideRail: movePoints(slideRail) }),
    ...(fuelDoor && { fuelDoor: [moveX(fuelDoor[0]), moveY(fuelDoor[1])] }),
    ...(rails && { rails: moveLine(rails) }),
    ...(panels && { panels: panels.map(movePanel) }),
    ...(box && { box: movePanel(box) }),
    ...(open && {
      open: {
        dash: movePoints(open.dash),
        steering: movePoints(open.steering),
        folded: movePoints(open.folded),
        windshield: movePoints(open.windshield),
        frame: movePoints(open.frame),
        lining: movePoints(open.lining),
      },
    }),
    face: {
      ...face,
      roof: moveY(face.roof),
      belt: moveY(face.belt),
      hood: moveY(face.hood),
      nose: moveY(face.nose),
      ...(face.glassTop !== undefined && { glassTop: moveY(face.glassTop) }),
      ...facePatch,
    },
    ...replaced,
  };
}

function movePlace(moves: Moves, place: number): number {
  let before: readonly [number, number] | undefined;
  for (const move of moves) {
    if (place <= move[0])
      return before === undefined
        ? place + move[1] - move[0]
        : before[1] +
            ((place - before[0]) * (move[1] - before[1])) /
              (move[0] - before[0]);
    before = move;
  }
  return before === undefined ? place : place + before[1] - before[0];
}
