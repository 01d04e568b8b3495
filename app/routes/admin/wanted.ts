const parameter = "dalej";

/** Where to sign in, so that afterwards one comes to the screen that was asked for. */
export function signInPath(asked: string): string {
  const { pathname, search } = new URL(asked);
  const wanted = pathname + search;
  return wanted === "/admin"
    ? "/admin/login"
    : `/admin/login?${parameter}=${encodeURIComponent(wanted)}`;
}

/** The screen of the panel that an address of the sign-in names, or its first one. No other place. */
export function wantedPath(address: string): string {
  const wanted = new URL(address).searchParams.get(parameter) ?? "";
  return /^\/admin(?:[/?](?!\/)|$)/.test(wanted) && !wanted.startsWith("/admin/login")
    ? wanted
    : "/admin";
}
