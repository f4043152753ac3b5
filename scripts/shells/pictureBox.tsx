import { renderToStaticMarkup } from 'react-dom/server';
import { boxes } from '#app/early/firstCalls.ts';
import styles from '#ui/layout/Picture.module.css';

/** Where the first picture of a screen is in its skeleton: the first shape that fills a frame. */
const frame = /<span [^>]*data-shape="pane"[^>]*><\/span>/;

/**
 * The first paint of a page with an `<img>` in the frame of its first picture, without an address: the page's script, or
 * the server, sets that as soon as it is known. It looks as the picture of the screen does, which takes its place.
 */
export function withPictureBox(markup: string, early: keyof typeof boxes): string {
  const box = <img className={styles.picture} alt="" fetchPriority="high" {...boxes[early]} />;
  if (!frame.test(markup))
    throw new Error('Failed to write a page: its skeleton has no frame for a picture.');
  return markup.replace(frame, (shape) => shape + renderToStaticMarkup(box));
}
