import { server } from 'vitest/browser';

// Nobody looks at the page of a test. A frame that is fully transparent is laid out, and can be clicked, as any other, but
// the browser draws none of its pixels: a sixth of the time that screen tests take.
if (server.config.browser.headless) (frameElement as HTMLElement).style.opacity = '0';
