// One chunk, loaded when the page is idle: all about the service worker.
export { Notices } from './Notices.tsx';
export { startWorker } from './startWorker.ts';
