import { readInTime } from './storedAnswer.ts';

/** Limits of the stored pictures. */
const max = { pictures: 200, bytes: 30_000_000 };

/** Above this part of the browser's storage quota no picture is stored. */
const fullFrom = 0.8;

const sizeHeader = 'x-size';

/** Marks a picture that is requested again whenever there is a network: a server may send a quick version first. */
const againHeader = 'x-again';

interface Ports {
  /** Rejects if the browser blocks the cache. */
  open: () => Promise<Cache>;
  fetch: (request: Request) => Promise<Response>;
  /** The used part of the storage, from 0 to 1. */
  used: () => Promise<number>;
}

/**
 * Stores pictures and answers with them, within limits. Only pictures of the shop's own origin: scripts cannot read the
 * size of others, and browsers count each of them as several megabytes.
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
    const control = copy.headers.get('cache-control') ?? '';
    if (copy.status !== 200 || !type.startsWith('image/') || control.includes('no-store')) return;
    if ((await used()) > fullFrom) return;
    const bytes = await copy.arrayBuffer();
    const cache = await open();
    total ??= sum(cache);
    let all = (await total) + bytes.byteLength;
    const before = await cache.match(request.url);
    all -= Number(before?.headers.get(sizeHeader) ?? 0);
    const headers = new Headers({ 'content-type': type, [sizeHeader]: String(bytes.byteLength) });
    if (control.includes('no-cache')) headers.set(againHeader, '1');
    await cache.put(request.url, new Response(bytes, { headers }));
    const keys = [...(await cache.keys())];
    // A cache lists its entries in insertion order, so the oldest is first.
    for (let left = keys.length; left > max.pictures || all > max.bytes; left -= 1) {
      const oldest = keys.shift();
      if (oldest === undefined) break;
      all -= await sizeOf(cache, oldest);
      await cache.delete(oldest);
    }
    total = Promise.resolve(all);
  }

  /** Answers with the stored picture, else requests and stores it. */
  async function answer(request: Request): Promise<{ response: Response; after?: Promise<void> }> {
    const found = await readInTime(async () => (await open()).match(request.url));
    if (found && !found.headers.has(againHeader)) return { response: found };
    const response = await fetch(request).catch((cause: unknown) => {
      if (found === undefined) throw cause;
      return found;
    });
    if (response === found) return { response };
    // Storage may be full or blocked.
    return { response, after: store(request, response.clone()).catch(() => undefined) };
  }

  return { answer };
}
