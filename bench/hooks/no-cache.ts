/**
 * For `node --import`: the server renders every page for every request, so that rendering can be
 * measured by the addresses that visitors use. The backend's process has no pages and sees nothing.
 */
import { PageCache } from "../../server/page-cache.ts";

const { load } = PageCache.prototype;
let asked = 0;
PageCache.prototype.find = () => undefined;
PageCache.prototype.load = function (path) {
  // A page of its own for each request: pages are made without the query, but kept by their address.
  return load.call(this, `${path}?${++asked}`);
};
