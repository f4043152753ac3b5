import { probe } from './probe.ts';

/** Reloads the page if the server answers; otherwise the page stays as it is (KEEP-08). */
export async function reloadPage(): Promise<void> {
  if (await probe(location.href)) location.reload();
}
