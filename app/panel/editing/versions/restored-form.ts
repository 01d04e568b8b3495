/** What the form holds after a version is restored; the fields `apart` stay as they are. */
export function restoredForm<Form extends object>(
  former: Form,
  current: Form,
  apart: readonly (keyof Form)[],
): Form {
  const form = { ...former };
  for (const field of apart) form[field] = current[field];
  return form;
}
