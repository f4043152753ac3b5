import { useEffect, useMemo } from 'react';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { SafeHere } from '#commerce/page/safeHere.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { nameFinder } from '#rules/addresses/nameFinder.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import { placeSheetTexts } from '#texts/places.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonBlock } from '#ui/skeletons/SkeletonBlock.tsx';
import { whenIdle } from '#ui/timing/moments.ts';
import type { Place } from './place.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import styles from './PlaceSheet.module.css';

interface PlaceSheetProps {
  open: boolean;
  /** The name of the field: 'Ciudad'. */
  label: string;
  listId: string;
  /** The places to choose from; undefined until they are there. */
  places: readonly Place[] | undefined;
  chosen: string;
  /** Which time it is open: each begins without a search. */
  turn: number;
  /** The list of the server: why it is not there, and how to get it. */
  list: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  onChoose: (id: string) => void;
  /** Goes on with none, where there is nothing to choose from. */
  onNone?: (() => void) | undefined;
  onClose: () => void;
}

/** The choice of a region or a city, by its name or from the list (ADDR-07). */
export function PlaceSheet({ open, onClose, list, onNone, ...choice }: PlaceSheetProps) {
  const { placeSheet: texts, shell } = useTexts(placeSheetTexts, shellTexts);
  const { label, places, turn } = choice;
  const failed = places === undefined && list.error !== undefined;
  const isEmpty = places?.length === 0;
  const find = useMemo(() => nameFinder(places ?? []), [places]);
  // A first search prepares the names, so that the first letter does not wait for it.
  useEffect(() => whenIdle(() => void find(label)), [find, label]);
  return (
    <Sheet full open={open} title={label} closeLabel={shell.close} onClose={onClose}>
      {failed && (
        <SafeHere value={texts.typedIsSafe}>
          <ProblemState
            level={2}
            problem={contentProblem(list.error as Problem)}
            busy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        </SafeHere>
      )}
      {!failed && places === undefined && (
        <div className={styles.more} aria-busy="true">
          <SkeletonBlock width="half" />
          <SkeletonBlock width="half" />
        </div>
      )}
      {isEmpty && <p className={styles.more}>{texts.noCities}</p>}
      {(failed || isEmpty) && onNone && (
        <div className={styles.more}>
          <p>{texts.withoutHint}</p>
          <Button kind="plain" wide onClick={onNone}>
            {texts.without}
          </Button>
        </div>
      )}
      {places !== undefined && !isEmpty && <PlaceSearch key={turn} {...choice} find={find} />}
    </Sheet>
  );
}
