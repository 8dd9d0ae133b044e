/** @jest-environment node */
import { withoutPrecache } from "../../src/finish/offline/service-worker";

const worker = `self.__precacheManifest = [
  { "url": "app-1.js" },
  { "url": "manifest.webmanifest", "revision": "2" }
].concat(self.__precacheManifest || []);
workbox.precaching.precacheAndRoute(self.__precacheManifest, {});`;

test("the plugin's own precache is emptied, and the rest of its worker stays", () => {
  expect(withoutPrecache(worker))
    .toBe(`self.__precacheManifest = [].concat(self.__precacheManifest || []);
workbox.precaching.precacheAndRoute(self.__precacheManifest, {});`);
});
