/**
 * For `node --import`: the server renders every page for every request, so that rendering can be
 * measured by the addresses that visitors use. The backend's process has no pages and sees nothing.
 */
import { PageCache } from "../../server/page-cache.ts";

const { load } = PageCache.prototype;
PageCache.prototype.find = () => undefined;
PageCache.prototype.load = function (path) {
  // After a write nobody shares a render that began before it: two who ask at once get one each.
  this.renew("a table that no page shows");
  return load.call(this, path);
};
