import { parseDescription } from './parseDescription.ts';
import styles from './ProductContent.module.css';

/** The description of a product: its sentences, and its points as a list. */
export function Description({ text }: { text: string }) {
  const { sentences, points } = parseDescription(text);
  return (
    <div className={styles.description}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
