/**
 * Resolves in a tab that the mock's service worker controls; any other tab is loaded again and waits for that. A tab that
 * opens while another one registers the worker may have none in control after msw has started: its calls would reach
 * the server.
 */
export async function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller !== null) return;
  location.reload();
  await new Promise(() => undefined);
}
