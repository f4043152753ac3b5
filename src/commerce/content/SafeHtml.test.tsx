import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sanitise } from './SafeHtml.tsx';

/** What each of these would do if it ran. */
const run = 'window.ran=1';

/** Published ways to have a script run from HTML: scripts, handlers, frames, addresses, SVG, MathML, broken nesting. */
const corpus = [
  `<script>${run}</script>`,
  `<script src="data:text/javascript,${run}"></script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<img src=x onerror="${run}">`,
  `<img src=x onerror=&#119;indow.ran=1>`,
  `<image src=x onerror="${run}">`,
  `<p onclick="${run}" onmouseover="${run}" style="animation:a" onanimationstart="${run}">x</p>`,
  `<body onload="${run}">`,
  `<div onpointerenter="${run}" onfocus="${run}" tabindex="0" autofocus>x</div>`,
  `<input autofocus onfocus="${run}">`,
  `<details open ontoggle="${run}"><summary>x</summary></details>`,
  `<video src=x onerror="${run}"></video><audio src=x onerror="${run}"></audio>`,
  `<marquee onstart="${run}">x</marquee>`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="JaVaScRiPt:${run}">x</a>`,
  `<a href="java&#10;script:${run}">x</a>`,
  `<a href=" &#14; javascript:${run}">x</a>`,
  `<a href="vbscript:${run}">x</a>`,
  `<a href="data:text/html,<script>${run}</script>">x</a>`,
  `<a href="blob:https://x/1">x</a>`,
  `<a href="//mala.example/">x</a>`,
  `<a href="http://mala.example/">x</a>`,
  `<a href="/\\mala.example/">x</a>`,
  `<a href="/x" target="_blank" ping="https://mala.example" onclick="${run}">x</a>`,
  `<form action="javascript:${run}"><button formaction="javascript:${run}">x</button></form>`,
  `<iframe src="https://mala.example"></iframe>`,
  `<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `<object data="javascript:${run}"></object><embed src="javascript:${run}">`,
  `<frameset onload="${run}"><frame src="javascript:${run}"></frameset>`,
  `<base href="https://mala.example/">`,
  `<link rel="stylesheet" href="data:text/css,*{}"><style>@import 'https://mala.example';</style>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<svg onload="${run}"></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin="${run}" attributeName="x" dur="1s"></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text y="20">x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='a' xmlns='http://www.w3.org/2000/svg'><script>${run}</script></svg>#a"></use></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.ran=1</script>"></iframe></foreignObject></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  `<math><mi xlink:href="data:x,<script>${run}</script>"></mi></math>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  `<svg><style><img src=x onerror=${run}></style></svg>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<textarea><img title="</textarea><img src=x onerror=${run}>"></textarea>`,
  `<title><a title="</title><img src=x onerror=${run}>"></title>`,
  `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
  `<template><img src=x onerror="${run}"></template>`,
  `<select><template><img src=x onerror="${run}"></template></select>`,
  `<table><td><math><mtext><mglyph><svg><mtext><style><path id="</style><img onerror=${run} src>">`,
  `<div><!--><img src=x onerror=${run}>--></div>`,
  `<!--<img src="--><img src=x onerror=${run}//">`,
  `<?xml version="1.0"?><img src=x onerror=${run}>`,
  `<![CDATA[<img src=x onerror=${run}>]]>`,
  `<p id="__proto__"></p><form name="attributes"><input name="nodeName"></form>`,
  `<form id="cookie"><input name="parentNode"></form>`,
  `<isindex action="javascript:${run}"><keygen autofocus onfocus="${run}">`,
  `<custom-element onclick="${run}">x</custom-element>`,
  `<p is="custom-paragraph" slot="x" part="x">x</p>`,
];

const names = /^(?:href|colspan|rowspan|scope)$/;

describe('foreign HTML', () => {
  let place: HTMLElement;
  beforeEach(() => {
    place = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => {
    place.remove();
    Reflect.deleteProperty(window, 'ran');
  });

  test.each(corpus.map((html) => [html]))('CONTENT-11: nothing runs of %s', async (html) => {
    place.replaceChildren(sanitise(html));
    // What the browser makes of the result a second time must not be something else (mXSS).
    const again = document.createElement('div');
    again.innerHTML = place.innerHTML;
    place.append(again);
    for (const element of place.querySelectorAll('*')) {
      expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
      expect(
        element.matches('script, style, iframe, object, embed, form, img, base, link, meta, svg, math'),
      ).toBe(false);
      expect(element.getAttributeNames().filter((name) => !names.test(name))).toEqual([]);
      (element as HTMLElement).dispatchEvent(new Event('click'));
    }
    for (const link of place.querySelectorAll('a[href]'))
      expect(link.getAttribute('href')).toMatch(/^(?:https:\/\/|mailto:|tel:|\/[^/\\]|\/$|#)/i);
    await new Promise((done) => setTimeout(done, 10));
    expect(window).not.toHaveProperty('ran');
  });

  test.each([
    ['<h2>Club</h2><p>Con <strong>todo</strong>.</p>', '<h2>Club</h2><p>Con <strong>todo</strong>.</p>'],
    ['<a href="/ac-envios/">Ver</a>', '<a href="/ac-envios/">Ver</a>'],
    ['<a href="mailto:hola@tienda.example">Ver</a>', '<a href="mailto:hola@tienda.example">Ver</a>'],
    ['<ul><li>Uno<li>Dos</ul>', '<ul><li>Uno</li><li>Dos</li></ul>'],
    [
      '<table><caption>Plazos</caption><tr><th scope="row">CABA<td colspan="2">2 días<td rowspan="2"></table>',
      '<table><caption>Plazos</caption><tbody><tr><th scope="row">CABA</th><td colspan="2">2 días</td><td rowspan="2"></td></tr></tbody></table>',
    ],
    ['Año & ñandú <', 'Año &amp; ñandú &lt;'],
    ['', ''],
  ])('CONTENT-11: text, lists and links stay: %s', (html, shown) => {
    place.replaceChildren(sanitise(html));
    expect(place.innerHTML).toBe(shown);
  });
});
