import { pageHash } from './pageHash.ts';

const isHtml = (response: Response) => /\bhtml\b/.test(response.headers.get('content-type') ?? '');

/**
 * Whether an answer is the file of this build: a network that answers everything with its own page, or a server that has
 * another build, must not get into the cache. A page is known by its revision, any other file by not being a page.
 */
export async function isExpected(response: Response, revision: string | null): Promise<boolean> {
  if (response.status !== 200) return false;
  if (revision === null || !isHtml(response)) return !isHtml(response);
  return (await pageHash(await response.clone().text())) === revision;
}
