import type { Hono } from 'hono';
import { homeContent } from '#fixtures/home.ts';

/** The addresses of the pictures of home, the first that is seen first. */
function firstPictures(): string[] {
  const { banners, home_items } = homeContent('ar', '');
  const shown = [...(banners['main'] ?? []), ...home_items, ...(banners['bottom'] ?? [])];
  return shown.map(({ image_url }) => image_url);
}

/**
 * Asks a server that has just started for the pictures of home, one after the other: a picture takes up to a second
 * where it has never been rendered, and the first visitor is not the one to wait for it.
 */
export async function warmUp(app: Pick<Hono, 'request'>): Promise<void> {
  for (const address of firstPictures()) await app.request(address, { headers: { accept: 'image/avif' } });
}
