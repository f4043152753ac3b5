import { useShop, useTexts } from '#commerce/shop.ts';
import type { ProductPreview } from '#schemas/listing.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppDispatch } from '#store/store.ts';
import { shareTexts } from '#texts/productPage.ts';
import { IconButton } from '#ui/controls/Button.tsx';

/** Opens the share sheet of the device with the URL of a product; without a share sheet it copies the URL (REACH-04). */
export function ShareButton({ product }: { product: Pick<ProductPreview, 'productName' | 'url'> }) {
  const { copy, origin, share } = useShop();
  const { share: texts } = useTexts(shareTexts);
  const dispatch = useAppDispatch();

  async function send() {
    const { href } = new URL(product.url, origin);
    if (await share({ title: product.productName, url: href })) return;
    const done = await copy(href);
    const text = done ? texts.copied : texts.notCopied(href);
    dispatch(flashQueued({ text, flashMessageType: done ? 'success' : 'error' }));
  }

  return <IconButton icon="share" label={texts.share} onClick={() => void send()} />;
}
