import { useLocation } from 'react-router-dom';
import { feedbackApi } from '#api/content.ts';
import { SendPage } from '#commerce/form/SendPage.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { useAppDispatch } from '#store/store.ts';
import { newsletterTexts } from '#texts/content.ts';

/** Ends a subscription by a press: opening may be a mail program's preview (ROUTE-37, CONTENT-14). */
export function UnsubscribeScreen() {
  const { newsletter: texts } = useTexts(newsletterTexts);
  const dispatch = useAppDispatch();
  const { key = '' } = routeOf(useLocation().pathname).params;
  usePageHead({ barTitle: texts.title });
  return (
    <SendPage
      {...texts}
      onSend={() => dispatch(feedbackApi.endpoints.unsubscribe.initiate({ key }, { track: false }))}
    />
  );
}
