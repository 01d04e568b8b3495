export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}

export function mailHref(email: string): string {
  return `mailto:${email}`;
}
