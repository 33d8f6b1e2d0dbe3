type Guard = (event: PopStateEvent) => void;

let guard: Guard = () => {};

/**
 * A window calls the listeners of its own events in the order they came, capturing or not: only one that was there before
 * the router's can keep an event from it. The client's entry calls this first; what guards comes with the first dialog.
 */
export function installPopGuard(): void {
  addEventListener("popstate", (event) => guard(event));
}

export function setPopGuard(next: Guard): void {
  guard = next;
}
