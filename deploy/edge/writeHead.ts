import { toProduct } from '#api/product/toProduct.ts';
import type { EarlyFile } from '#app/early/firstCalls.ts';
import type { Country } from '#countries/country.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { listTitle } from '#rules/catalogue/listPage.ts';
import { bannersBySlot } from '#rules/home/homeLayout.ts';
import { headOf, type PageFacts } from '#rules/metadata/pageHead.ts';
import type { getCataloguePage } from '#schemas/catalogue.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type { getHome } from '#schemas/home.ts';
import type { getProduct } from '#schemas/product.ts';

/** Where a page is opened: its path, its origin without trailing slash, and the country of its host. */
export interface Opened {
  path: string;
  origin: string;
  country: Country;
}

type Known = Omit<PageFacts, 'url' | 'origin' | 'country'>;

function homeFacts({ seoSettings, banners }: ReplyOf<typeof getHome>, { country }: Opened): Known {
  return {
    title: seoSettings?.title || country.brandName,
    description: seoSettings?.description ?? '',
    isHome: true,
    picture: bannersBySlot(banners).main[0]?.image_url,
  };
}

function listFacts({ products }: ReplyOf<typeof getCataloguePage>, { path, country }: Opened): Known {
  return {
    title: `${listTitle(parseCatalogueUrl(path))} | ${country.brandName}`,
    description: '',
    list: { products, breadcrumb: [], before: 0 },
  };
}

function productFacts(reply: ReplyOf<typeof getProduct>, { country }: Opened): Known {
  const product = toProduct(reply);
  const { productName, brand, description } = product;
  return {
    title: `${productName} | ${country.brandName}`,
    description: `${brand} ${productName}. ${description}`,
    product,
  };
}

const factsOf: Readonly<Record<EarlyFile, (reply: never, opened: Opened) => Known>> = {
  earlyHome: homeFacts,
  earlyList: listFacts,
  earlyProduct: productFacts,
};

/** A text as the value of an attribute in double quotes, or as the text of an element. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const title = /(?<=<title>)[^<]*(?=<\/title>)/;
const description = /(?<=<meta name="description" content=")[^"]*(?=")/;

/**
 * Writes the metadata of a page: title, description, canonical address, Open Graph and JSON-LD (REACH-05), because chats
 * that preview a link run no script. The schema of the call has accepted the reply.
 */
export function writeHead(document: string, early: EarlyFile, reply: unknown, opened: Opened): string {
  const { path: url, origin, country } = opened;
  const known = factsOf[early](reply as never, opened);
  const facts = { ...known, description: known.description || (description.exec(document)?.[0] ?? '') };
  const head = headOf({ ...facts, url, origin, country });
  const tags = [
    head.canonical === undefined
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escaped(head.canonical)}">`,
    ...head.properties.map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
    ),
  ];
  // Without '<' the data cannot end the block. It comes last, so that it does not delay the first paint.
  const data = head.data.replaceAll('<', String.raw`\u003c`);
  const block = data === '' ? '' : `<script type="application/ld+json">${data}</script>`;
  return document
    .replace(title, () => escaped(facts.title))
    .replace(description, () => escaped(facts.description))
    .replace('</head>', (end) => tags.join('') + end)
    .replace('</body>', (end) => block + end);
}
