/** Reloads the page if the server answers; otherwise the page stays as it is (KEEP-08). */
export async function reloadPage(): Promise<void> {
  if (await probe(location.href)) location.reload();
}

/** Status and content type that the server answers a HEAD request with, past any cache; undefined without an answer. */
export async function probe(url: string) {
  try {
    const { status, headers } = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return { status, type: headers.get('content-type') };
  } catch {
    return undefined;
  }
}
