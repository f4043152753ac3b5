import { cloneElement } from 'react';
import type { LinkElement } from '#ui/controls/linkElement.ts';
import type { Elements } from '#ui/elements.ts';
import card from './Card.module.css';
import { PictureFrame } from './PictureFrame.tsx';
import styles from './Shelf.module.css';

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
