import { cloneElement, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Elements, LinkElement } from '#ui/elements.ts';
import card from './Card.module.css';
import { PictureFrame } from './Picture.tsx';
import styles from './Shelf.module.css';

interface ShelfProps {
  title: string;
  /** `<li>` elements with a `ShelfCard` each. */
  children: ReactNode;
  /** How far it is scrolled at first, in px. */
  left?: number;
  /** Called when it is scrolled. */
  onScroll?: (left: number) => void;
}

/** A titled row of cards that is scrolled sideways. The edge of the third card shows that there are more. */
export function Shelf({ title, children, left = 0, onScroll }: ShelfProps) {
  const titleId = useId();
  const row = useRef<HTMLUListElement>(null);
  const [start] = useState(left);
  useLayoutEffect(() => {
    row.current?.scrollTo({ left: start, behavior: 'instant' });
  }, [start]);
  return (
    <section className={styles.shelf} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <ul
        ref={row}
        className={styles.row}
        onScroll={({ currentTarget }) => onScroll?.(currentTarget.scrollLeft)}
      >
        {children}
      </ul>
    </section>
  );
}

interface ShelfCardProps {
  /** The only link of the card. It covers the whole card. */
  link: LinkElement;
  name: string;
  brand: string;
  /** A `Picture`. */
  picture: Elements;
  /** A badge at the lower left of the picture. */
  ticket?: Elements;
  /** A button at the upper right of the picture. */
  tool?: Elements;
  price: Elements;
  /** A text button at the end. */
  action?: Elements;
}

/** A product of a `Shelf`; smaller than the `Card` of a list, without labels. */
export function ShelfCard({ link, name, brand, picture, ticket, tool, price, action }: ShelfCardProps) {
  return (
    <article className={styles.card}>
      <PictureFrame>
        {picture}
        {ticket && <p className={styles.ticket}>{ticket}</p>}
      </PictureFrame>
      <p className={`${card.brand} ${styles.brand}`}>{brand}</p>
      <h3 className={`${card.name} ${styles.name}`}>
        {cloneElement(link, { className: `${card.link} ${styles.link}`, children: name })}
      </h3>
      {price}
      {action && <div className={styles.action}>{action}</div>}
      {tool && <div className={card.tool}>{tool}</div>}
    </article>
  );
}
