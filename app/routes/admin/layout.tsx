import { Outlet } from "react-router";

/** Never for search engines; no public header, no footer, no particles. */
export default function AdminLayout() {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <Outlet />
    </>
  );
}
