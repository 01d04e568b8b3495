/**
 * For `node --import`: the server renders every page for every request, so that rendering can be
 * measured by the addresses that visitors use. The backend's process has no pages and sees nothing.
 */
import { PageCache } from "../../server/pages/cache.ts";

const { load } = PageCache.prototype;
PageCache.prototype.find = () => undefined;
PageCache.prototype.load = function (path) {
  // A render that began before a purge is not shared: two requests at once get one each.
  this.purge();
  return load.call(this, path);
};
