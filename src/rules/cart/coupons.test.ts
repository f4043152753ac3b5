import { describe, expect, test } from 'vitest';
import { couponRefusals } from '#schemas/coupons.ts';
import { couponsTexts } from '#texts/coupons.ts';
import { couponCode, couponFaults, faultOfCode } from './coupons.ts';

const { couponFaults: texts } = couponsTexts('ar');
const failed = (...codes: string[]) => ({
  status: 200,
  errors: codes.map((code) => ({ code, message: 'Invalid coupon' })),
});
const messages = (change: 'add' | 'remove', ...codes: string[]) =>
  couponFaults(change, failed(...codes), true).map((fault) => texts[fault]);

describe('the code of a coupon', () => {
  test.each([
    ['VERANO10', 'VERANO10'],
    ['  verano10\t', 'VERANO10'],
    ['Señal-5', 'SEÑAL-5'],
    ['<b>x</b>', '<B>X</B>'],
    [' ', ''],
    ['\uFEFFverano\u200B10 🎉', 'VERANO10'],
    ['🎉\u2060', ''],
    ['ｖｅｒａｎｏ１０', 'VERANO10'],
    ['VERANO1️⃣0️⃣', 'VERANO10'],
    ['sen\u0303al', 'SEÑAL'],
  ])('COUP-07, VAL-37: %j is sent as %j', (text, code) => {
    expect(couponCode(text)).toBe(code);
  });

  test.each([
    ['', 'COUPON_ENTER_VALID'],
    ['V', undefined],
    ['V'.repeat(64), undefined],
    ['V'.repeat(65), 'COUPON_INVALID'],
    ['V'.repeat(5000), 'COUPON_INVALID'],
  ])('COUP-04: whether %.10s has a fault before it is sent', (code, fault) => {
    expect(faultOfCode(code)).toBe(fault);
  });
});

describe('the messages of a coupon that failed', () => {
  test.each([
    ['ERR-31', 'COUPON_INVALID', 'El cupón no es válido.'],
    ['ERR-32', 'COUPON_ENTER_VALID', 'Ingrese un cupón válido.'],
    ['ERR-33', 'COUPON_PRODUCT_NOT_INCLUDED', 'El producto no forma parte del beneficio.'],
    ['ERR-34', 'COUPON_REMOVE_FAILED', 'Error al remover el cupón.'],
    ['ERR-35', 'COUPON_MAX_DISCOUNT', 'Se alcanzó el descuento máximo.'],
    ['ERR-36', 'COUPON_MAX_COUPONS', 'Se alcanzó la cantidad máxima de cupones.'],
    ['ERR-37', 'COUPON_NOT_COMBINABLE', 'El cupón no es acumulable con promociones.'],
    ['ERR-38', 'COUPON_NOT_ON_DISCOUNTED', 'El cupón no aplica a productos con descuento.'],
    ['ERR-39', 'COUPON_NOT_ON_GIFT_CARD', 'El cupón no aplica a tarjetas de regalo.'],
    ['ERR-40', 'COUPON_RECENT_PURCHASE_ONLY', 'El cupón solo aplica con compras recientes.'],
    ['ERR-41', 'COUPON_CREDIT_LIMIT', 'Se alcanzó el límite de cupones de crédito.'],
  ])('COUP-05, %s: %s reads "%s"', (_id, code, text) => {
    expect(messages('add', code)).toEqual([text]);
  });

  test('COUP-05: are one for each code, in their order', () => {
    expect(messages('add', 'COUPON_NOT_COMBINABLE', 'COUPON_NOT_ON_GIFT_CARD')).toEqual([
      'El cupón no es acumulable con promociones.',
      'El cupón no aplica a tarjetas de regalo.',
    ]);
  });

  test('COUP-05: say each thing once', () => {
    expect(messages('add', 'COUPON_INVALID', 'OTHER', 'COUPON_INVALID', 'toString')).toEqual([
      'El cupón no es válido.',
      'Error al agregar el cupón.',
    ]);
  });

  test.each([
    ['adding', 'add', 'Error al agregar el cupón.'],
    ['removing', 'remove', 'Error al remover el cupón.'],
  ] as const)('COUP-05: an unknown code, or none, while %s', (_what, change, text) => {
    expect(messages(change, 'OTHER')).toEqual([text]);
    expect(messages(change)).toEqual([text]);
    expect(couponFaults(change, { errors: [] }, true).map((fault) => texts[fault])).toEqual([text]);
  });

  test('ERR-15: without network that is the reason', () => {
    expect(couponFaults('add', { errors: [] }, false)).toEqual(['offline']);
    expect(couponFaults('add', failed('COUPON_INVALID'), false)).toEqual(['COUPON_INVALID']);
  });

  test('each refusal has a text, and says what to do about it', () => {
    const { couponHints } = couponsTexts('ar');
    expect(couponRefusals.map((refusal) => texts[refusal]).every((text) => text.length > 10)).toBe(true);
    expect(couponRefusals.map((refusal) => couponHints[refusal]).every((text) => text.length > 10)).toBe(
      true,
    );
  });
});
