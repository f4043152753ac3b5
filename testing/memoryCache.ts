/** A cache in memory, with what the worker uses of it, and methods replaced; a GET request or its URL is a key. */
export function memoryCache(replaced: Partial<Cache> = {}): Cache {
  const entries = new Map<string, Response>();
  const urlOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key));
  return {
    match: async (key: RequestInfo | URL) => entries.get(urlOf(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => {
      entries.set(urlOf(key), response);
    },
    delete: async (key: RequestInfo | URL) => entries.delete(urlOf(key)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    ...replaced,
  } as unknown as Cache;
}
