/** What a person of the panel may do: each has one or more. The database decides by them. */
export const roles = ["administrator", "editor", "author", "enquiries"] as const;
export type Role = (typeof roles)[number];

/** The known ones of a list, each once and in their order. */
export function rolesIn(list: unknown): Role[] {
  return Array.isArray(list) ? roles.filter((role) => list.includes(role)) : [];
}
