// Removes the service worker of the shop from every device that asks for it: docs/offline.md says when and how. It is
// served in place of the worker of the build. Pages that are open stay open, and use the network from then on.
addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => {
  const remove = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith('vidriera-')).map((name) => caches.delete(name)),
    );
    await registration.unregister();
  };
  event.waitUntil(remove());
});
