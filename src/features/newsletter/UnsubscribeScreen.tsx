import { useLocation } from 'react-router-dom';
import { newsletterApi } from '#api/content.ts';
import { SendPage } from '#commerce/form/SendPage.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { useAppDispatch } from '#store/store.ts';
import { newsletterTexts } from '#texts/content.ts';

/**
 * Ends a subscription, by the key in the URL (ROUTE-37). It needs a press, because a mail program may open each link for a
 * preview (CONTENT-14).
 */
export function UnsubscribeScreen() {
  const { newsletter: texts } = useTexts(newsletterTexts);
  const dispatch = useAppDispatch();
  const { key = '' } = routeOf(useLocation().pathname).params;
  usePageHead({ barTitle: texts.title });
  return (
    <SendPage
      {...texts}
      onSend={() => dispatch(newsletterApi.endpoints.unsubscribe.initiate({ key }, { track: false }))}
    />
  );
}
