import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/controls/Button.tsx';
import type { Elements } from '#ui/elements.ts';
import styles from './Gallery.module.css';

export type GalleryPicture = {
  id: string;
  /** A `PictureFrame` with its `Picture`. */
  large: Elements;
  /** A `Picture` without text: the name of its button is `label`. */
  small: Elements;
  label: string;
};

type GalleryProps = {
  label: string;
  pictures: readonly GalleryPicture[];
  /** More pictures may load: the space of their thumbnails is reserved, so that the first one does not move. */
  more?: boolean;
  /** Enlarges a picture; called on a press of it, and on Enter. */
  zoom?: { label: string; onZoom: (index: number) => void };
  /** An `IconButton` in the upper corner. */
  tool?: Elements;
  /** The picture to go to, whenever this changes. */
  shown?: number | undefined;
};

/** Pictures of one product: swiped, chosen by the thumbnails beside them, or enlarged; all by keyboard too. */
export function Gallery({ label, pictures, more = false, zoom, tool, shown }: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const several = pictures.length > 1;

  const show = (index: number) => {
    const node = track.current;
    node?.scrollTo({ left: index * node.clientWidth });
  };

  useEffect(() => {
    if (shown !== undefined) show(shown);
    // oxlint-disable-next-line react/exhaustive-deps -- `show` is another function on each render, and does the same.
  }, [shown]);

  const step = (event: KeyboardEvent) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    show(current + way);
  };

  return (
    <section className={styles.gallery} aria-label={label} data-thumbs={several || more || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- What scrolls is moved by the arrow keys. */}
      <ul
        ref={track}
        className={styles.track}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by keyboard.
        tabIndex={several ? 0 : undefined}
        onKeyDown={step}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {pictures.map(({ id, large }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- The button below has the keys.
          <li key={id} onClick={() => zoom?.onZoom(index)}>
            {large}
          </li>
        ))}
      </ul>
      {tool && <div className={styles.tool}>{tool}</div>}
      {zoom && (
        <div className={styles.zoom}>
          <IconButton icon="search" label={zoom.label} onClick={() => zoom.onZoom(current)} />
        </div>
      )}
      {several && (
        <ul className={styles.thumbs}>
          {pictures.map(({ id, small, label: name }, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={name}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => show(index)}
              >
                {small}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
