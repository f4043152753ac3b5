import { brotliCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { shopServer } from '#server/shopServer.ts';

const html = `<!doctype html>
<html lang="es-AR">
  <head>
    <meta charset="utf-8">
    <title>Vidriera</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="Moda y calzado online.">
    <link rel="icon" href="data:,">
    <style>body { margin: 0; font: 1rem/1.5 sans-serif } img { width: 100%; height: auto } h1, p { margin: 1rem }</style>
  </head>
  <body>
    <main>
      <h1>Todo el verano a pie</h1>
      <img src="/picture.avif" width="720" height="900" alt="Zapatilla urbana Lago" fetchpriority="high">
      <p>Moda y calzado online.</p>
    </main>
  </body>
</html>`;

/** A minimal page with a picture as the baseline: one HTML file with inline styles, and one product picture. */
export async function floor(): Promise<Hono> {
  const picture = await shopServer({ control: false }).request('http://localhost/images/p/zp0001-1-720.jpg', {
    headers: { accept: 'image/avif' },
  });
  if (!picture.ok) throw new Error('Failed to make the floor page: its picture is missing.');
  const bytes = await picture.arrayBuffer();
  const page = new Uint8Array(brotliCompressSync(html));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  return new Hono()
    .get('/', (context) => context.body(page, 200, headers))
    .get('/robots.txt', (context) => context.text('User-agent: *\nAllow: /\n'))
    .get('/picture.avif', (context) => context.body(bytes, 200, { 'content-type': 'image/avif' }));
}
