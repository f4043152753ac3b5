import styles from './Picture.module.css';

type PictureProps = {
  src: string;
  /** Candidates by width, for `sizes`. */
  srcSet?: string;
  sizes?: string;
  /** '' where the words beside it say the same. */
  alt: string;
  /** Own size in px, for its proportion. */
  width: number;
  height: number;
  /** The picture that the screen is about: fetched at once and first. */
  first?: boolean;
};

/** A picture that fills its `Pane`; at night it is a little dimmed (REACH-03). */
export function Picture({ first = false, alt, ...image }: PictureProps) {
  return (
    <img
      {...image}
      className={styles.picture}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'auto' : 'async'}
    />
  );
}
