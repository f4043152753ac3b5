import { describe, expect, test } from 'vitest';
import { inlineParts } from './inlineParts.ts';

describe('inline parts of a page', () => {
  test('are found byte for byte anywhere', () => {
    const html = `<!doctype html><html><head><style>
      @layer base;
    </style><script>early(1 < 2 && "</p>")</script><script type="module">import('/a.js')</script></head>
    <body><!-- <script>never()</script> --><div title="<script>no()</script>"></div>
    <template><style>p{}</style></template><noscript><style>b{}</style></noscript></body></html>`;
    expect(inlineParts(html)).toEqual({
      scripts: ['early(1 < 2 && "</p>")', "import('/a.js')"],
      styles: ['\n      @layer base;\n    ', 'p{}', 'b{}'],
      faults: [],
    });
  });

  test('is hashed as the browser reads it: with line feeds alone', () => {
    expect(inlineParts('<style>\r\na{}\r\n</style>').styles).toEqual(['\na{}\n']);
  });

  test('exclude data: the configuration is returned separately, other data is skipped', () => {
    const html =
      '<script type="application/json" id="config">{"mock":true}</script><script type="application/ld+json">{}</script>';
    expect(inlineParts(html)).toEqual({ scripts: [], styles: [], config: '{"mock":true}', faults: [] });
  });

  test('is hashed for any other type: rules for speculation and maps of imports are held to the policy', () => {
    const html =
      '<script type="speculationrules">{}</script><script type="importmap">{"imports":{}}</script>';
    expect(inlineParts(html).scripts).toEqual(['{}', '{"imports":{}}']);
  });

  test('is not what a script of a file holds', () => {
    expect(inlineParts('<script type="module" crossorigin src="/assets/a.js"></script>').scripts).toEqual([]);
  });
});

test.each([
  ['<p style="color:red">', '<p style="color:red">'],
  ['<P STYLE=color:red>', '<p style="color:red">'],
  ['<noscript><p style="a:b"></p></noscript>', '<p style="a:b">'],
  ['<template><p style="a:b"></p></template>', '<p style="a:b">'],
  ['<svg><path style="a:b"/></svg>', '<path style="a:b">'],
  ['<link onload="go()">', '<link onload="go()">'],
  ['<a href=" JavaScript:go()">', '<a href=" JavaScript:go()">'],
  ['<script src="https://elsewhere.example/a.js"></script>', '<script src="https://elsewhere.example/a.js">'],
  ['<script src="//elsewhere.example/a.js"></script>', '<script src="//elsewhere.example/a.js">'],
])('a page with %s cannot keep the policy', (html, fault) => {
  expect(inlineParts(html).faults).toEqual([fault]);
});
