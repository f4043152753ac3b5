/** Puts an answer into a cache, as the one used last, and deletes those unused the longest beyond `limit`. */
export async function putBounded(
  cache: Cache,
  key: string,
  response: Response,
  limit: number,
): Promise<void> {
  // A cache lists its entries in the order in which they were put.
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((old) => cache.delete(old)));
}
