/**
 * Resolves in a tab that the mock's service worker controls; reloads any other tab. A tab that opens while another tab
 * registers the worker may be uncontrolled after msw has started, and its calls would reach the server.
 */
export async function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller !== null) return;
  location.reload();
  await new Promise(() => undefined);
}
