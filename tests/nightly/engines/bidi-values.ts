import { z } from "zod";

/** The key of an element in the messages of WebDriver. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

const element = z.looseObject({ [elementKey]: z.string() });

/** A value as WebDriver BiDi answers it. */
export const remote = z.object({
  type: z.string(),
  value: z.unknown().optional(),
  sharedId: z.string().optional(),
});
const list = z.array(remote);
const entries = z.array(z.tuple([z.string(), remote]));

const isElement = (value: unknown) => element.safeParse(value).success;

export function toReference(value: unknown): { sharedId: string } {
  return { sharedId: element.parse(value)[elementKey] };
}

export function toLocal(value: unknown): object {
  if (isElement(value)) return toReference(value);
  if (Array.isArray(value)) return { type: "array", value: value.map(toLocal) };
  return value === null || value === undefined ? { type: "null" } : { type: typeof value, value };
}

export function toValue({ type, value, sharedId }: z.infer<typeof remote>): unknown {
  if (type === "node") return { [elementKey]: sharedId };
  if (type === "array") return list.parse(value).map(toValue);
  if (type === "object") {
    return Object.fromEntries(entries.parse(value).map(([key, each]) => [key, toValue(each)]));
  }
  return value ?? null;
}

/** Of keys and the pointer. BiDi wraps the element that a pointer starts from. */
export const sources = z.array(
  z.looseObject({
    actions: z.array(
      z.looseObject({
        origin: z
          .unknown()
          .optional()
          .transform((from) =>
            isElement(from) ? { type: "element", element: toReference(from) } : from,
          ),
      }),
    ),
  }),
);
