import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { whenIdle } from '#ui/timing/whenIdle.ts';

interface Opened {
  open: boolean;
  onClose: () => void;
}

interface LateProps {
  /** What is done in its place if its code does not load. */
  onMissing?: () => void;
}

/**
 * A sheet whose code is loaded when the page is idle, so that it opens without network too, or when it is first opened.
 * If it does not load it is closed, with a message (KEEP-08).
 */
export function lateSheet<Props extends Opened>(name: string, load: () => Promise<ComponentType<Props>>) {
  return function LateSheet({ onMissing, ...props }: Props & LateProps) {
    const { loadPart } = useShop();
    const [Sheet, setSheet] = useState<ComponentType<Props>>();
    const goWithout = useEffectEvent(() => {
      props.onClose();
      onMissing?.();
    });
    // A failure is met again, and shown, when the sheet is opened.
    // Stryker disable next-line ArrayDeclaration: a list that never changes
    useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
    const isMissing = props.open && Sheet === undefined;
    useEffect(() => {
      if (!isMissing) return;
      let isWanted = true;
      const bring = async () => {
        const part = await loadPart(name, load);
        if (part !== undefined) setSheet(() => part);
        // Whoever has gone elsewhere has called it off.
        else if (isWanted) goWithout();
      };
      void bring();
      return () => {
        isWanted = false;
      };
    }, [isMissing, loadPart]);
    return Sheet && <Sheet {...(props as unknown as Props)} />;
  };
}
