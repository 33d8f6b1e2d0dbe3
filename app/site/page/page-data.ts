import { useLoaderData } from "react-router";

const live = Symbol("page data");

/** Loader data as one string for the wire, beside the value itself for the render on the server. */
export interface PageData<T> {
  readonly json: string;
  readonly [live]?: T;
}

/** One string costs the framework's serializer far less than a tree of small objects. */
export function packPageData<T>(data: T): PageData<T> {
  const packed: PageData<T> = { json: JSON.stringify(data) };
  // Not enumerable: the serializer must not see it.
  Object.defineProperty(packed, live, { value: data, enumerable: false });
  return packed;
}

const parsed = new WeakMap<object, unknown>();

/** The same value on every render of the same data. */
export function unpackPageData<T>(packed: PageData<T>): T {
  const value = packed[live];
  if (value !== undefined) return value;
  if (!parsed.has(packed)) parsed.set(packed, JSON.parse(packed.json));
  // The string was made by packPageData from a T.
  return parsed.get(packed) as T;
}

type PageOf<Loader> =
  ReturnType<typeof useLoaderData<Loader>> extends PageData<infer Page>
    ? Page
    : never;

/** The page that the route's loader handed to `withHead`. */
export function usePageData<Loader>(): PageOf<Loader> {
  return unpackPageData(useLoaderData() as PageData<PageOf<Loader>>);
}
