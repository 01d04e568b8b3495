/** `kadr-2026-11-28.damaged.tar.gz` for `kadr-2026-11-28.tar.gz`. */
export function damagedName(file: string): string {
  return file.replace(/(\.tar\.gz)?$/, ".damaged.tar.gz");
}
