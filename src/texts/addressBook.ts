import { textBundle } from './textBundle.ts';

/** Texts of the address book. */
export const addressBookTexts = textBundle({
  addressBook: {
    title: 'Mis direcciones',
    add: 'Agregar dirección',
    edit: 'Editar',
    remove: 'Eliminar',
    confirm: '¿Eliminar esta dirección?',
    keep: 'Cancelar',
    shipping: 'Dirección de envío',
    billing: 'Dirección de facturación',
    none: 'Todavía no tiene direcciones.',
    noneHint: 'Agregue una para recibir sus pedidos.',
  },
});
