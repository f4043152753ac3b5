import { describe, expect, test } from 'vitest';
import { parseScenario, writeScenario } from './scenario.ts';

const nothing = { falla: [], stock: [] };

describe('a scenario of an address', () => {
  test.each([
    ['', nothing],
    ['persona:ana', { ...nothing, persona: 'ana' }],
    ['pais:cl,demora:800', { ...nothing, pais: 'cl', demora: 800 }],
    [
      'falla:getCart=unavailable,falla:getHome=cut',
      {
        ...nothing,
        falla: [
          ['getCart', 'unavailable'],
          ['getHome', 'cut'],
        ],
      },
    ],
    ['stock:ZP0001-38=0', { ...nothing, stock: [['ZP0001-38', 0]] }],
    ['hora:2026-05-01T10:00:00Z', { ...nothing, hora: '2026-05-01T10:00:00Z' }],
  ])("LAB-01: '%s' is read, and written again", (text, scenario) => {
    expect(parseScenario(text)).toEqual({ scenario, wrong: [] });
    expect(writeScenario(parseScenario(text).scenario)).toBe(text);
  });

  test.each([
    ['presona:ana', "The choice 'presona' is unknown; allowed: persona, pais, demora, falla, stock, hora."],
    ['demora:-5', "demora '-5' is no number of ms up to 60000; write demora:800."],
    ['demora:1e4', "demora '1e4' is no number of ms up to 60000; write demora:800."],
    ['persona:anna', "persona 'anna' is unknown; allowed: ana, nueva, segura, confiada, socia."],
    ['persona', "persona '' is unknown; allowed: ana, nueva, segura, confiada, socia."],
    ['pais:mx', "pais 'mx' is unknown; allowed: ar, cl, co, br."],
    ['demora:pronto', "demora 'pronto' is no number of ms up to 60000; write demora:800."],
    ['demora:60001', "demora '60001' is no number of ms up to 60000; write demora:800."],
    [
      'falla:getCart=down',
      "falla of getCart 'down' is unknown; allowed: unavailable, tooManyRequests, badRequest, refused, html, empty, truncated, brokenSchema, huge, hang, slow, cut.",
    ],
    ['falla:=cut', "falla '=cut' names no call; write falla:getCart=unavailable."],
    ['stock:ZP0001-38', "stock 'ZP0001-38' is no item with its number; write stock:ZP0001-38=0."],
    ['hora:ayer', "hora 'ayer' is no time in UTC; write hora:2026-05-01T10:00:00Z."],
    [
      'hora:2026-13-01T10:00:00Z',
      "hora '2026-13-01T10:00:00Z' is no time in UTC; write hora:2026-05-01T10:00:00Z.",
    ],
    [
      'hora:2026-02-31T10:00:00Z',
      "hora '2026-02-31T10:00:00Z' is no time in UTC; write hora:2026-05-01T10:00:00Z.",
    ],
    [
      'hora:2026-04-31T10:00Z',
      "hora '2026-04-31T10:00Z' is no time in UTC; write hora:2026-05-01T10:00:00Z.",
    ],
    [
      'hora:2026-05-01T24:00:00Z',
      "hora '2026-05-01T24:00:00Z' is no time in UTC; write hora:2026-05-01T10:00:00Z.",
    ],
    ['persona:ana,persona:nueva', 'persona is chosen twice; write it once.'],
    ['pais:cl,demora:5,pais:cl', 'pais is chosen twice; write it once.'],
  ])("LAB-01: of '%s' a sentence says what is allowed", (text, sentence) => {
    expect(parseScenario(text).wrong).toEqual([sentence]);
  });

  test('LAB-01: each wrong choice is told, and what somebody types stays one choice', () => {
    expect(parseScenario('pais:mx,persona:ana,stock:x').wrong).toHaveLength(2);
    expect(writeScenario({ ...nothing, stock: [[' A,B=1 ', 2]] })).toBe('stock:A%2CB%3D1=2');
  });
});
