import { http, HttpResponse } from 'msw';
import { aCataloguePage, aFullCataloguePage } from '#fixtures/catalogue.ts';
import type { AvailableFilter, CatalogueBody, FilterOption } from '#schemas/catalogue.ts';
import { answerWith } from './mockWorker.ts';

/** A filter option with a count of 3. */
export const option = (label: string, rest: Partial<FilterOption> = {}): FilterOption => ({
  label,
  value: label.toLowerCase(),
  active: false,
  count: 3,
  ...rest,
});

/** An available filter. */
export const filter = (
  key: string,
  name: string,
  type: string,
  options: FilterOption[],
): AvailableFilter => ({
  key,
  name,
  type,
  options,
});

/** The options of the brand filter. */
export const brands = ['Andina', 'Lino', 'Zapala'];

/** One filter of each type. */
const filters = [
  filter('category', 'Categoría', 'single_selector_subfilters', [
    option('Calzado', { subfilters: [option('Botas'), option('Zapatillas')] }),
    option('Ropa', { subfilters: [option('Jeans')] }),
  ]),
  filter('gender', 'Género', 'single_selector', [option('Mujer'), option('Hombre')]),
  filter(
    'brand',
    'Marca',
    'multi_selector',
    brands.map((brand) => option(brand)),
  ),
  filter('shoe_size', 'Talle', 'multi_selector', [option('37'), option('38')]),
  filter('color_family', 'Color', 'multi_selector_images', [
    option('Blanco', { image: `${location.origin}/images/c/blanco.jpg` }),
    option('Negro', { image: `${location.origin}/images/c/negro.jpg` }),
  ]),
  filter('price', 'Precio', 'range_selector', [option('Todos', { value: '1000-9000' })]),
  filter('free_shipping', 'Envío gratis', 'true_false', [option('Sí', { value: '1' })]),
];

/**
 * Responds to list requests with these filters; the options chosen by the request are active. Returns the bodies of the
 * count requests, which request one item.
 */
export function answerFilters(available: AvailableFilter[] = filters) {
  const requests: CatalogueBody[] = [];
  answerWith(
    http.post('*/bff/catalog/:kind', async ({ request }) => {
      const { filters: chosen } = (await request.json()) as CatalogueBody;
      return HttpResponse.json(aCataloguePage({ total: 3 + chosen.length }));
    }),
  );
  answerWith(
    http.post('*/bff/catalog/:kind/full', async ({ request }) => {
      const body = (await request.json()) as CatalogueBody;
      if (body.pageInfo.itemsPerPage === 1) requests.push(body);
      const { filters: chosen } = body;
      const activeIn = (key: string, each: FilterOption): FilterOption => {
        const choice = chosen.find(({ name }) => name === key);
        return {
          ...each,
          active: key === 'price' ? choice !== undefined : (choice?.values.includes(each.value) ?? false),
        };
      };
      return HttpResponse.json(
        aFullCataloguePage({
          total: 3 + chosen.length,
          filters: available.map((each) => ({
            ...each,
            options: each.options.map((one) => ({
              ...activeIn(each.key, one),
              ...(one.subfilters && { subfilters: one.subfilters.map((sub) => activeIn(each.key, sub)) }),
            })),
          })),
        }),
      );
    }),
  );
  return requests;
}
