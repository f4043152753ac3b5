import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { selectCopiedCoupon } from '#store/coupons.ts';
import { selectFlashes } from '#store/flash.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { useCopyCoupon } from './useCopyCoupon.ts';

type Copy = ReturnType<typeof useCopyCoupon>;

function Part({ onCopy }: { onCopy: (copy: Copy) => void }) {
  onCopy(useCopyCoupon());
  return null;
}

test.each([
  [true, 'Cupón copiado.', 'success'],
  [false, 'No pudimos copiar el cupón. El código es ORO15.', 'error'],
])(
  'CAT-39, COUP-06: a coupon is for the field of the cart, whether the device copies it (%s) or not',
  async (isCopied, text, flashMessageType) => {
    const onCopy = vi.fn<(copy: Copy) => void>();
    const copy = vi.fn<(text: string) => Promise<boolean>>().mockResolvedValue(isCopied);
    const { store } = renderShop({ copy, children: <Part onCopy={onCopy} /> });
    await onCopy.mock.lastCall?.[0]('ORO15');
    expect(copy.mock.calls).toEqual([['ORO15']]);
    expect(selectFlashes(store.getState())).toEqual([{ text, flashMessageType }]);
    await waitFor(() => expect(selectCopiedCoupon(store.getState())).toBe('ORO15'));
  },
);
