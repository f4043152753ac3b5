import { useMemo, useState } from 'react';
import { useGetBrandsQuery } from '#api/brands.ts';
import { Link } from '#commerce/page/Link.tsx';
import { LinkMessage, ReadProblem } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import { brandFinder, brandGroups } from '#rules/content/brands.ts';
import type { BrandGroup } from '#schemas/brands.ts';
import { brandsTexts } from '#texts/content.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import styles from './BrandsScreen.module.css';

/** The brands of the shop (ROUTE-27). */
export function BrandsScreen() {
  const { brands: texts, shell, errors } = useTexts(brandsTexts, shellTexts);
  const read = useGetBrandsQuery({});
  const groups = useMemo(() => read.data && brandGroups(read.data), [read.data]);
  usePageHead({ barTitle: texts.title });

  if (groups === undefined && read.error !== undefined) return <ReadProblem read={read} />;
  if (groups === undefined) return <SkeletonMenu label={shell.loading} />;
  if (groups.length === 0)
    return <LinkMessage icon="tag" title={texts.none} link={['/menu', errors.toCategories]} />;
  return <BrandList groups={groups} />;
}

/** The maximum number of rendered brands, because thousands would slow down each key. */
const atOnce = 120;

/** The brands by their first letter as links to their lists, with a search (CONTENT-02, CONTENT-03). */
function BrandList({ groups }: { groups: readonly BrandGroup[] }) {
  const { brands: texts } = useTexts(brandsTexts);
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(atOnce);
  const find = useMemo(() => brandFinder(groups), [groups]);
  const found = find(typed, limit);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      <search className={styles.search}>
        <Field
          label={texts.search}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setLimit(atOnce);
          }}
        />
        <output className={styles.none}>{found.count === 0 && texts.notFound}</output>
      </search>
      {found.groups.map(({ letter, brands }) => (
        <section key={letter} aria-label={letter}>
          <h2 className={styles.letter}>{letter}</h2>
          <ul>
            {brands.map(({ name, url }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- Two brands may have the same name.
              <li key={`${index} ${name}`}>
                <Link className={styles.brand} to={url}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found.count > limit && (
        <div className={styles.more}>
          <Button kind="plain" wide onClick={() => setLimit(limit + atOnce)}>
            {texts.more}
          </Button>
        </div>
      )}
    </div>
  );
}
