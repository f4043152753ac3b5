import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScenarioPanel } from '#app/scenario/ScenarioPanel.tsx';
import { inModes } from './ui/modes.ts';
import { inWorld, shopMeta } from './withShop.tsx';

const opened = 'demora:800,falla:getHome=unavailable,stock:ZP0001-38=0';
const over = <ScenarioPanel opened={opened} />;

/** The panel of scenarios, which developers see in builds with the mock backend. */
const meta = {
  title: 'scenario',
  ...shopMeta,
  parameters: inWorld({ over }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'LAB-01, REACH-03: the panel makes a link of every choice, and its fields follow each other by keyboard',
  // The link leads elsewhere than the address in view, whose country it does not take over.
  parameters: inWorld({ over, path: `/?pais=co&x=1&escenario=${opened}` }),
  afterEach: inModes('dark', 'narrow'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Escenario'));
    await expect(canvas.getByLabelText('Demora por llamada (ms)')).toHaveValue('800');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Persona')).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText('Persona'), 'ana');
    await userEvent.selectOptions(canvas.getByLabelText('País'), 'cl');
    const [, call] = canvas.getAllByLabelText('Llamada que falla');
    await userEvent.type(call as HTMLElement, 'getCart');
    await expect(canvas.getByRole('link', { name: 'Abrir' })).toHaveAttribute(
      'href',
      '/?x=1&escenario=persona:ana,pais:cl,demora:800,falla:getHome=unavailable,falla:getCart=unavailable,stock:ZP0001-38=0',
    );
    await expect(canvas.getByRole('link', { name: 'Reiniciar' })).toHaveAttribute('href', '/?x=1&escenario=');
  },
};

export const Refused: Story = {
  name: 'LAB-01: what cannot be is told with what is allowed, and has no link',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Escenario'));
    const latency = canvas.getByLabelText('Demora por llamada (ms)');
    const wrong = [
      ['-5', "demora '-5' is no number of ms up to 60000; write demora:800."],
      ['99999999', "demora '99999999' is no number of ms up to 60000; write demora:800."],
      ['pronto', "demora 'pronto' is no number of ms up to 60000; write demora:800."],
    ] as const;
    for (const [typed, sentence] of wrong) {
      await userEvent.clear(latency);
      await userEvent.type(latency, typed);
      await expect(canvas.getByRole('alert')).toHaveTextContent(sentence);
      await expect(canvas.queryByRole('link', { name: 'Abrir' })).toBeNull();
    }
    await userEvent.clear(latency);
    await userEvent.type(canvas.getAllByLabelText('Stock')[0] as HTMLElement, '-');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "stock 'ZP0001-38=0-' is no item with its number; write stock:ZP0001-38=0.",
    );
  },
};

/** A story opens a scenario by the same names. */
export const Opened: Story = {
  name: 'LAB-01: a story in a scenario: a customer, and a call that fails',
  parameters: inWorld({ path: '/account', scenario: 'persona:ana,falla:getOrders=unavailable' }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Ana/))[0]).toBeVisible();
  },
};
