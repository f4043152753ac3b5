/** Limits of the stored pictures. */
const most = { pictures: 200, bytes: 30_000_000 };

/** The part of the storage granted by the browser above which no picture is stored. */
const fullFrom = 0.8;

const sizeHeader = 'x-size';

interface Ports {
  /** Opens the cache of the pictures; rejects where the browser blocks it. */
  open: () => Promise<Cache>;
  fetch: (request: Request) => Promise<Response>;
  /** The used part of the storage, from 0 to 1. */
  used: () => Promise<number>;
}

/**
 * The pictures already seen, from the device, within limits. Only those of the shop's own origin: the size of a picture of
 * another origin is hidden from scripts, and browsers count each one as several megabytes.
 */
export function storedPictures({ open, fetch, used }: Ports) {
  let total: Promise<number> | undefined;

  const sizeOf = async (cache: Cache, key: Request) =>
    Number((await cache.match(key))?.headers.get(sizeHeader) ?? 0);

  async function sum(cache: Cache): Promise<number> {
    const sizes = await Promise.all((await cache.keys()).map((key) => sizeOf(cache, key)));
    return sizes.reduce((all, size) => all + size, 0);
  }

  async function store(request: Request, copy: Response): Promise<void> {
    const type = copy.headers.get('content-type') ?? '';
    if (copy.status !== 200 || !type.startsWith('image/')) return;
    // A server may send a quick version first, which is not to be stored.
    if (/no-cache|no-store/.test(copy.headers.get('cache-control') ?? '')) return;
    if ((await used()) > fullFrom) return;
    const bytes = await copy.arrayBuffer();
    const cache = await open();
    total ??= sum(cache);
    let all = (await total) + bytes.byteLength;
    const headers = { 'content-type': type, [sizeHeader]: String(bytes.byteLength) };
    await cache.put(request.url, new Response(bytes, { headers }));
    const keys = [...(await cache.keys())];
    // The oldest first: a cache lists its entries in the order in which they were put.
    for (let left = keys.length; left > most.pictures || all > most.bytes; left -= 1) {
      const oldest = keys.shift();
      if (oldest === undefined) break;
      all -= await sizeOf(cache, oldest);
      await cache.delete(oldest);
    }
    total = Promise.resolve(all);
  }

  /** Answers with a stored picture, else with that of the server, which is stored afterwards. */
  async function answer(request: Request): Promise<{ response: Response; after?: Promise<void> }> {
    const found = await open().then(
      (cache) => cache.match(request.url),
      () => undefined,
    );
    if (found) return { response: found };
    const response = await fetch(request);
    // Storage that is full or blocked stores nothing.
    return { response, after: store(request, response.clone()).catch(() => undefined) };
  }

  return { answer };
}
