import { type ReactNode, useState } from 'react';
import styles from './Picture.module.css';

type PictureProps = {
  /** '' when there is no picture: only the placeholder is shown and nothing is requested. */
  src: string;
  /** Candidates by width, used with `sizes`. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** '' when the text beside it says the same. */
  alt: string;
  /** Intrinsic size in px, which sets the aspect ratio. */
  width: number;
  height: number;
  /** The main picture of the screen: loaded eagerly and with high priority. */
  first?: boolean;
  /** URL of what is shown until the picture has loaded, and when it fails to load (IMG-02). */
  placeholder?: string;
  /** The whole picture is shown, 4:5, also in a wider frame. */
  'data-whole'?: '';
};

/** A picture that fills its `PictureFrame`; slightly dimmed in the dark scheme (REACH-03). */
export function Picture({ first = false, alt, src, srcSet, sizes, placeholder, ...size }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const [loadedSrc, setLoadedSrc] = useState<string>();
  // Without a placeholder too: the address is removed, so that the browser shows no symbol of a broken picture.
  const replaced = src === '' || failedSrc === src;
  const loading = placeholder !== undefined && !replaced && loadedSrc !== src;
  return (
    <img
      {...size}
      {...(replaced ? { src: placeholder } : { src, srcSet, sizes })}
      className={styles.picture}
      style={loading ? { '--placeholder': `url("${placeholder}")` } : undefined}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'auto' : 'async'}
      onLoad={() => setLoadedSrc(src)}
      onError={() => setFailedSrc(src)}
    />
  );
}

type PictureFrameProps = {
  /** Width over height; 4:5 when not given. */
  ratio?: number;
  /** Fills the height of its grid cell instead of using a ratio. */
  fill?: boolean;
  /** Background colour until the picture has loaded: the colour of the picture's edges. */
  tone?: string;
  /** A `Picture` and what overlays it. */
  children?: ReactNode;
};

/** A box with a fixed ratio behind every picture. It has its size before the picture loads, so the layout does not shift. */
export function PictureFrame({ ratio, fill = false, tone, children }: PictureFrameProps) {
  return (
    <div className={styles.frame} data-fill={fill || undefined} style={{ '--ratio': ratio, '--tone': tone }}>
      {children}
    </div>
  );
}
