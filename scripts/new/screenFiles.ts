import type { Addition } from './edits.ts';
import type { Names } from './names.ts';

/** The requirement of a screen. */
export const screenRequirement = (id: string, { resource }: Names) =>
  `- **${id}** (decision) §0 — \`/${resource}\` shows the ${resource}, or that there are none. [component]`;

const screenText = (
  { resource, noun }: Names,
  id: string,
) => `import { useGet${noun}Query } from '#api/${resource}.ts';
import { FormPage } from '#commerce/form/FormPage.tsx';
import { ReadProblem } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import { ${resource}Texts } from '#texts/${resource}.ts';
import { shellTexts } from '#texts/shell.ts';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';

/** The ${resource} (${id}). */
export function ${noun}Screen() {
  const { ${resource}: texts, shell } = useTexts(${resource}Texts, shellTexts);
  const read = useGet${noun}Query({});
  const { data: ${resource}, error } = read;
  usePageHead({ barTitle: texts.title });
  if (${resource} === undefined && error !== undefined) return <ReadProblem read={read} />;
  if (${resource} === undefined) return <SkeletonMenu label={shell.loading} />;
  if (${resource}.length === 0) return <StateMessage icon="tag" title={texts.none} />;
  return (
    <FormPage title={texts.title}>
      <ul>
        {${resource}.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </FormPage>
  );
}
`;

const texts = ({ resource, noun }: Names) => `import { textBundle } from './textBundle.ts';

export const ${resource}Texts = textBundle({
  ${resource}: {
    title: '${noun}',
    none: 'Todavía no hay nada para mostrar.',
  },
});
`;

const screenTest = (
  { resource, noun, example }: Names,
  id: string,
) => `import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { ${example} } from '#fixtures/${resource}.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';

const open = () => renderShop({ visited: ['/${resource}'] });
const answer = (${resource}: object[]) =>
  answerWith(
    http.get('*/api/${resource.toLowerCase()}', () => HttpResponse.json({ error: false, message: '', ${resource} })),
  );

test('${id}: the ${resource}, by their names', async () => {
  answer([${example}({ name: 'Norte' }), ${example}({ id: '2', name: 'Sur' })]);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: '${noun}' })).toBeVisible();
  const rows = screen.getByRole('main').querySelectorAll('li');
  expect([...rows].map(({ textContent }) => textContent)).toEqual(['Norte', 'Sur']);
  await waitFor(() => expect(document.title).toMatch(/^${noun} \\| /));
});

test('${id}: without any it says so', async () => {
  answer([]);
  open();
  expect(await screen.findByRole('heading', { name: 'Todavía no hay nada para mostrar.' })).toBeVisible();
});

test('${id}, ERR-12: a failure is an error, and a retry loads them', async () => {
  await given('a call fails', { call: 'get${noun}', fault: 'unavailable' });
  open();
  expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  await given('there are ${resource}', {});
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: '${noun}' })).toBeVisible();
});
`;

const stories = (
  { resource, noun, example }: Names,
  id: string,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { ${example} } from '#fixtures/${resource}.ts';
import { whileDown, whileReading, withoutNetwork } from './readStates.ts';
import { doubled, inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const path = '/${resource}';
const call = 'get${noun}';

/** The ${resource}. */
const meta = { title: '${resource}', ...shopMeta, parameters: inWorld({ path }) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const answer = (${resource}: object[]) =>
  http.get('*/api/${resource.toLowerCase()}', () => HttpResponse.json({ error: false, message: '', ${resource} }));

export const Ready: Story = {
  name: '${id}: the ${resource}',
  afterEach: inModes('dark', 'narrow'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(${example}().name)).toBeVisible();
  },
};

export const Empty: Story = {
  name: '${id}: none',
  beforeEach: ({ msw }) => msw.use(answer([])),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Todavía no hay nada para mostrar.' }),
    ).toBeVisible();
  },
};

const name = 'Electroencefalografistasdeprimeracategoría';
export const Long: Story = {
  name: '${id}: a long name, text doubled',
  globals: doubled,
  beforeEach: ({ msw }) => msw.use(answer([${example}({ name })])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(name)).toBeVisible();
  },
};

export const Loading = whileReading({ path, call });
export const Failed = whileDown({ path, call });
export const Offline = withoutNetwork({ path, call });
`;

/** The files of a screen, by path; src/features/README.md explains them. */
export const screenFiles = (names: Names, id: string): Record<string, string> => ({
  [`src/features/${names.resource}/${names.noun}Screen.tsx`]: screenText(names, id),
  [`src/features/${names.resource}/${names.noun}Screen.test.tsx`]: screenTest(names, id),
  [`src/texts/${names.resource}.ts`]: texts(names),
  [`stories/${names.resource}.stories.tsx`]: stories(names, id),
});

/** Where the lists name a screen, and the hook of its call. */
export const screenAdditions = ({ resource, noun }: Names): Addition[] => [
  {
    path: 'src/rules/navigation/registry.ts',
    before: '  help: {',
    text: `  ${resource}: { paths: ['/${resource}'], ...form, file: '${resource}/${noun}Screen' },\n`,
  },
  {
    path: 'src/rules/navigation/pageFile.ts',
    before: "  'help/HelpScreen':",
    text: `  '${resource}/${noun}Screen': { page: '${resource}' },\n`,
  },
  {
    path: 'stories/openScreens.ts',
    before: 'import * as survey',
    text: `import * as ${resource} from './${resource}.stories.tsx';\n`,
  },
  {
    path: 'stories/openScreens.ts',
    before: "  'survey/SurveyScreen'",
    text: `  '${resource}/${noun}Screen': statesIn(${resource}, {}),\n`,
  },
  {
    path: `src/api/${resource}.ts`,
    text: `\nexport const { useGet${noun}Query } = ${resource}Api;\n`,
  },
];
