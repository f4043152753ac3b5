import { useGetPayLaterCheckQuery, useGetPayLaterWidgetQuery } from '#api/payLater.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { payLaterTexts } from '#texts/productPage.ts';
import { Rows } from '#ui/layout/Rows.tsx';

/** Buy now, pay later, where the country has it and both calls answer; nothing otherwise (BNPL-01, BNPL-03, BNPL-04). */
export function PayLater() {
  const { payLater } = useTexts(payLaterTexts);
  const skip = !useShop().country.switches.buyNowPayLater;
  const widget = useGetPayLaterWidgetQuery({}, { skip });
  const check = useGetPayLaterCheckQuery({}, { skip });
  if (!widget.data || !check.data) return null;
  return <Rows items={[{ icon: 'tag', title: payLater.title, text: payLater.hint }]} />;
}
