import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isFailedQuery } from '#api/sendFailedAgain.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { shownAge, storedSubject } from '#rules/start/offline.ts';
import { selectFlashes } from '#store/flash.ts';
import { type RootState, useAppDispatch, useAppSelector } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { selectShownAnswer, selectVersion, versionAccepted, versionPutOff } from '#store/worker.ts';
import { offlineTexts } from '#texts/deferredShell.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { NoticeActions } from '#ui/feedback/NoticeActions.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';

/** Loaded once a call has failed, because it needs the code of lists; without it nothing is offered. */
const StoredScreens = lazyPart(() => import('./StoredScreens.tsx'), 'StoredScreens');

/** Interval in ms at which the shown age is updated. */
const tick = 30_000;

/** Returns the current age in minutes of the screen's content. */
function useShownAge(): number | undefined {
  const { clock } = useShop();
  const { pathname, search } = useLocation();
  const online = useAppSelector(selectOnline);
  const shown = useAppSelector((state) => selectShownAnswer(state, storedSubject(pathname + search)));
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (shown === undefined) return undefined;
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), tick);
    return () => clearInterval(timer);
  }, [shown]);
  return shownAge(shown, clock(), online);
}

/**
 * The strip above the tabs, with one notice at a time, the most urgent first: a missing network (PWA-03), the age of the
 * content (PWA-05), or a new version (PWA-06). `isMissing`: the screen has no content, so it has no age.
 */
function Strip({ isMissing }: { isMissing: boolean }) {
  const { errors, offline: texts } = useTexts(shellTexts, offlineTexts);
  const dispatch = useAppDispatch();
  const online = useAppSelector(selectOnline);
  const version = useAppSelector(selectVersion);
  const said = useAppSelector(selectFlashes).map(({ text }) => text);
  const age = useShownAge();
  const aged = age === undefined || isMissing ? '' : texts.updated(age);

  if (!online && !said.includes(errors.offline))
    return <Notice icon="offline" text={[errors.offline, aged].join(' ').trim()} />;
  if (version === 'waiting')
    return (
      <Notice text={texts.newVersion}>
        <NoticeActions>
          <Button kind="text" onClick={() => dispatch(versionPutOff())}>
            {texts.later}
          </Button>
          <Button kind="text" onClick={() => dispatch(versionAccepted())}>
            {texts.update}
          </Button>
        </NoticeActions>
      </Notice>
    );
  return aged && <Notice text={aged} />;
}

/** The strip about stored content, and on a screen without content the links to stored screens. */
export function Notices() {
  const mayOffer = useAppSelector(hasFailedCall);
  const [isMissing, setMissing] = useState(false);
  return (
    <>
      <Strip isMissing={isMissing} />
      {mayOffer && <StoredScreens onMissing={setMissing} />}
    </>
  );
}

/** Whether any call for the content of a screen has failed, so that stored screens may have to be offered (PWA-05). */
const hasFailedCall = ({ shopApi, catalogue }: RootState): boolean =>
  Object.values(shopApi.queries).some(isFailedQuery) ||
  Object.values(catalogue?.entries ?? {}).some(({ problems }) => problems.getCataloguePage !== undefined);
