import { isFailedQuery } from '#api/sendFailedAgain.ts';
import type { RootState } from '#store/makeStore.ts';

/** Whether any call for the content of a screen has failed, so that stored screens may have to be offered (PWA-05). */
export const hasFailedCall = ({ shopApi, catalogue }: RootState): boolean =>
  Object.values(shopApi.queries).some(isFailedQuery) ||
  Object.values(catalogue?.entries ?? {}).some(({ problems }) => problems.getCataloguePage !== undefined);
