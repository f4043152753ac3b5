// Removes the service worker of the shop from every device that asks for it: docs/offline.md says when and how. It is
// served in place of the worker of the build. Pages that are open stay open, and use the network from then on.

const second = 1000;

// Chromium may forget to go on where the worker before this one is started again at that moment, as by a page that is
// opened: it is asked until it does.
let asking;

addEventListener('install', () => {
  skipWaiting();
  asking = setInterval(() => skipWaiting(), second);
});

async function remove() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('vidriera-')).map((name) => caches.delete(name)));
  // A page that has just loaded registers its worker a moment later, which takes a removal back.
  for (let turn = 0; turn < 8; turn += 1) {
    await registration.unregister();
    await new Promise((resolve) => setTimeout(resolve, second));
  }
}

addEventListener('activate', (event) => {
  clearInterval(asking);
  event.waitUntil(remove());
});

// A page that has taken the removal back later than that asks this worker for its reports when it is opened again.
addEventListener('message', (event) => event.waitUntil(registration.unregister()));
