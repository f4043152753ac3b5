import { textBundle } from './textBundle.ts';

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

export const addressesTexts = textBundle(
  {
    addresses: {
      toList: 'Ver mis direcciones',
      added: 'Dirección agregada exitosamente.',
      edited: 'Dirección editada exitosamente.',
      removed: 'Dirección removida exitosamente.',
      addUnclear:
        'No recibimos la respuesta: no sabemos si la dirección fue agregada. Revise sus direcciones antes de guardarla otra vez.',
      editUnclear:
        'No recibimos la respuesta: no sabemos si la dirección fue editada. Revise sus direcciones antes de guardarla otra vez.',
      removalUnclear:
        'No recibimos la respuesta: no sabemos si la dirección fue eliminada. Revise sus direcciones antes de eliminarla otra vez.',
      reviewData: 'Revise los datos ingresados.',
      foreignPostcode: 'El código postal no pertenece a la región seleccionada.',
    },
    addressForm: {
      add: 'Agregar dirección',
      edit: 'Editar dirección',
      send: 'Guardar',
      gone: 'Esta dirección ya no está en su cuenta. Puede agregarla como una dirección nueva.',
      addAsNew: 'Agregar como nueva',
      firstName: 'Nombre',
      lastName: 'Apellido',
      prefix: 'Código de área',
      phone: 'Teléfono',
      phoneHint: 'Ingrese de 6 a 8 dígitos',
      otherPhone: 'Otro teléfono (opcional)',
      postcode: 'Código postal',
      street: 'Calle',
      streetNumber: 'Número',
      details: 'Piso, unidad o indicaciones (opcional)',
      type: 'Tipo de dirección',
      asShipping: 'Usar como dirección de envío',
      asBilling: 'Usar como dirección de facturación',
    },
  },
  {
    cl: { addressForm: { phoneHint: 'Ingrese 9 dígitos' } },
    co: { addressForm: { phoneHint: 'Ingrese 10 dígitos' } },
    br: { addressForm: { phoneHint: 'Ingrese 10 u 11 dígitos' } },
  },
);
