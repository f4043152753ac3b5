import { ContentLink } from '#commerce/ContentLink.tsx';
import { useShop } from '#commerce/shop.ts';
import type { SeoSettings } from '#schemas/catalogue.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { Button } from '#ui/Button.tsx';
import { Picture } from '#ui/Picture.tsx';
import styles from './CatalogueDress.module.css';

export type CatalogueDressProps = Pick<SeoSettings, 'banner' | 'coupon'>;

/** The banner of a list, in the far half of its head, and its coupon, which can be copied (CAT-39). */
export function CatalogueDress({ banner, coupon }: CatalogueDressProps) {
  const { texts, copy } = useShop();
  const dispatch = useAppDispatch();
  const { copied, notCopied, copy: label } = texts.coupon;

  async function take() {
    const done = await copy(coupon);
    dispatch(
      flashQueued({ text: done ? copied : notCopied(coupon), flashMessageType: done ? 'success' : 'error' }),
    );
  }

  return (
    <>
      {banner && (
        <ContentLink to={banner} className={styles.banner}>
          <Picture src={banner.image_url} alt={banner.name} width={164} height={78} />
        </ContentLink>
      )}
      {coupon !== '' && (
        <p className={styles.coupon}>
          <b>{coupon}</b>
          <Button kind="text" onClick={() => void take()}>
            {label}
          </Button>
        </p>
      )}
    </>
  );
}
