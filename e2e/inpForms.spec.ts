import { aFingerprint, aStatedCustomer } from '#fixtures/customer.ts';
import { manyCities } from '#fixtures/cities.ts';
import { choose } from './addressBook.ts';
import { expect, open, test } from './journey.ts';
import { expectFast, keyLatency, recordEvents, tapLatency, throttleCpu } from './latency.ts';
import { remember } from './signIn.ts';

/** The limit in ms and the number of tries, as in `inp.spec.ts`. */
const maxLatency = Number(process.env['INP']);
const tries = Number(process.env['TRIES'] ?? 3);

const slow = { timeout: 60_000 };

/** The form of an address: one of its fields, what is typed there, its button, and what a refusal of the server says. */
const forms = [
  {
    path: '/login',
    button: 'Ingresar',
    refused: 'E-mail o contraseña incorrectos.',
    values: { 'E-mail': 'ana@vidriera.example', Contraseña: 'Wrong123' },
  },
  {
    path: '/register',
    button: 'Registrarse',
    refused: 'El E-mail ya se encuentra registrado.',
    values: {
      'E-mail': 'ana@vidriera.example',
      Contraseña: 'Clave123',
      'Repetir contraseña': 'Clave123',
      Nombre: 'Ana',
      Apellido: 'Paz',
      'Número de DNI': '30123456',
      Día: '7',
      Mes: '5',
      Año: '1990',
    },
  },
] as const;

for (const { path, button, refused, values } of forms) {
  test(`typing into the form at ${path} and sending it responds at once`, async ({ page }) => {
    test.setTimeout(300_000);
    await recordEvents(page);
    await open(page, 'ar', path);
    const send = page.getByRole('button', { name: button });
    await expect(send).toBeVisible(slow);
    if (path === '/register') await page.getByRole('radio', { name: 'Femenino' }).check();
    await page.waitForTimeout(1000);
    await throttleCpu(page);
    const latencies: Record<'letter' | 'sendEmpty' | 'correct' | 'send', number[]> = {
      letter: [],
      sendEmpty: [],
      correct: [],
      send: [],
    };
    for (let turn = 0; turn < tries; turn += 1) {
      const type = async (into: number[]) => {
        for (const [label, value] of Object.entries(values)) {
          const field = page.getByLabel(label, { exact: true });
          await field.fill(value.slice(0, -2));
          for (const letter of value.slice(-2)) into.push(await keyLatency(page, letter));
        }
      };
      // The first time nothing is checked yet; from then on each letter is.
      await type(turn === 0 ? latencies.letter : latencies.correct);
      latencies.send.push(await tapLatency(page, send));
      await expect(page.getByText(refused)).toBeVisible(slow);
      for (const label of Object.keys(values)) await page.getByLabel(label, { exact: true }).fill('');
      latencies.sendEmpty.push(await tapLatency(page, send));
      await expect(page.getByText('Campo obligatorio').first()).toBeVisible(slow);
    }
    for (const [what, measured] of Object.entries(latencies))
      expectFast(`${path} ${what}`, measured, maxLatency);
  });
}

test('a letter typed to find one of 2,500 cities responds at once', async ({ page, context, given }) => {
  test.setTimeout(300_000);
  const customer = aStatedCustomer();
  await given('a customer has addresses', {
    customer,
    token: 'tok-140',
    fingerprint: aFingerprint,
    addresses: [],
  });
  for (const [name, places] of Object.entries(manyCities()))
    await page.route(`**/api/${name}*`, (route) =>
      route.fulfill({ json: { success: true, message: '', data: { [name]: places } } }),
    );
  await remember(context, customer);
  await recordEvents(page);
  await open(page, 'ar', '/account/addaddress');
  await choose(page, 'Provincia', 'Región 30');
  await page.waitForTimeout(1000);
  await throttleCpu(page);
  const latencies: Record<'open' | 'letter', number[]> = { open: [], letter: [] };
  for (let turn = 0; turn < tries; turn += 1) {
    latencies.open.push(await tapLatency(page, page.getByRole('combobox', { name: 'Ciudad' })));
    const sheet = page.getByRole('dialog', { name: 'Ciudad' });
    await sheet.getByRole('searchbox').focus(slow);
    for (const letter of 'nicolas 247') latencies.letter.push(await keyLatency(page, letter));
    await expect(sheet.getByRole('button', { name: 'San Nicolás 247', exact: true })).toBeVisible(slow);
    await sheet.getByRole('button', { name: 'Cerrar' }).tap();
    await expect(sheet).toBeHidden(slow);
  }
  expectFast('cities open', latencies.open, maxLatency);
  // Half of what a tap may take, as in the search box.
  expectFast('cities letter', latencies.letter, maxLatency / 2);
});
