import type { CountryCode } from '#countries/country.ts';
import { amountIn } from '#mocks/credits/amountIn.ts';
import { emailIs, seedOfCustomers } from '#mocks/customer/seed.ts';
import type { MovementRow, WalletRow } from './tables.ts';

type Moved = [type: MovementRow['type'], amount: number, date: string, expiry: string, text: string];

/** The movements of `ana`, the oldest first; the last one happens when the promotion before it expires. */
const movements: readonly Moved[] = [
  ['in', 20_000, '2025-07-04 12:00:00', '', 'Carga de saldo'],
  ['promotion', 3_000, '2025-07-20 00:00:00', '2025-09-30', 'Promoción de invierno'],
  ['out', 12_499.9, '2025-08-03 20:15:00', '', 'Compra'],
  ['return', 8_200.4, '2025-08-15 11:05:00', '', 'Devolución de su compra'],
  ['expired', 1_000, '2025-10-01 00:00:00', '', 'Promoción de invierno'],
  ['out', 9_000.5, '2025-10-10 09:05:00', '', 'Compra'],
  ['gift_card', 15_000, '2025-11-02 18:31:00', '2026-11-02', 'Tarjeta de regalo de Carla'],
  ['in', 5_000.1, '2025-11-20 08:00:00', '', 'Carga de saldo'],
  ['out', 17_250.2, '2025-11-28 00:02:00', '', 'Compra'],
  ['return', 4_300.3, '2025-12-20 15:45:00', '', 'Devolución de su compra'],
  ['promotion', 2_500, '2026-01-06 00:00:00', '2026-03-10', 'Promoción de Reyes'],
  ['out', 6_700.2, '2026-01-20 18:44:00', '', 'Compra'],
  ['gift_card', 5_000, '2026-02-14 10:00:00', '2027-02-14', 'Tarjeta de regalo de Julia'],
  ['in', 1_250.5, '2026-02-27 16:20:00', '', 'Carga de saldo'],
  ['expired', 2_500, '2026-03-11 00:00:00', '', 'Promoción de Reyes'],
];

/** The wallet of `ana` in a country. Other customers have none. */
export function seedOfWallets(country: CountryCode) {
  const ana = seedOfCustomers(country).customers.find(emailIs('ana'))?.id ?? '';
  const wallet_id = `7${ana}`;
  return {
    wallets: [{ customer: ana, wallet_id, refundable: true }] satisfies WalletRow[],
    movements: movements.map(([type, amount, date, expiry_date, description], index): MovementRow => ({
      wallet_id,
      id: `9${ana}${String(index + 1).padStart(2, '0')}`,
      type,
      amount: amountIn(country, amount),
      date,
      expiry_date,
      description,
      order_nr: '',
    })),
  };
}
