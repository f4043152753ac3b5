import { useShop } from '#commerce/shop.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { Notice } from '#ui/Notice.tsx';

/** A strip above the tabs while there is no network (PWA-03). */
export function OfflineNotice() {
  const { errors } = useShop().texts;
  return useAppSelector(selectOnline) ? null : <Notice icon="offline" text={errors.offline} />;
}
