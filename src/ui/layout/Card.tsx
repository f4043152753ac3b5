import { cloneElement } from 'react';
import type { Elements, LinkElement } from '#ui/elements.ts';
import styles from './Card.module.css';
import { PictureFrame } from './Picture.tsx';

export type CardLabel = { text: string; tone: 'saving' | 'urgent' | 'quiet' };

type CardProps = {
  /** The only link of the card. It covers the whole card. */
  link: LinkElement;
  name: string;
  brand: string;
  /** A `Picture`. */
  picture: Elements;
  /** A badge at the lower left of the picture. */
  ticket?: Elements;
  /** A small text at the upper left of the picture. */
  corner?: string | undefined;
  price: Elements;
  /** A button at the upper right of the picture. */
  tool?: Elements;
  /** Up to three. */
  labels: readonly CardLabel[];
};

/** An item of a list. Its height does not depend on its texts, so the layout does not shift (PLACE-04). */
export function Card({ link, name, brand, picture, ticket, corner, tool, price, labels }: CardProps) {
  return (
    <article className={styles.card}>
      <PictureFrame>
        {picture}
        {corner && <p className={styles.corner}>{corner}</p>}
        {ticket && <p className={styles.ticket}>{ticket}</p>}
      </PictureFrame>
      <div className={styles.text}>
        <p className={styles.brand}>{brand}</p>
        <h2 className={styles.name}>{cloneElement(link, { className: styles.link, children: name })}</h2>
        <div className={styles.price}>{price}</div>
        <ul className={styles.labels}>
          {labels.map(({ text, tone }) => (
            <li key={text} data-tone={tone}>
              {text}
            </li>
          ))}
        </ul>
      </div>
      {tool && <div className={styles.tool}>{tool}</div>}
    </article>
  );
}
