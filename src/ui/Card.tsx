import { cloneElement, type ReactNode } from 'react';
import styles from './Card.module.css';
import type { LinkElement } from './linkElement.ts';
import { Pane } from './Pane.tsx';

export type CardLabel = { text: string; tone: 'saving' | 'urgent' | 'quiet' };

type CardProps = {
  /** The only link of the card: it takes the whole of it. */
  link: LinkElement;
  name: string;
  brand: string;
  /** A `Picture`. */
  picture: ReactNode;
  /** What hangs at the lower left of the pane. */
  ticket?: ReactNode;
  /** A small word at the upper left of the pane. */
  corner?: string | undefined;
  price: ReactNode;
  /** Three at most. */
  labels: readonly CardLabel[];
};

/** A thing in a list. Its height does not depend on what it says, so that nothing moves (PLACE-04). */
export function Card({ link, name, brand, picture, ticket, corner, price, labels }: CardProps) {
  return (
    <article className={styles.card}>
      <Pane>
        {picture}
        {corner && <p className={styles.corner}>{corner}</p>}
        {ticket && <p className={styles.ticket}>{ticket}</p>}
      </Pane>
      <div className={styles.words}>
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
    </article>
  );
}
