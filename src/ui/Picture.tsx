import { useState } from 'react';
import styles from './Picture.module.css';

type PictureProps = {
  /** '' where there is none: then the placeholder alone is shown, and nothing else is asked for. */
  src: string;
  /** Candidates by width, for `sizes`. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** '' where the words beside it say the same. */
  alt: string;
  /** Own size in px, for its proportion. */
  width: number;
  height: number;
  /** The picture that the screen is about: fetched at once and first. */
  first?: boolean;
  /** Address of what stands there until the picture has come, and when it does not come (IMG-02). */
  placeholder?: string;
};

/** A picture that fills its `Pane`; at night it is a little dimmed (REACH-03). */
export function Picture({ first = false, alt, src, srcSet, sizes, placeholder, ...size }: PictureProps) {
  const [missed, setMissed] = useState<string>();
  const [shown, setShown] = useState<string>();
  const instead = placeholder !== undefined && (src === '' || missed === src);
  const waiting = placeholder !== undefined && !instead && shown !== src;
  return (
    <img
      {...size}
      {...(instead ? { src: placeholder } : { src, srcSet, sizes })}
      className={styles.picture}
      style={waiting ? { '--placeholder': `url("${placeholder}")` } : undefined}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'auto' : 'async'}
      onLoad={() => setShown(src)}
      onError={() => setMissed(src)}
    />
  );
}
