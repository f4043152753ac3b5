import styles from './RangeSlider.module.css';

interface RangeEnd {
  label: string;
  /** From 0 to `steps`. */
  step: number;
  text: string;
  onMove: (step: number) => void;
}

/** A range slider with two thumbs, dragged or moved by the arrow keys; they cannot pass each other (FILT-06). */
export function RangeSlider({ steps, low, high }: { steps: number; low: RangeEnd; high: RangeEnd }) {
  const thumb = ({ label, step, text, onMove }: RangeEnd, limit: (to: number) => number) => (
    <input
      type="range"
      min={0}
      max={steps}
      value={step}
      aria-label={label}
      aria-valuetext={text}
      className={styles.thumb}
      onChange={({ target }) => onMove(limit(Number(target.value)))}
    />
  );
  return (
    <div
      className={styles.slider}
      style={{ '--low': low.step / steps, '--high': high.step / steps }}
      // In the upper half the lower thumb is on top, otherwise neither could be moved back.
      data-far={low.step > steps / 2 || undefined}
    >
      {thumb(low, (to) => Math.min(to, high.step))}
      {thumb(high, (to) => Math.max(to, low.step))}
    </div>
  );
}
