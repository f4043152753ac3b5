import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import styles from './Gallery.module.css';

export type GalleryPicture = {
  id: string;
  /** A `PictureFrame` with its `Picture`. */
  large: ReactNode;
  /** A `Picture` without text: the name of its button is `label`. */
  small: ReactNode;
  label: string;
};

type GalleryProps = {
  label: string;
  pictures: readonly GalleryPicture[];
  /** More pictures may load: the space of their thumbnails is reserved, so that the first one does not move. */
  more?: boolean;
};

/** Pictures of one product: swiped, or chosen by the thumbnails beside them; both by keyboard too. */
export function Gallery({ label, pictures, more = false }: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const several = pictures.length > 1;

  const show = (index: number) => {
    const node = track.current;
    node?.scrollTo({ left: index * node.clientWidth });
  };

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
        {pictures.map(({ id, large }) => (
          <li key={id}>{large}</li>
        ))}
      </ul>
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
