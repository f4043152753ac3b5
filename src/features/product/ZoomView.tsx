import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Lightbox } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { useTexts } from '#commerce/shop.ts';
import { pictureUrl } from '#rules/pictures/pictureUrl.ts';
import { zoomTexts } from '#texts/productPage.ts';
import { shellTexts } from '#texts/shell.ts';
import styles from './ZoomView.module.css';

/** Not in TypeScript's types yet, and not in every browser. */
declare const CloseWatcher: new () => EventTarget & { destroy: () => void };

/** The largest picture of the image host, in px. */
const largest = { width: 720, height: 900 };

/** The maximum of CSS pixels per pixel of the picture: about 4x on a phone and 2x on a tablet; more is blurred. */
const maxZoomPixelRatio = 2.2;

/** The background has the color of the pictures' background instead of black. */
const colors = {
  '--yarl__color_backdrop': 'var(--picture-back)',
  '--yarl__color_button': 'var(--on-picture)',
  '--yarl__color_button_active': 'var(--on-picture)',
  '--yarl__color_button_disabled': 'rgb(23 22 18 / 0.35)',
  '--yarl__button_filter': 'none',
};

interface ZoomViewProps {
  /** The server's URLs, with their texts. */
  pictures: readonly { address: string; alt: string }[];
  index: number;
  /** Called with the index of the last shown picture. */
  onClose: (index: number) => void;
}

/** The pictures of a product over the whole screen: swiped, and zoomed by pinch, double tap, keys and buttons (SIZE-04). */
export function ZoomView({ pictures, index: first, onClose }: ZoomViewProps) {
  const { zoom, shell } = useTexts(zoomTexts, shellTexts);
  const shown = useRef(first);
  // The lightbox returns to its first picture whenever it is given other slides.
  const [slides] = useState(() =>
    pictures.map(({ address, alt }) => ({ src: pictureUrl(address, largest.width), alt, ...largest })),
  );
  const close = () => onClose(shown.current);
  const onBack = useEffectEvent(close);
  useEffect(() => {
    // The back gesture of a phone closes a layer that has a watcher, and does not leave the page.
    if (!('CloseWatcher' in window)) return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', onBack);
    return () => watcher.destroy();
  }, []);
  return (
    <Lightbox
      open
      className={styles.view ?? ''}
      close={close}
      index={first}
      on={{
        view: ({ index }) => {
          shown.current = index;
        },
      }}
      plugins={[Zoom]}
      slides={slides}
      carousel={{ finite: true, padding: 0 }}
      animation={{ fade: 150, swipe: 200, zoom: 150 }}
      controller={{ closeOnPullDown: true }}
      styles={{ root: colors }}
      zoom={{ maxZoomPixelRatio, doubleClickMaxStops: 1, zoomInMultiplier: 2.5 }}
      {...(pictures.length === 1 && { render: { buttonPrev: () => null, buttonNext: () => null } })}
      labels={{
        Lightbox: zoom.title,
        Carousel: zoom.title,
        'Photo gallery': zoom.title,
        Slide: zoom.picture,
        Close: shell.close,
        Previous: zoom.previous,
        Next: zoom.next,
        'Zoom in': zoom.larger,
        'Zoom out': zoom.smaller,
      }}
    />
  );
}
